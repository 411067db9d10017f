import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Links to the partner's legal pages, else the page's; a missing address hides its link (G19). */
export function LegalLinks({ enterprise }: { enterprise: Enterprise | null }) {
  const copy = useTexts(texts);
  const { links } = useEnvironment().config;
  const visibleLinks = [
    { words: copy.terms.terms, href: enterprise?.termsUrl ?? links["terms"] },
    { words: copy.terms.privacy, href: enterprise?.privacyUrl ?? links["privacy"] },
    {
      words: copy.terms.incentive,
      href: enterprise?.incentiveNoticeUrl ?? links["incentiveNotice"],
    },
  ].filter(({ href }) => safeHref(href));
  if (!visibleLinks.length) return null;
  return (
    <p className="offer-legal">
      {visibleLinks.map(({ words, href }) => (
        <ExternalLink key={words} href={href}>
          {words}
        </ExternalLink>
      ))}
    </p>
  );
}
