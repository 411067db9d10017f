import type { ComponentProps } from "react";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Button.css?inline";
import type { ButtonKind } from "./Button.tsx";
import { classes } from "./classes.ts";
import { safeHref } from "../host/safeHref.ts";

export interface LinkButtonProps extends Omit<ComponentProps<"a">, "href"> {
  href: string | null | undefined;
  kind?: ButtonKind | undefined;
  wide?: boolean | undefined;
  /** The reason for `widget:navigate`. The host may handle the navigation itself. */
  reason?: string | undefined;
}

/** A link that looks like a button. Renders nothing without a safe address. */
export function LinkButton({
  href,
  kind = "secondary",
  wide,
  reason,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  useSheet(css, "ui");
  const { emit } = useEnvironment();
  const address = safeHref(href);
  if (!address) return null;
  return (
    <a
      onClick={(event) =>
        reason && !emit("widget:navigate", { url: address, reason }, true) && event.preventDefault()
      }
      {...rest}
      href={address}
      className={classes("button", kind, wide && "wide", className)}
    >
      {children}
    </a>
  );
}
