import { randomBytes } from "node:crypto";
import { thirdParties } from "../../src/widgets/thirdParties.ts";

export interface Sources {
  /** The origin of `mount.js` and its pictures. */
  readonly assets: string;
  /** Directive → sources that the page's own widgets need besides the contract's. */
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The strict policy of the host contract, §7, for one page. */
export function strictPolicy(nonce: string, { assets, extra = {} }: Sources): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", assets, "https://res.cloudinary.com"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["dining-widgets"],
  };
  for (const [directive, sources] of Object.entries(extra))
    directives[directive] = [...(directives[directive] ?? []), ...sources];
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** The additional sources for a widget's page, from the script inventory. */
export function extraSourcesOf(widget: string): Readonly<Record<string, readonly string[]>> {
  const parties = Object.hasOwn(thirdParties, widget) ? (thirdParties[widget] ?? []) : [];
  const extra: Record<string, string[]> = {};
  for (const { directive, origin } of parties) (extra[directive] ??= []).push(origin);
  return extra;
}
