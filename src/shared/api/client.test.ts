import { HttpResponse, delay, http, type HttpResponseResolver } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import * as z from "zod/mini";
import { server } from "../../../test/support/server.ts";
import { anyAnswer, answer } from "../contracts/answer.ts";
import { endpoint, type RequestParts } from "../contracts/endpoint.ts";
import { issueRefund, type RefundBody } from "../contracts/managers.ts";
import { createClient, type CallOptions } from "./client.ts";
import type { ClientSession } from "./prepare.ts";

const origin = "https://api.test";
const requests: { method: string; url: URL; headers: Headers; body: string }[] = [];

function answers(resolver: HttpResponseResolver): void {
  const recorded: HttpResponseResolver = async (info) => {
    const { request } = info;
    requests.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: await request.clone().text(),
    });
    return resolver(info);
  };
  server.use(http.all("*", recorded));
}

beforeEach(() => {
  requests.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface FakeSession extends ClientSession {
  current: string | null;
  changes: number;
  readonly expired: Mock;
}

function fakeSession(token: string | null = null): FakeSession {
  const fake: FakeSession = {
    current: token,
    changes: 0,
    expired: vi.fn(),
    token: () => fake.current,
    version: () => fake.changes,
    invalidate(refused: string) {
      if (fake.current !== refused) return;
      fake.current = null;
      fake.changes++;
      fake.expired();
    },
    idHeaders: () => ({ "X-Session-Id": "s-1", "X-Device-Id": "d-1" }),
  };
  return fake;
}

function setUp({
  session = fakeSession(),
  pageOrigin = origin,
  ...config
}: Partial<ReturnType<typeof configuration>> & {
  session?: FakeSession;
  pageOrigin?: string;
} = {}) {
  const client = createClient({ config: { ...configuration(), ...config }, session, pageOrigin });
  const read = (options?: CallOptions) => client.call(offer, { path: { code: "ABC" } }, options);
  const write = (options?: CallOptions) => client.call(claim, { body: { id: 1 } }, options);
  return { client, session, read, write };
}

const noPaths: Readonly<Record<string, string>> = {};
const noSwitches: Readonly<Record<string, unknown>> = {};
const configuration = () => ({
  apiOrigin: origin,
  appOrigin: "https://app.test",
  endpoints: noPaths,
  product: { key: "dine" },
  behaviour: noSwitches,
});

const offer = endpoint<{ path: { code: string } } & RequestParts>()({
  name: "offer",
  method: "GET",
  path: "/api/v5/offers/{code}",
  auth: "optional",
  output: answer(z.object({ id: z.number(), type: z.optional(z.string()) }), "offer"),
});
const claim = endpoint()({
  name: "claim",
  method: "POST",
  path: "/api/v5/claims",
  auth: "required",
  output: answer(z.object({ id: z.number() })),
});
const optOut = endpoint()({
  name: "optOut",
  method: "POST",
  path: "/api/v5/do_not_track",
  encoding: "form",
  output: anyAnswer,
});
const signIn = endpoint()({
  name: "login",
  method: "POST",
  path: "/api/v5/login",
  output: answer(z.object({ token: z.string() })),
});

const good = () => HttpResponse.json({ id: 7 });
const problemOf = async (outcome: Promise<{ ok: boolean }>) => {
  const settled: unknown = await outcome;
  return settled && typeof settled === "object" && "problem" in settled ? settled.problem : settled;
};
/** Back-off waits end at once. `retry.test.ts` tests their length. */
function skipBackOff(): void {
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0) =>
    wait(run, ms >= 200 && ms <= 1300 ? 0 : ms),
  );
}
/** Answers in turn. The last answer repeats. */
const inTurn = (...responses: (() => Response)[]) =>
  answers(() => (responses.length > 1 ? responses.shift()! : responses[0]!)());

