import { isMarkup, type CallWatch, type TroubledCall } from "./callTrouble.ts";
import { knownOrigins } from "./knownOrigins.ts";
import type { Answer } from "./transport.ts";

/**
 * Looks for mistakes of the page's set-up in a call that was answered or not. The code that finds
 * the reason loads only for a call in trouble. A call that outlives the page is left alone, because
 * content blockers often stop such calls.
 */
export function watchCall(watch: CallWatch, call: TroubledCall): void {
  if (!watch.report || call.request.keepalive) return;
  const origin = new URL(call.request.url).origin;
  const kind = call.answer ? kindOf(call.answer) : "none";
  if (kind === "api") knownOrigins.set(origin, { ...knownOrigins.get(origin), isApi: true });
  if (kind === "api" || kind === "unclear") return;
  import("./diagnoseCall.ts").then(({ diagnoseCall }) => diagnoseCall(watch, call)).catch(() => {});
}

/**
 * Whether an API has answered, or perhaps another server: with markup, a redirect, or 404. A
 * refusal or failure with markup may come from a proxy and says nothing.
 */
function kindOf({ status, text }: Pick<Answer, "status" | "text">): "api" | "foreign" | "unclear" {
  if (status < 200 || (status >= 300 && status < 400) || status === 404) return "foreign";
  if (!isMarkup(text)) return status < 500 ? "api" : "unclear";
  return status < 300 || status === 405 ? "foreign" : "unclear";
}
