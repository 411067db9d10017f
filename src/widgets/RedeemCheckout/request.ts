import { presetTip } from "../../shared/bill/tip.ts";
import { bearerFormat } from "../../shared/contracts/bearer.ts";
import { queryParameter, removeQueryParameters } from "../../shared/host/address.ts";
import { cash } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { Options } from "./options.ts";
import type { Request } from "./order.ts";

interface PageRequest extends Request {
  readonly returnUrl: string | null;
  readonly purchasePage: string | null;
}

/**
 * The bill that the host page names, in its options or else in its query (R1). An amount of zero or
 * no amount means the whole bill. A named bill is kept: if the page changes its attributes, no
 * payment moves to another bill.
 */
export function requestOf(
  options: Options,
  { router, config: { returnUrlOrigins } }: Pick<Environment, "router" | "config">,
  kept?: PageRequest,
): PageRequest {
  const read = (name: string): string | null => (router === "memory" ? null : queryParameter(name));
  const word = (
    option: string | number | undefined,
    name: string,
    before: string | undefined,
  ): string => before || `${option ?? read(name) ?? ""}`.trim().slice(0, 200);
  const requested = parseCents(options.payAmount ?? read("pay_amount") ?? "");
  return {
    pos: word(options.pos, "pos", kept?.pos),
    location: word(options.location, "location", kept?.location),
    ticket: word(options.ticket, "ticket", kept?.ticket),
    payAmount: kept ? kept.payAmount : requested !== null && requested > 0 ? cash(requested) : null,
    tip: kept ? kept.tip : presetTip(options.tip ?? read("tip")),
    returnUrl: options.returnUrl ?? kept?.returnUrl ?? read("return_url"),
    purchasePage:
      options.purchasePage ??
      kept?.purchasePage ??
      returnUrl(read("purchase_page"), returnUrlOrigins),
  };
}

/**
 * Reads the token in the address and removes it from the address bar at once, even if nobody uses
 * it (R1, fault A6).
 */
export function takeLinkToken({ router }: Pick<Environment, "router">): string | null {
  if (router === "memory") return null;
  const token = queryParameter("token");
  removeQueryParameters("token");
  return token && bearerFormat.test(token) ? token : null;
}
