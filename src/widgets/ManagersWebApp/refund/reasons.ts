import { refundReasons, type RefundReason } from "../../../shared/contracts/managers.ts";
import { camelCased } from "../../../shared/contracts/answer.ts";
import type { texts } from "./texts.ts";

/** The server's list, else the page's, else ours: values on the wire and their words (M3). */
export function reasonsOf(
  fromServer: readonly RefundReason[] | null,
  configured: unknown,
  { reasons }: Pick<(typeof texts)["messages"], "reasons">,
): readonly RefundReason[] {
  if (fromServer?.length) return fromServer;
  const ofPage = refundReasons.parse(camelCased(configured));
  return ofPage.length
    ? ofPage
    : Object.entries(reasons).map(([value, label]) => ({ value, label }));
}