describe("a read", () => {
  it("gives the decoded value [G8]", async () => {
    inTurn(() => HttpResponse.json({ offer: { id: 7, type: "never-seen" } }));
    expect(await setUp().read()).toEqual({ ok: true, value: { id: 7, type: "never-seen" } });
  });

  it.each([
    ["no connection", () => HttpResponse.error(), { kind: "offline" }],
    ["429", () => new HttpResponse(null, { status: 429 }), { kind: "rejected", status: 429 }],
    ["500", () => new HttpResponse(null, { status: 500 }), { kind: "unexpected", status: 500 }],
    [
      "502 HTML",
      () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }),
      { kind: "unexpected", status: 502 },
    ],
    ["503", () => new HttpResponse(null, { status: 503 }), { kind: "unexpected", status: 503 }],
    ["504", () => new HttpResponse(null, { status: 504 }), { kind: "unexpected", status: 504 }],
  ])("is tried three times on %s, then says so [G15]", async (_, response, problem) => {
    skipBackOff();
    inTurn(response);
    expect(await problemOf(setUp().read())).toMatchObject(problem);
    expect(requests).toHaveLength(3);
  });

  it("recovers when a later try succeeds [G15]", async () => {
    skipBackOff();
    inTurn(
      () => HttpResponse.error(),
      () => new HttpResponse(null, { status: 503 }),
      good,
    );
    expect(await setUp().read()).toMatchObject({ ok: true });
  });

  it("waits as long as Retry-After asks, and gives up at once where that is too long [G15]", async () => {
    const waits = vi.spyOn(globalThis, "setTimeout");
    inTurn(() => new HttpResponse(null, { status: 429, headers: { "Retry-After": "1" } }), good);
    expect(await setUp().read()).toMatchObject({ ok: true });
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(1_000);
    inTurn(() => new HttpResponse(null, { status: 429, headers: { "Retry-After": "60" } }));
    expect(await problemOf(setUp().read())).toMatchObject({ kind: "rejected", retryAfter: 60 });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["HTML", () => HttpResponse.html("<title>Sign in</title>")],
    ["an empty body", () => new HttpResponse("")],
    ["truncated JSON", () => new HttpResponse('{"id":7,"na')],
    ["malformed JSON", () => new HttpResponse("{'id':7}")],
    ["null", () => HttpResponse.json(null)],
    ["a list", () => HttpResponse.json([])],
    ["a string", () => HttpResponse.json("seven")],
    ["a missing field", () => HttpResponse.json({ name: "x" })],
    ["a wrong type", () => HttpResponse.json({ id: "secret-value" })],
  ])("calls %s off-contract at once, without quoting it [G8]", async (_, response) => {
    inTurn(response);
    const problem = await problemOf(setUp().read());
    expect(problem).toMatchObject({ kind: "off-contract", status: 200 });
    expect(problem).toHaveProperty(
      "detail",
      expect.not.stringMatching(/secret-value|Sign in|seven/),
    );
    expect(requests).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])(
    "refuses a redirect with status %i to another origin, whatever is called",
    async (status) => {
      answers(({ request }) =>
        new URL(request.url).hostname === "elsewhere.test"
          ? HttpResponse.json({ id: 7, token: "theirs" })
          : HttpResponse.redirect("https://elsewhere.test/api", status),
      );
      const { client, read, write } = setUp({
        session: fakeSession("t-1"),
        pageOrigin: "https://page.test",
      });
      const calls = [
        read(),
        write(),
        client.call(signIn, { body: { email: "a@b.example", password: "secret" } }),
        client.call({ ...optOut, encoding: "multipart" }, { body: { file: new Blob(["x"]) } }),
        client.call({ ...offer, auth: "none" }, { path: { code: "ABC" } }),
      ];
      for (const call of calls)
        expect(await problemOf(call)).toMatchObject({ kind: "off-contract", detail: "a redirect" });
      expect(requests.map(({ url }) => url.hostname)).toEqual(calls.map(() => "api.test"));
    },
  );

  it("refuses an answer from another origin to which the page's own fetch was redirected", async () => {
    vi.stubGlobal("fetch", async () =>
      Object.defineProperty(Response.json({ id: 7 }), "url", { value: "https://elsewhere.test/" }),
    );
    expect(await problemOf(setUp().read())).toEqual({
      kind: "off-contract",
      detail: "a redirect",
      status: 0,
    });
  });

  it("stops after fifteen seconds, tries and all, also where fetch never settles [G15]", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const outcome = setUp().read();
    await vi.advanceTimersByTimeAsync(14_900);
    let settled = false;
    void outcome.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(50);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await problemOf(outcome)).toEqual({ kind: "timed-out" });
  });

  it("waits for an answer that is ten seconds late [G15]", async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ id: 7 })), 10_000)),
    );
    const outcome = setUp().read();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await outcome).toMatchObject({ ok: true });
  });

  it("reads a body of ten megabytes", async () => {
    inTurn(() =>
      HttpResponse.json({ id: 7, rows: Array.from({ length: 10_000 }, () => "x".repeat(1000)) }),
    );
    expect(await setUp().read()).toMatchObject({ ok: true });
  });

  it("ends when its signal is aborted", async () => {
    answers(async () => {
      await delay("infinite");
    });
    const controller = new AbortController();
    const outcome = setUp().read({ signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    expect(await problemOf(outcome)).toEqual({ kind: "timed-out" });
    expect(await problemOf(setUp().read({ signal: controller.signal }))).toEqual({
      kind: "offline",
      wasSent: false,
    });
    expect(requests).toHaveLength(1);
  });
});

