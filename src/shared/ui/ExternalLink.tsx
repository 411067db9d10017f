import type { ComponentProps } from "react";
import { useTexts } from "../widget/useTexts.ts";
import { safeHref } from "../host/safeHref.ts";
import { texts } from "./texts.ts";

export interface ExternalLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string | null | undefined;
}

/**
 * Opens another site in a new tab, and says so. Without a safe address, its content stays as text.
 */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const { newTab } = useTexts(texts);
  const address = safeHref(href);
  if (!address) return <>{children}</>;
  return (
    <a {...rest} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
