import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { RequestParts } from "../../src/shared/contracts/endpoint.ts";
import type { ContractRequest } from "../../src/shared/contracts/requests/request.ts";
import { readErrorBody } from "../../src/shared/api/errorBody.ts";
import { preflightRefusals } from "./cors.ts";
import { requestOf, send, type Caller, type Received, type Target } from "./send.ts";

type Called = ContractRequest["endpoint"];

/**
 * Whether a server keeps one of the promises that payments need. Null if that could not be
 * observed.
 */
export interface Promised {
  readonly isKept: boolean | null;
  readonly words: string;
  /** What guests suffer if the promise is broken. */
  readonly guest: string;
}

/** The origin of the page for the preflight, if none is given. */
const anyPage = "https://www.example.com";
const payHeaders = [
  "authorization",
  "content-type",
  "x-device-id",
  "x-session-id",
  "idempotency-key",
];
/** Names of fields that identify a payment or its result. */
const idName = /^(?:id|.*_id|.*Id|reference|code)$/;

/**
 * Sends one payment several times, as browsers do after they have lost the answer. Only for a
 * server whose payments are not real.
 */
export async function payPromises(
  call: Called,
  input: RequestParts,
  target: Target,
  caller: Caller,
): Promise<Promised[]> {
  const pay = (key: string, parts: RequestParts = input) => {
    const request = requestOf(call, parts, target, caller);
    request.headers.set("idempotency-key", key);
    return send(request);
  };
  const preflight = await checkPreflight(requestOf(call, input, target, caller), caller);
  const key = randomUUID();
  const first = await pay(key);
  if (first.status < 200 || first.status >= 300) return [preflight, unpaid(first)];
  return [
    preflight,
    checkRepeated(first, await pay(key)),
    checkOtherBody(await pay(key, otherAmount(input))),
    await checkTogether(pay),
  ];
}

async function checkPreflight({ url, method }: Request, caller: Caller): Promise<Promised> {
  const page = caller.page ?? anyPage;
  const refusals = await preflightRefusals({ url, method }, payHeaders, page);
  return {
    isKept: !refusals.length,
    words: refusals.length
      ? `the preflight from ${page} refuses it: ${refusals.join("; ")}`
      : `the preflight from ${page} allows ${payHeaders.join(", ")}`,
    guest: "the browser refuses the payment before it leaves: nobody can pay",
  };
}

function unpaid({ status, text }: Received): Promised {
  return {
    isKept: null,
    words: `the payment was refused with ${status} (${readErrorBody(text).message ?? "no reason"}): give ids and a body of your test server with --inputs`,
    guest: "",
  };
}

function checkRepeated(first: Received, second: Received): Promised {
  const isInProgress = second.status === 409;
  const isSame = second.status === first.status && isSamePayment(first.body, second.body);
  return {
    isKept: isSame || isInProgress,
    words: isSame
      ? "the same key and body again give the same payment"
      : isInProgress
        ? "the same key and body again give 409 while the first is in progress"
        : `the same key and body again give another answer: ${second.status}, ${idsIn(second.body).join(" ") || "no ids"}`,
    guest: "a guest whose answer was lost is charged twice when the widget asks again",
  };
}

function checkOtherBody({ status, body }: Received): Promised {
  const isRefused = status >= 400 && status < 500;
  return {
    isKept: isRefused,
    words: isRefused
      ? `another amount under the same key is refused with ${status}`
      : `another amount under the same key is answered with ${status}, ${idsIn(body).join(" ") || "no ids"}`,
    guest:
      "a bill that changed while an answer was lost is paid again, or shown as paid with an amount that was never charged",
  };
}

/**
 * Sends two requests at once. The server may refuse one of them because the other is in progress,
 * and both may return the same payment.
 */
async function checkTogether(pay: (key: string) => Promise<Received>): Promise<Promised> {
  const key = randomUUID();
  const [one, other] = await Promise.all([pay(key), pay(key)]);
  const paid = [one, other].filter(({ status }) => status >= 200 && status < 300);
  const isOne =
    paid.length === 1
      ? [one, other].some(({ status }) => status === 409)
      : paid.length === 2 && isSamePayment(one.body, other.body);
  return {
    isKept: paid.length ? isOne : null,
    words: `two requests at once with one key give ${one.status} and ${other.status}${
      paid.length === 2 ? (isOne ? ", the same payment" : ", two payments") : ""
    }`,
    guest:
      paid.length === 2
        ? "a guest who pays from two tabs, or presses again on a slow line, is charged twice"
        : "a guest reads that a payment was refused which is still under way; answer 409, and the widget waits",
  };
}

/**
 * Whether two bodies are equal or contain the same ids. A server may mark a repeated payment as
 * such.
 */
function isSamePayment(one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  const ids = idsIn(one);
  return ids.length > 0 && isDeepStrictEqual(ids, idsIn(other));
}

function idsIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(idsIn);
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    idName.test(name) && (typeof value === "string" || typeof value === "number")
      ? [`${name}=${value}`]
      : idsIn(value),
  );
}

/** Returns the input with every amount increased by one. */
function otherAmount(input: RequestParts): RequestParts {
  return { ...input, body: larger(input.body) };
}

function larger(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => larger(item, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, larger(member, key)]),
    );
  if (/amount|price|total|cost|cents|recipients|quantity/i.test(name)) {
    if (typeof value === "number") return value + 1;
    if (typeof value === "string" && value.trim() && Number.isFinite(Number(value)))
      return String(Number(value) + 1);
  }
  // A purchase identifies its item by an id instead of an amount.
  return /^(?:gift_card_)?option_?id$|_option_id$/i.test(name) ? `${String(value)}0` : value;
}
