import type { PageParts } from "../../shared/host/pageParts.ts";
import { withoutEndSlashes } from "../../shared/host/endSlashes.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import type { Options } from "./options.ts";

export type Target = { readonly url: string } | { readonly error: string | null };

/**
 * The partner's offer page with the campaign page's query and hash (A2.62, U5). Without a URL,
 * `error` is null when none is configured, or says that the URL is not allowed (G11) or is this
 * very page, which would redirect forever.
 */
export function partnerUrl(
  { partnerOfferUrl, partnerOfferCode }: Options,
  page: PageParts,
  origins: readonly string[],
): Target {
  const configured = partnerOfferUrl?.trim() || pathOf(partnerOfferCode);
  if (!configured) return { error: null };
  const safe = returnUrl(configured, origins);
  if (!safe)
    return {
      error: `"${configured.slice(0, 80)}" may not be led to: expected https, on this page's own origin or one of returnUrlOrigins`,
    };
  const target = new URL(safe);
  if (isSamePage(target, page.origin + page.pathname))
    return { error: "the offer page is this page itself" };
  target.search = joinQueries(target.search, page.search);
  if (page.hash.length > 1) target.hash = page.hash;
  return { url: target.href };
}

/**
 * Whether the visitor came from the offer page or from this page, so that redirecting would loop.
 */
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

/** Joins both queries as written; parameters of the offer's own query win. */
function joinQueries(offerQuery: string, pageQuery: string): string {
  const names = new Set(new URLSearchParams(offerQuery).keys());
  const added = pageQuery
    .slice(1)
    .split("&")
    .filter(
      (part) => part && ![...new URLSearchParams(part).keys()].some((name) => names.has(name)),
    );
  return [offerQuery.slice(1), ...added].filter(Boolean).join("&");
}
