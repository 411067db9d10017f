import type * as z from "zod/mini";
import { retryAfterSeconds } from "../contracts/retryAfter.ts";
import { readErrorBody, type ErrorTexts } from "./errorBody.ts";
import { noteServerTexts } from "./noteServerTexts.ts";
import { fromJson } from "./json.ts";
import { failed, type Outcome } from "./outcome.ts";
import type { Answer } from "./transport.ts";

/**
 * Parses a response into an Outcome. A 401 to a request with a token is `signed-out`. A 401 to one
 * without a token is a refusal, such as of a wrong password.
 */
export function parseResponse<O>(
  answer: Answer,
  output: z.ZodMiniType<O>,
  isAuthorised: boolean,
): Outcome<O> {
  const { status, text } = answer;
  if (status >= 500)
    return failed({ kind: "unexpected", status, ...errorTextsIn(answer), body: fromJson(text) });
  if (status === 401 && isAuthorised) return failed({ kind: "signed-out" });
  if (status >= 400)
    return failed({
      kind: "rejected",
      status,
      ...errorTexts(answer),
      body: fromJson(text),
      retryAfter: retryAfterOf(answer),
    });
  if (status < 200 || status >= 300)
    return failed({ kind: "off-contract", detail: "a redirect", status });
  return decoded(answer, output);
}

function errorTextsIn(answer: Answer): { errorTexts?: ErrorTexts } {
  const texts = errorTexts(answer);
  return texts.messages.length ? { errorTexts: texts } : {};
}

/** Returns the server's texts, and remembers the answer's language for them. */
function errorTexts({ text, header }: Answer): ErrorTexts {
  const texts = readErrorBody(text);
  const { message, messages } = texts;
  noteServerTexts(message ? [...messages, message] : messages, header("content-language"));
  return texts;
}

export function retryAfterOf(answer: Answer): number | null {
  return retryAfterSeconds(answer.header("retry-after"), answer.header("date"));
}

/** `detail` names fields and what was expected, never a value. */
function decoded<O>({ status, text }: Answer, output: z.ZodMiniType<O>): Outcome<O> {
  const json = fromJson(text);
  const body = json === undefined ? plainWords(text) : json;
  // An empty response (204) is an answer. A page of HTML may come from a proxy.
  const result = output.safeParse(text.trim() ? body : null);
  if (result.success) return { ok: true, value: result.data };
  const detail = body === undefined ? unreadable(text) : mismatches(result.error.issues);
  return failed({ kind: "off-contract", detail, status, body: json });
}

function unreadable(text: string): string {
  return text.trim() ? "no JSON" : "an empty body";
}

function mismatches(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join(".") || "body"}: ${code}`)
    .join("; ");
}

/** Returns a short text such as `OK`, which is neither markup nor broken JSON. */
function plainWords(text: string): string | undefined {
  return /^[\s\w.,!]{1,80}$/.test(text) ? text : undefined;
}