const refund: RefundBody = {
  credit_transaction_id: "T-1",
  refund_reason: "other",
  refund_amount: 84.5,
  refund_notes: "",
  modify_tip: true,
};

describe("a write", () => {
  it.each([
    ["a broken connection", () => HttpResponse.error(), { kind: "unexpected", status: null }],
    ["429", () => new HttpResponse(null, { status: 429 }), { kind: "rejected", status: 429 }],
    ["500", () => new HttpResponse(null, { status: 500 }), { kind: "unexpected", status: 500 }],
    ["503", () => new HttpResponse(null, { status: 503 }), { kind: "unexpected", status: 503 }],
    [
      "an answer that was lost",
      () => new HttpResponse('{"id'),
      { kind: "off-contract", detail: "no JSON" },
    ],
  ])("is sent once, whatever happens: %s [G15]", async (_, response, problem) => {
    inTurn(response);
    expect(await problemOf(setUp({ session: fakeSession("t-1") }).write())).toMatchObject(problem);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["read", 15_000],
    ["write", 30_000],
    ["payment", 45_000],
  ] as const)(
    "with the timeout policy of a %s waits %i ms [G15]",
    async (timeoutPolicy, limitMs) => {
      vi.useFakeTimers();
      vi.stubGlobal("fetch", () => new Promise(() => {}));
      let settled = false;
      void setUp()
        .client.call({ ...optOut, timeoutPolicy }, {})
        .then(() => (settled = true));
      await vi.advanceTimersByTimeAsync(limitMs - 100);
      expect(settled).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(settled).toBe(true);
    },
  );

  it.each([
    ["<html>"],
    ["<!doctype html><title>Log in</title>"],
    ['{"data":{"id":1,'],
    ["{'data': undefined}"],
    ['{"errors":["is not possible today"]}'],
    ['{"error":"Unauthorized"}'],
    ['{"success":false}'],
  ])("with nothing to say is not carried out where 201 answers %j", async (body) => {
    inTurn(() => new HttpResponse(body, { status: 201 }));
    expect(
      await problemOf(setUp().client.call(optOut, { body: { email: "a@b.c" } })),
    ).toMatchObject({ kind: "off-contract" });
  });

  it.each([["OK"], [""], ["null"], ["{}"], ["[]"], ['{"errors":[],"error":null}']])(
    "with nothing to say accepts %j",
    async (body) => {
      inTurn(() => new HttpResponse(body, { status: 201 }));
      expect(await setUp().client.call(optOut, { body: { email: "a@b.c" } })).toEqual({
        ok: true,
        value: null,
      });
    },
  );

  it.each([[""], ["null"], ["{}"], ['{"refund":{"id":1}}']])(
    "of a refund is carried out where 200 answers %j [M7]",
    async (body) => {
      inTurn(() => new HttpResponse(body));
      const { client } = setUp({ session: fakeSession("t-1") });
      expect(await client.call(issueRefund, { body: refund })).toMatchObject({ ok: true });
    },
  );

  it("does not leave while the browser is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await problemOf(setUp({ session: fakeSession("t-1") }).write())).toEqual({
      kind: "offline",
      wasSent: false,
    });
    expect(requests).toHaveLength(0);
  });

  it("does not leave once the session has changed hands", async () => {
    const { write, session } = setUp({ session: fakeSession("t-1") });
    const reviewed = session.version();
    session.current = "t-2";
    session.changes++;
    expect(await problemOf(write({ sessionVersion: reviewed }))).toEqual({
      kind: "signed-out",
      wasSent: false,
    });
    expect(requests).toHaveLength(0);
    expect(session.current).toBe("t-2");
  });

  it.each([
    ["the own origin", { pageOrigin: origin }, "key-1"],
    [
      "the own origin, whatever the configuration says",
      { pageOrigin: origin, behaviour: { idempotencyKey: false } },
      "key-1",
    ],
    ["another origin", { pageOrigin: "https://page.test" }, "key-1"],
    [
      "another origin without it, where the configuration says so",
      { pageOrigin: "https://page.test", behaviour: { idempotencyKey: false } },
      null,
    ],
  ])("carries its idempotency key to %s", async (_, page, key) => {
    inTurn(good);
    const outcome = await setUp({ session: fakeSession("t-1"), ...page }).write({
      intent: "key-1",
    });
    expect(outcome.isKeyless).toBe(key === null ? true : undefined);
    expect(requests.filter(({ method }) => method === "POST")).toMatchObject([
      { headers: expect.toSatisfy((headers: Headers) => headers.get("idempotency-key") === key) },
    ]);
  });

  describe("of a payment that the server is still carrying out", () => {
    const payment = { ...claim, timeoutPolicy: "payment" as const };
    const underWay = () => HttpResponse.json({ message: "In progress" }, { status: 409 });
    const refused = () => HttpResponse.json({ message: "Frozen" }, { status: 422 });
    const lost = () => HttpResponse.error();

    async function pay(responses: (() => Response)[], options: CallOptions = { intent: "key-1" }) {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
      inTurn(...responses);
      const { client } = setUp({ session: fakeSession("t-1") });
      const outcome = client.call(payment, { body: { id: 1 } }, options);
      await vi.advanceTimersByTimeAsync(8_000);
      return outcome;
    }

    it("is asked for again under its key, with the same body, until it is answered", async () => {
      expect(await pay([underWay, underWay, good])).toEqual({ ok: true, value: { id: 7 } });
      expect(requests).toHaveLength(3);
      expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key")))).toEqual(
        new Set(["key-1"]),
      );
      expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    });

    it("ends with the refusal that comes then", async () => {
      expect(await pay([underWay, refused])).toMatchObject({ problem: { status: 422 } });
    });

    it.each([
      ["no answer", lost],
      ["a sign-out", () => new HttpResponse(null, { status: 401 })],
      ["a full server", () => new HttpResponse(null, { status: 429 })],
    ])("stays open after %s to the second request", async (_, response) => {
      expect(await pay([underWay, response])).toMatchObject({ problem: { status: 409 } });
      expect(requests).toHaveLength(2);
    });

    it("is no longer asked for after the fourth 409", async () => {
      expect(await pay([underWay])).toMatchObject({ problem: { status: 409 } });
      expect(requests).toHaveLength(4);
    });

    it("is never sent twice without a key", async () => {
      expect(await pay([underWay, good], {})).toMatchObject({ problem: { status: 409 } });
      expect(requests).toHaveLength(1);
    });
  });

  it("with progress is sent as an upload, and answers like any other", async () => {
    inTurn(good);
    const onProgress = vi.fn();
    const { client } = setUp({ session: fakeSession("t-1") });
    const picture = new File(["x"], "pasta.png");
    expect(
      await client.call({ ...claim, encoding: "multipart" }, { body: { picture } }, { onProgress }),
    ).toEqual({ ok: true, value: { id: 7 } });
    expect(onProgress).toHaveBeenLastCalledWith(100);
    expect(requests).toMatchObject([{ method: "POST" }]);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer t-1");
  });

  it("with progress that is aborted may have arrived", async () => {
    const controller = new AbortController();
    answers(async () => {
      controller.abort();
      await delay("infinite");
    });
    const outcome = setUp({ session: fakeSession("t-1") }).write({
      onProgress: () => {},
      signal: controller.signal,
    });
    expect(await problemOf(outcome)).toEqual({ kind: "timed-out" });
  });
});

