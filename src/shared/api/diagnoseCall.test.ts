import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TroubledCall } from "./callTrouble.ts";
import { knownOrigins } from "./knownOrigins.ts";
import { diagnoseCall, judgedAfterMs } from "./diagnoseCall.ts";
import type { PreparedRequest } from "./transport.ts";

const api = "https://api.test";
const page = "https://shop.test";
const report = vi.fn();
const watch = { config: { apiOrigin: api, appOrigin: api }, pageOrigin: page, report };

const request: PreparedRequest = {
  url: `${api}/api/v5/offers?code=A`,
  method: "GET",
  headers: { "X-Device-Id": "d-1", Authorization: "Bearer t" },
  body: undefined,
  isOwnOrigin: false,
  keepalive: false,
};
const call = (more: Partial<PreparedRequest> = {}, answer: TroubledCall["answer"] = null) => ({
  name: "offer",
  request: { ...request, ...more },
  answer,
});

/** Answers the requests of the examination: true for an answer, false for a refusal. */
let answers: (url: string, request: RequestInit) => boolean;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  knownOrigins.clear();
  asked.length = 0;
  report.mockClear();
  vi.stubGlobal("DiningWidgets", { version: "1.2.3", list: () => [] });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const names = Object.keys(init.headers ?? {}).length;
    asked.push(`${init.method} ${url} ${init.mode ?? "cors"} ${names}`);
    if (!answers(url, init)) throw new TypeError("Failed to fetch");
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function diagnosed(...calls: TroubledCall[]): Promise<string[]> {
  const all = calls.map((one) => diagnoseCall(watch, one));
  await vi.advanceTimersByTimeAsync(judgedAfterMs + 1_000);
  await Promise.all(all);
  return report.mock.calls.map(([message, code]) => `${code} ${message}`);
}

const isProbe = (url: string) => url === `${api}/`;

describe("a call without an answer", () => {
  it("is refused by CORS where the server answers and hides it", async () => {
    answers = isProbe;
    expect(await diagnosed(call())).toEqual([
      expect.stringMatching(
        /^DW405 https:\/\/api\.test does not let pages of https:\/\/shop\.test read its answers; let it send "Access-Control-Allow-Origin: https:\/\/shop\.test"/,
      ),
    ]);
    expect(asked).toEqual([`HEAD ${api}/ no-cors 0`, `GET ${request.url} cors 0`]);
  });

  it("is refused for its headers where the same call without them is answered", async () => {
    answers = (_, { headers }) => Object.keys(headers ?? {}).length === 0;
    expect(await diagnosed(call())).toEqual([
      expect.stringContaining("Access-Control-Allow-Headers: Authorization, Content-Type, X-De"),
    ]);
  });

  it("that writes is never sent again: a HEAD goes, and never with the payment's key", async () => {
    const keys: unknown[] = [];
    answers = (_, { headers }) => {
      keys.push(...Object.values(headers ?? {}));
      return true;
    };
    const headers = { "Idempotency-Key": "key-1" };
    expect(await diagnosed(call({ method: "POST", headers }))).toEqual([]);
    expect(asked.map((one) => one.split(" ")[0])).toEqual(["HEAD", "HEAD", "HEAD"]);
    expect(keys).toEqual(["preflight"]);
  });

  it("is refused for its method if that happens twice while everything else arrives", async () => {
    answers = () => true;
    expect(await diagnosed(call({ method: "PATCH" }))).toEqual([]);
    expect(await diagnosed(call({ method: "PATCH" }))).toEqual([
      expect.stringContaining("make PATCH requests; let it answer OPTIONS with"),
    ]);
  });

  it("does not blame CORS for a lost connection, nor ask about it without end", async () => {
    answers = () => true;
    for (let number = 0; number < 6; number++) await diagnosed(call());
    expect(report).not.toHaveBeenCalled();
    expect(asked).toHaveLength(4 * 3);
  });

  it("has an unreachable server if two tries get none", async () => {
    answers = () => false;
    expect(await diagnosed(call(), call())).toEqual([
      expect.stringContaining(
        'DW408 https://api.test cannot be reached, although the browser is online; check "apiOrigin"',
      ),
    ]);
  });

  it("says nothing if the browser is offline, or the page's own server does not answer", async () => {
    answers = () => false;
    vi.stubGlobal("navigator", { onLine: false });
    expect(await diagnosed(call())).toEqual([]);
    vi.unstubAllGlobals();
    const own = { url: `${page}/api`, isOwnOrigin: true };
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await diagnosed(call(own))).toEqual([]);
  });

  it("is refused on an https page if it goes to http, without a question", async () => {
    const config = { apiOrigin: "http://api.test", appOrigin: api };
    await diagnoseCall({ ...watch, config }, call({ url: "http://api.test/api" }));
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'browsers refuse calls from an https page to http://api.test; write "apiOrigin": "https://…" in script#dining-widgets-config',
      "DW406",
    );
    expect(asked).toEqual([]);
  });
});

describe("an answer that no API gives", () => {
  const html = { status: 200, text: "<!doctype html>" };

  it("is a page of HTML: apiOrigin leads to another server", async () => {
    expect(await diagnosed(call({}, html), call({}, html))).toEqual([
      'DW406 "apiOrigin" (https://api.test) answers with a page of HTML (status 200) and no call with JSON; set "apiOrigin" in script#dining-widgets-config to the origin of your API',
    ]);
  });

  it("says nothing if an API answers another call in the meantime", async () => {
    const diagnosis = diagnosed(call({}, html));
    knownOrigins.set(api, { ...knownOrigins.get(api), isApi: true });
    expect(await diagnosis).toEqual([]);
  });

  it("is 404 to three kinds of calls, and not to one that asks for an unknown code", async () => {
    const missing = (name: string) => ({ ...call({}, { status: 404, text: "{}" }), name });
    expect(await diagnosed(missing("offer"), missing("offer"))).toEqual([]);
    expect(await diagnosed(missing("menu"), missing("brands"))).toEqual([
      expect.stringContaining("answered 3 kinds of calls with status 404 and no other"),
    ]);
  });

  it("is a redirect to another origin", async () => {
    expect(await diagnosed(call({}, { status: 0, text: "" }))).toEqual([
      expect.stringContaining('"apiOrigin" (https://api.test) redirects calls to another origin'),
    ]);
  });
});
