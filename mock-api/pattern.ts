import type { Endpoint, RequestParts } from "../src/shared/contracts/endpoint.ts";

export type Called = Pick<Endpoint<RequestParts, unknown>, "method" | "path" | "origin">;

export interface Pattern {
  readonly regExp: RegExp;
  /** The placeholders in their order. */
  readonly names: readonly string[];
}

/**
 * The address of the partner calls in the mock API. Their paths are relative to `partnerApiBase`.
 */
const partnerBase = "/api/v5/partner_projects";

/** The path of a call from the root of the mock API. */
export function pathOf({ origin, path }: Called): string {
  return origin === "partner" ? partnerBase + path : path;
}

/** `/api/v5/offers/{code}` on any origin; a placeholder matches up to the next slash. */
export function patternOf(call: Called): Pattern {
  const path = pathOf(call);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const source = path
    .split(/\{\w+\}/)
    .map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("([^/]+?)");
  const origin = path.startsWith("/") ? "https?://[^/]+" : "";
  return { regExp: new RegExp(`^${origin}${source}/?$`), names };
}
