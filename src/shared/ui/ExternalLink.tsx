import type { ComponentProps } from "react";
import { safeHref } from "./safeHref.ts";

export interface ExternalLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string | null | undefined;
}

/** Opens another site in a new tab, and says so; without a safe address its words stay as text. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const address = safeHref(href);
  if (!address) return <>{children}</>;
  return (
    <a {...rest} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