describe("a session", () => {
  it("ends once for ten refusals at the same time, and each call gets the refusal [B4.38]", async () => {
    inTurn(() => HttpResponse.json({ error: "expired" }, { status: 401 }));
    const { read, session } = setUp({ session: fakeSession("t-1") });
    const problems = await Promise.all(Array.from({ length: 10 }, () => problemOf(read())));
    expect(problems).toEqual(problems.map(() => ({ kind: "signed-out" })));
    expect(session.expired).toHaveBeenCalledOnce();
  });

  it("survives a 403, and a 401 that answers no bearer is the server's own no [A8.09]", async () => {
    inTurn(
      () => HttpResponse.json({ error: "Forbidden" }, { status: 403 }),
      () => HttpResponse.json({ error: "Invalid email or password." }, { status: 401 }),
    );
    const { read, client, session } = setUp({ session: fakeSession("t-1") });
    expect(await problemOf(read())).toMatchObject({
      kind: "rejected",
      status: 403,
      message: "Forbidden",
    });
    expect(await problemOf(client.call(signIn, { body: {} }))).toMatchObject({
      kind: "rejected",
      status: 401,
      message: "Invalid email or password.",
    });
    expect(session.expired).not.toHaveBeenCalled();
  });

  it("is needed before a call that requires it leaves [P24] [A6.10]", async () => {
    expect(await problemOf(setUp().write())).toEqual({ kind: "signed-out", wasSent: false });
    expect(requests).toHaveLength(0);
  });

  it("is known to the configured origins alone [B7.01] [B7.02]", async () => {
    inTurn(good);
    const session = fakeSession("t-1");
    await setUp({ session }).read();
    await setUp({ session, endpoints: { offer: "https://mirror.test/offers/{code}" } }).read();
    await setUp({ session }).client.call({ ...offer, origin: "app" }, { path: { code: "X" } });
    expect(
      requests.map(({ url, headers }) => [
        url.origin,
        headers.get("authorization"),
        headers.get("x-session-id"),
        headers.get("x-device-id"),
      ]),
    ).toEqual([
      [origin, "Bearer t-1", "s-1", "d-1"],
      ["https://mirror.test", null, null, null],
      ["https://app.test", "Bearer t-1", null, null],
    ]);
    expect(
      await problemOf(
        setUp({ session, endpoints: { claim: "https://mirror.test/claims" } }).write(),
      ),
    ).toEqual({ kind: "offline", wasSent: false });
  });
});

