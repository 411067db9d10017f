import { refundReasons, type RefundReason } from "../../../shared/contracts/managers.ts";
import { camelCased } from "../../../shared/contracts/answer.ts";
import type { texts } from "./texts.ts";

/**
 * The reasons of the server, else of the page, else our own, each with its value and its label
 * (M3).
 */
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
