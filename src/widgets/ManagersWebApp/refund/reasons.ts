import { refundReasons, type RefundReason } from "../../../shared/contracts/managers.ts";
import { camelCased } from "../../../shared/contracts/answer.ts";
import { defaultReasons } from "./refundCopy.ts";

/** The server's list, else the page's, else ours (M3). */
export function reasonsOf(
  fromServer: readonly RefundReason[] | null,
  configured: unknown,
): readonly RefundReason[] {
  if (fromServer?.length) return fromServer;
  const own = refundReasons.parse(camelCased(configured));
  return own.length ? own : defaultReasons;
}