describe("a request", () => {
  it("stays out of caches, referrers and the console", async () => {
    const fetched = vi.fn(async (..._: unknown[]) => {
      throw new TypeError("Failed to fetch");
    });
    const consoles = (["log", "info", "warn", "error", "debug"] as const).map((method) =>
      vi.spyOn(console, method),
    );
    vi.stubGlobal("fetch", fetched);
    const { client } = setUp({ session: fakeSession("secret-token") });
    const outcome = await client.call(claim, {
      query: { phone_number: "15125550100" },
      body: { id: 1 },
    });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      cache: "no-store",
      referrerPolicy: "no-referrer",
      method: "POST",
    });
    expect(JSON.stringify(outcome)).not.toMatch(/secret-token|1512555/);
    for (const spy of consoles) expect(spy).not.toHaveBeenCalled();
  });

  it("encodes placeholders and queries, and refuses what would name another call", async () => {
    inTurn(good);
    const { client } = setUp();
    await client.call(offer, {
      path: { code: "../a b?c#d/é" },
      query: { q: "a&b", none: null, left: undefined, is: false, n: 0 },
    });
    expect(requests[0]?.url.href).toBe(
      `${origin}/api/v5/offers/..%2Fa%20b%3Fc%23d%2F%C3%A9?q=a%26b&is=false&n=0`,
    );
    for (const code of ["", ".", ".."])
      expect(await problemOf(client.call(offer, { path: { code } }))).toMatchObject({
        kind: "rejected",
        status: 404,
      });
    expect(requests).toHaveLength(1);
  });

  it("takes its path from the configuration and the product key from the product [G1]", async () => {
    inTurn(good);
    const { client } = setUp({
      endpoints: { offer: "/v9/{product}/{code}" },
      product: { key: "feast" },
    });
    await client.call(offer, { path: { code: "X" } });
    expect(requests[0]?.url.pathname).toBe("/v9/feast/X");
  });

  it("is JSON, a form or multipart, with nested names (fault C9)", async () => {
    inTurn(good);
    const { client } = setUp();
    const body = {
      lead: {
        name: "Ana & Bo",
        tags: ["a", "b"],
        empty: null,
        skipped: undefined,
        utm: { source: "x" },
      },
    };
    for (const encoding of ["json", "form", "multipart"] as const)
      await client.call({ ...optOut, encoding }, { body });
    const [json, form, multipart] = requests;
    expect(json?.body).toBe(
      '{"lead":{"name":"Ana & Bo","tags":["a","b"],"empty":null,"utm":{"source":"x"}}}',
    );
    expect(json?.headers.get("content-type")).toBe("application/json");
    expect([...new URLSearchParams(form?.body)]).toEqual([
      ["lead[name]", "Ana & Bo"],
      ["lead[tags][]", "a"],
      ["lead[tags][]", "b"],
      ["lead[empty]", ""],
      ["lead[utm][source]", "x"],
    ]);
    expect(form?.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
    expect(multipart?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(multipart?.body).toContain('name="lead[utm][source]"');
  });

  it("moves the query of a write into its body where the configuration says so", async () => {
    inTurn(good);
    await setUp({ behaviour: { queryInBody: true } }).client.call(
      { ...claim, auth: "none" },
      { query: { token: "t" }, body: { id: 1 } },
    );
    expect(requests[0]).toMatchObject({ body: '{"token":"t","id":1}' });
    expect(requests[0]?.url.search).toBe("");
  });
});

