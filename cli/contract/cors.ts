import { timeoutMs, type Received } from "./send.ts";

/** Methods that a browser sends without a preflight. */
const simpleMethods = ["GET", "HEAD", "POST"];
/** Headers that every call of a widget has, besides those for its body and sign-in. */
const sessionHeaders = ["x-session-id", "x-device-id"];
/** A payment is not sent without this header. */
const paymentHeaders = ["idempotency-key"];
/** What guests lose if a preflight refuses one header. */
const withoutHeader: Readonly<Record<string, string>> = {
  authorization:
    "nobody who is signed in gets an answer: guests read that something went wrong, again and again",
  "content-type": "no form arrives: every press that sends something ends with an error",
  "x-session-id": "the browser refuses every call of every widget: guests see errors only",
  "x-device-id": "the browser refuses every call of every widget: guests see errors only",
  "idempotency-key": "the browser refuses every payment: nobody can pay",
};

/** Why a page of this origin could not make the call and read its answer. Empty if it could. */
export async function corsRefusals(
  request: Request,
  received: Received,
  page: string,
  isPayment: boolean,
): Promise<string[]> {
  const names = [...request.headers.keys()].filter((name) =>
    ["authorization", "content-type"].includes(name),
  );
  if (isPayment) names.push(...paymentHeaders);
  const refusals = await preflightRefusals(request, [...names, ...sessionHeaders], page);
  if (!allowsOrigin(received.headers, page))
    refusals.push(`the answer lacks Access-Control-Allow-Origin for ${page}`);
  return refusals;
}

/** Why a preflight would refuse a request with these headers. */
export async function preflightRefusals(
  { url, method }: Pick<Request, "url" | "method">,
  names: readonly string[],
  page: string,
): Promise<string[]> {
  const { ok, status, headers } = await fetch(url, {
    method: "OPTIONS",
    redirect: "manual",
    headers: {
      origin: page,
      "access-control-request-method": method,
      "access-control-request-headers": names.toSorted().join(","),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!ok) return [`OPTIONS answers ${status}; a preflight needs 200 or 204`];
  const allowed = listOf(headers, "access-control-allow-headers");
  const methods = listOf(headers, "access-control-allow-methods");
  // The asterisk allows every header except this one.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (name !== "authorization" && allowed.includes("*"));
  const missing = names.filter((name) => !isAllowed(name));
  return [
    ...(allowsOrigin(headers, page)
      ? []
      : [`OPTIONS answers without Access-Control-Allow-Origin for ${page}`]),
    ...(missing.length
      ? [
          `Access-Control-Allow-Headers of OPTIONS lacks ${missing.join(", ")}`,
          ...new Set(missing.flatMap((name) => withoutHeader[name] ?? [])),
        ]
      : []),
    ...(simpleMethods.includes(method) ||
    methods.some((one) => ["*", method.toLowerCase()].includes(one))
      ? []
      : [`Access-Control-Allow-Methods of OPTIONS lacks ${method}`]),
  ];
}

function allowsOrigin(headers: Headers, page: string): boolean {
  return ["*", page].includes(headers.get("access-control-allow-origin") ?? "");
}

/** The comma-separated words of a header, in lower case. */
function listOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? "")
    .toLowerCase()
    .split(",")
    .map((word) => word.trim());
}
