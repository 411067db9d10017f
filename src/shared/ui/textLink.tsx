import type { ReactNode } from "react";
import { ExternalLink } from "./ExternalLink.tsx";

/** The link of a text with a link in it: `copy.agree({ terms: textLink("terms", url) })`. Without a safe address its words stay as text. */
export function textLink(key: string, href: string | null | undefined) {
  return (text: string): ReactNode => (
    <ExternalLink key={key} href={href}>
      {text}
    </ExternalLink>
  );
}