describe("on a hostile page", () => {
  it.each([
    ["missing", undefined],
    [
      "throwing",
      () => {
        throw new Error("blocked");
      },
    ],
    ["rejecting with nothing", () => Promise.reject()],
    ["answering with nothing", async () => undefined],
  ])("a %s fetch is a problem, never a throw", async (_, fetch) => {
    skipBackOff();
    vi.stubGlobal("fetch", fetch);
    expect(await problemOf(setUp().read())).toMatchObject({ kind: "offline" });
    const problem = await problemOf(setUp({ session: fakeSession("t") }).write());
    expect(problem).toEqual(
      fetch ? { kind: "unexpected", status: null } : { kind: "offline", wasSent: false },
    );
  });

  it("works without AbortController (fault J4)", async () => {
    vi.stubGlobal("AbortController", undefined);
    vi.stubGlobal("fetch", async () => Response.json({ id: 7 }));
    expect(await setUp().read()).toMatchObject({ ok: true });
  });

  it("works from an opaque origin with a configured API, and says offline without one (fault H7)", async () => {
    inTurn(good);
    expect(await setUp({ pageOrigin: "null" }).read()).toMatchObject({ ok: true });
    expect(await problemOf(setUp({ pageOrigin: "null", apiOrigin: "null" }).read())).toEqual({
      kind: "offline",
      wasSent: false,
    });
  });

  it("sends whole JSON under toJSON on prototypes and enumerable extras", async () => {
    inTurn(good);
    const prototypes: object[] = [Array.prototype, Object.prototype, String.prototype];
    for (const prototype of prototypes) Object.assign(prototype, { toJSON: () => "broken" });
    try {
      await setUp().client.call(
        { ...optOut, encoding: "json" },
        { body: { ids: [1, [2]], nested: { on: true } } },
      );
    } finally {
      for (const prototype of prototypes) Reflect.deleteProperty(prototype, "toJSON");
    }
    expect(requests[0]?.body).toBe('{"ids":[1,[2]],"nested":{"on":true}}');
  });
});
