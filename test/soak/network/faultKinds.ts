/** The ways in which the network fails one call: the kinds N1 to N24 in the table of faults. */
export interface FaultKind {
  readonly name: string;
  /** The response, made from the mock API's own answer. Null if none ever comes. */
  respond(real: () => Promise<Response>): Promise<Response | null>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
const text = (body: string, type = "text/html", status = 200): Response =>
  new Response(body, { status, headers: { "content-type": type } });
const fixed = (name: string, make: () => Response): FaultKind => ({
  name,
  respond: async () => make(),
});

/** Changes every value of an answer that is neither a list nor an object. */
function mapped(
  value: unknown,
  change: (value: unknown, key: string) => unknown,
  key = "",
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, mapped(member, change, name)]),
    );
  return change(value, key);
}

const changed = (name: string, change: (value: unknown, key: string) => unknown): FaultKind => ({
  name,
  async respond(real) {
    const response = await real();
    const body: unknown = await response.json().catch(() => ({}));
    return json(mapped(body, change), response.status);
  },
});

const errorPage = "<!doctype html><title>Error</title><h1>Something went wrong</h1>";

/** A body that ends after its first bytes. */
function reset(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError("reset"));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
}

export const faultKinds: readonly FaultKind[] = [
  fixed("N1 offline", () => Response.error()),
  fixed("N2 refused by CORS", () => Response.error()),
  { name: "N3 no answer", respond: async () => null },
  {
    name: "N4 ten seconds late",
    async respond(real) {
      await new Promise((later) => setTimeout(later, 10_000));
      return real();
    },
  },
  fixed("N5 reset in the body", reset),
  fixed("N6 truncated JSON", () => text('{"data":{"id":1,', "application/json")),
  fixed("N7 a page with status 200", () => text(errorPage)),
  fixed("N8 nothing with status 200", () => text("", "application/json")),
  fixed("N9 malformed JSON", () => text("{'data': undefined}", "application/json")),
  fixed("N10 null", () => json(null)),
  fixed("N11 missing fields", () => json({})),
  changed("N12 wrong types", (value) => (typeof value === "string" ? 7 : "seven")),
  changed("N13 unknown enum values", (value, key) =>
    typeof value === "string" && /status|state|type|kind|role|stage/i.test(key)
      ? "of_tomorrow"
      : value,
  ),
  changed("N14 huge texts", (value) => (typeof value === "string" ? value.repeat(2_000) : value)),
  fixed("N15 422 with errors", () => json({ errors: { base: ["is not possible today"] } }, 422)),
  fixed("N16 401", () => json({ error: "Unauthorized" }, 401)),
  fixed("N17 403", () => json({ error: "Forbidden" }, 403)),
  fixed("N18 404", () => json({ error: "Not found" }, 404)),
  fixed("N19 409", () => json({ error: "It was changed meanwhile." }, 409)),
  fixed("N20 429 with Retry-After", () =>
    json({ error: "Slow down" }, 429, { "retry-after": "2" }),
  ),
  fixed("N21 500", () => text(errorPage, "text/html", 500)),
  fixed("N22 503 as a page", () => text(errorPage, "text/html", 503)),
  fixed("N23 the page of a login after a redirect", () =>
    text("<!doctype html><title>Log in</title><form></form>"),
  ),
  {
    name: "N24 carried out, and the answer lost",
    async respond(real) {
      await real();
      return Response.error();
    },
  },
];
