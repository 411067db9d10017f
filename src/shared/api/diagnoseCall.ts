import { hasPageError, notePageError } from "../host/pageErrors.ts";
import { isMarkup, type CallWatch, type Mistake, type TroubledCall } from "./callTrouble.ts";
import { knownOrigins } from "./knownOrigins.ts";
import { whyUnanswered } from "./whyUnanswered.ts";

/** Answers may arrive in any order, so a foreign answer is judged after this time. In ms. */
export const judgedAfterMs = 3_000;

/** Each examination costs a few small requests. */
const mostExaminations = 4;

/** An API may answer 404 to a code that it does not know, but hardly to this many calls. */
const fewestMissing = 3;

/**
 * Finds out why a call got no usable answer, and reports it if the page has to change something.
 * Reports each code once per page.
 */
export async function diagnoseCall(watch: CallWatch, call: TroubledCall): Promise<void> {
  const mistake = await (call.answer ? whyForeign(watch, call) : examined(watch, call));
  if (!mistake || hasPageError(mistake.code) || !notePageError(mistake)) return;
  watch.report?.(mistake.message, mistake.code);
}

async function examined(watch: CallWatch, { request }: TroubledCall): Promise<Mistake | null> {
  const { origin } = new URL(request.url);
  const { examinations = 0 } = knownOrigins.get(origin) ?? {};
  if (examinations >= mostExaminations) return null;
  const count = (number: number): void =>
    void knownOrigins.set(origin, { ...knownOrigins.get(origin), examinations: number });
  count(examinations + 1);
  const mistake = await whyUnanswered(request, watch.pageOrigin, originKey(watch.config, origin));
  if (mistake) count(mostExaminations);
  return mistake;
}

/** Why another server than the API seems to have answered. */
async function whyForeign(
  { config, pageOrigin }: CallWatch,
  { name, request, answer }: TroubledCall,
): Promise<Mistake | null> {
  const { origin } = new URL(request.url);
  const { missing = [] } = knownOrigins.get(origin) ?? {};
  const isPage = isMarkup(answer?.text ?? "");
  const isRedirect = answer !== null && answer.status < 400 && !isPage;
  knownOrigins.set(origin, { ...knownOrigins.get(origin), missing: [...missing, name] });
  await new Promise((resolve) => setTimeout(resolve, judgedAfterMs));
  const known = knownOrigins.get(origin);
  const count = new Set(known?.missing).size;
  if (known?.isApi || (!isPage && !isRedirect && count < fewestMissing)) return null;
  const what = isPage
    ? `answers with a page of HTML (status ${answer?.status}) and no call with JSON`
    : isRedirect
      ? "redirects calls to another origin, where the widgets do not follow"
      : `answered ${count} kinds of calls with status 404 and no other`;
  const key = originKey(config, origin);
  const subject =
    origin === pageOrigin ? `calls go to the page's own origin, which` : `"${key}" (${origin})`;
  return {
    code: "DW406",
    message: `${subject} ${what}; set "${key}" in script#dining-widgets-config to the origin of your API`,
  };
}

/** The key of the page configuration that leads calls to this origin. */
function originKey({ apiOrigin, appOrigin }: CallWatch["config"], origin: string): string {
  if (origin === apiOrigin) return "apiOrigin";
  return origin === appOrigin ? "appOrigin" : "endpoints";
}
