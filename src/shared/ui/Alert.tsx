import type { ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./Alert.css?inline";
import { AlertIcon } from "./icons/Alert.ts";
import { CheckIcon } from "./icons/Check.ts";
import { InfoIcon } from "./icons/Info.ts";

export interface AlertProps {
  /** Danger interrupts a screen reader; the others wait their turn. */
  kind?: "danger" | "positive" | "info" | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  actions?: ReactNode;
}

const icons = { danger: AlertIcon, positive: CheckIcon, info: InfoIcon };

export function Alert({ kind = "danger", title, children, actions }: AlertProps) {
  useSheet(css, "kit");
  const Icon = icons[kind];
  return (
    <div className={`alert ${kind}`} role={kind === "danger" ? "alert" : "status"}>
      <Icon />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className="alert-actions">{actions}</div>}
      </div>
    </div>
  );
}
