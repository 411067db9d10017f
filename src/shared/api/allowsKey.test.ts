import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer } from "../contracts/answer.ts";
import { endpoint } from "../contracts/endpoint.ts";
import * as z from "zod/mini";
import { createClient } from "./client.ts";
import { knownOrigins } from "./knownOrigins.ts";

const api = "https://api.test";
const output = answer(z.object({ id: z.number() }));
const bill = endpoint()({ name: "bill", method: "GET", path: "/bill", output });
const pay = endpoint()({
  name: "pay",
  method: "POST",
  path: "/pay",
  timeoutPolicy: "payment",
  output,
});
const lead = endpoint()({ name: "lead", method: "POST", path: "/lead", output });

interface Cors {
  /** Whether the preflight names `Idempotency-Key`. */
  readonly allowsKey: boolean;
  /** The addresses whose answers have `Access-Control-Allow-Origin`. All addresses by default. */
  readonly readable?: readonly string[];
  readonly isOffline?: boolean;
}

let sent: string[];
beforeEach(() => {
  sent = [];
  knownOrigins.clear();
});
afterEach(() => vi.unstubAllGlobals());

/**
 * A browser that calls an API on another origin. It refuses what the API's CORS headers do not
 * allow.
 */
function browser(cors: Cors): void {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = new URL(url).pathname;
    const key = new Headers(init.headers).get("idempotency-key");
    if (cors.isOffline || (key !== null && !cors.allowsKey)) throw new TypeError("Failed to fetch");
    sent.push([init.method, path, key].filter(Boolean).join(" "));
    if (cors.readable && !cors.readable.includes(path)) throw new TypeError("Failed to fetch");
    return init.method === "HEAD" ? new Response(null, { status: 404 }) : Response.json({ id: 7 });
  });
}

function client(behaviour = {}) {
  const report = vi.fn();
  const config = {
    apiOrigin: api,
    appOrigin: api,
    endpoints: {},
    product: { key: "dine" },
    behaviour,
  };
  const session = {
    token: () => null,
    version: () => 0,
    invalidate: () => {},
    idHeaders: () => ({}),
  };
  const { call } = createClient({ config, session, pageOrigin: "https://page.test", report });
  return { call, report };
}

describe("a payment at an API of another origin", () => {
  it("is sent with its key where the preflight allows it, which is asked once per page", async () => {
    browser({ allowsKey: true });
    const { call, report } = client();
    expect(await call(pay, {}, { intent: "key-1" })).toMatchObject({ ok: true });
    expect(await client().call(pay, {}, { intent: "key-2" })).toMatchObject({ ok: true });
    expect(sent).toEqual(["HEAD /pay preflight", "POST /pay key-1", "POST /pay key-2"]);
    expect(report).not.toHaveBeenCalled();
  });

  it("is not sent where the preflight refuses the key, and the developer is told why", async () => {
    browser({ allowsKey: false });
    const { call, report } = client();
    expect(await call(pay, {}, { intent: "key-1" })).toEqual({
      ok: false,
      problem: { kind: "offline", code: "DW404", wasSent: false },
    });
    expect(sent).toEqual(["HEAD /pay"]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      "the CORS headers of https://api.test do not allow https://page.test to send Idempotency-Key; the payment was not sent",
      "DW404",
    );
  });

  it("asks again for the next payment after a refusal, which the host may have corrected", async () => {
    browser({ allowsKey: false });
    const { call } = client();
    await call(pay, {}, { intent: "key-1" });
    browser({ allowsKey: true });
    expect(await call(pay, {}, { intent: "key-1" })).toMatchObject({ ok: true });
  });

  it("asks at a read that was answered where the payment's own address hides its 404", async () => {
    browser({ allowsKey: false, readable: ["/bill"] });
    const { call } = client();
    await call(bill, {});
    expect(await call(pay, {}, { intent: "key-1" })).toMatchObject({ problem: { code: "DW404" } });
    expect(sent.filter((request) => request.startsWith("POST"))).toEqual([]);
  });

  it("is sent where the question has no answer: its own outcome counts", async () => {
    browser({ allowsKey: true, isOffline: true });
    const { call, report } = client();
    expect(await call(pay, {}, { intent: "key-1" })).toEqual({
      ok: false,
      problem: { kind: "unexpected", status: null },
    });
    expect(report).not.toHaveBeenCalled();
  });

  it("is sent without its key and without a question where the configuration says so", async () => {
    browser({ allowsKey: false });
    const { call } = client({ idempotencyKey: false });
    expect(await call(pay, {}, { intent: "key-1" })).toMatchObject({ ok: true });
    expect(sent).toEqual(["POST /pay"]);
  });
});

it("a write that moves no money goes without its key where the preflight refuses it", async () => {
  browser({ allowsKey: false });
  const { call, report } = client();
  expect(await call(lead, {}, { intent: "key-1" })).toMatchObject({ ok: true });
  expect(sent.at(-1)).toBe("POST /lead");
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("the request went without it"),
    "DW404",
  );
});
