import type { ReactNode } from "react";
import { ExternalLink } from "./ExternalLink.tsx";

/**
 * The link inside a text: `copy.agree({ terms: textLink("terms", url) })`. Without a safe address,
 * its content stays as text.
 */
export function textLink(key: string, href: string | null | undefined) {
  return (text: string): ReactNode => (
    <ExternalLink key={key} href={href}>
      {text}
    </ExternalLink>
  );
}
