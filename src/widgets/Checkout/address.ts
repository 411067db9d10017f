import {
  hash,
  pathSegments,
  queryParameter,
  queryParameters,
  setHash,
  setQueryParameter,
} from "../../shared/host/address.ts";
import { pageNamed, parameterOf } from "./pageParameter.ts";
import type { Campaign } from "./purchaseBody.ts";
import type { PageName } from "./state.ts";

interface Routed {
  readonly router: "browser" | "hash" | "memory";
  readonly basePath: string;
}

/**
 * A parameter of the widget's address. With a hash router, the fragment's parameters take
 * precedence.
 */
export function parameter({ router }: Routed, name: string): string | null {
  const fragmentValue = router === "hash" ? fragmentQuery().get(name) : null;
  return fragmentValue ?? queryParameter(name);
}

/** The path below the widget's base path. Empty if the page is outside it or has no address. */
export function routePath({ router, basePath }: Routed): readonly string[] {
  if (router === "memory") return [];
  if (router === "hash") return (hash().split("?")[0] ?? "").split("/").filter(Boolean);
  return pathSegments(basePath) ?? [];
}

export function wantedPage(routed: Routed): PageName {
  return routed.router === "memory" ? "checkout" : pageNamed(parameter(routed, "page"));
}

/**
 * Writes the guest's page into the address without a history entry, so that going back never sends
 * anything again (K13).
 */
export function showPage({ router, basePath }: Routed, page: PageName): void {
  const value = parameterOf(page);
  if (router === "browser" && pathSegments(basePath)) setQueryParameter("page", value);
  if (router === "hash") {
    const query = fragmentQuery();
    if (value) query.set("page", value);
    else query.delete("page");
    const [path = ""] = hash().split("?");
    if (path || value) setHash(query.size ? `${path || "/"}?${query}` : path);
  }
}

function fragmentQuery(): URLSearchParams {
  return new URLSearchParams(hash().split("?")[1] ?? "");
}

/**
 * Limits of what an address can add to a purchase: characters per value, and number of `utm_…`
 * parameters.
 */
const maxValueLength = 200;
const maxUtmParameters = 10;

export function campaign(routed: Routed): Campaign {
  const utmParameters = Object.entries(
    queryParameters((name) => /^utm_[a-z_]{1,30}$/.test(name)),
  ).filter(([, value]) => value.length <= maxValueLength);
  const short = (name: string): string | null => {
    const value = parameter(routed, name);
    return value && value.length <= maxValueLength ? value : null;
  };
  return {
    code: short("code"),
    promotionSlug: short("promotion_slug"),
    utm: Object.fromEntries(utmParameters.slice(0, maxUtmParameters)),
  };
}
