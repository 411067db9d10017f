import type { PageParts } from "../../shared/host/pageParts.ts";
import { withoutEndSlashes } from "../../shared/host/endSlashes.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import type { Options } from "./options.ts";

export type Target = { readonly url: string } | { readonly complaint: string | null };

/**
 * The partner's offer page with the campaign page's own query and hash (A:L42, U5). No URL where none is configured, and
 * none but a complaint where it may not be led to (G11) or is this very page, which would never end.
 */
export function partnerUrl(
  { partnerOfferUrl, partnerOfferCode }: Options,
  page: PageParts,
  origins: readonly string[],
): Target {
  const given = partnerOfferUrl?.trim() || pathOf(partnerOfferCode);
  if (!given) return { complaint: null };
  const safe = returnUrl(given, origins);
  if (!safe)
    return {
      complaint: `"${given.slice(0, 80)}" may not be led to: expected https, on this page's own origin or one of returnUrlOrigins`,
    };
  const target = new URL(safe);
  if (isSamePage(target, page.origin + page.pathname))
    return { complaint: "the offer page is this page itself" };
  target.search = joined(target.search, page.search);
  if (page.hash.length > 1) target.hash = page.hash;
  return { url: target.href };
}

/** Whether the person was sent here by the offer's page, or by this one: leading on would then never end. */
export function isLooping(url: string, { referrer, origin, pathname }: PageParts): boolean {
  if (!referrer) return false;
  return isSamePage(new URL(url), referrer) || isSamePage(new URL(origin + pathname), referrer);
}

function isSamePage(url: URL, other: string): boolean {
  const { origin, pathname } = new URL(other);
  return url.origin === origin && withoutEndSlashes(url.pathname) === withoutEndSlashes(pathname);
}

function pathOf(code: string | undefined): string | null {
  return code && /[a-z\d]/i.test(code) ? `/offers/${encodeURIComponent(code.trim())}` : null;
}

/** Both queries as they are written; what the offer's address says itself is not said twice. */
function joined(own: string, carried: string): string {
  const names = new Set(new URLSearchParams(own).keys());
  const more = carried
    .slice(1)
    .split("&")
    .filter(
      (part) => part && ![...new URLSearchParams(part).keys()].some((name) => names.has(name)),
    );
  return [own.slice(1), ...more].filter(Boolean).join("&");
}
