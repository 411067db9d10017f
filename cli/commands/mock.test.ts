import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { knownPassword } from "../../mock-api/accounts.ts";
import { takeBreaches } from "../../mock-api/requestCheck.ts";
import { main } from "../main.ts";
import { startMock, type RunningMock } from "../mock/startMock.ts";

const running: RunningMock[] = [];

async function start(...args: string[]): Promise<RunningMock> {
  const mock = await startMock(...args);
  running.push(mock);
  return mock;
}

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(["mock", ...args], {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

function signIn(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/v5/login`, {
    method: "POST",
    body: JSON.stringify({ user: { email: "guest@example.com", password: knownPassword } }),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
}

const post = (url: string, init: RequestInit = {}) => fetch(url, { method: "POST", ...init });

afterEach(async () => {
  await Promise.all(running.splice(0).map((mock) => mock.stop()));
});

describe("mock", () => {
  it("keeps state between calls: the token of a sign-in reads the user", async () => {
    const { url, log } = await start();
    const { token } = await (await signIn(url)).json();
    const headers = { authorization: `Bearer ${token}` };
    const person = await fetch(`${url}/api/v5/current_user`, { headers });
    expect(await person.json()).toMatchObject({ user: { email: "guest@example.com" } });
    expect(log.at(-1)).toMatch(/^GET \/api\/v5\/current_user 200 \d+ ms$/);
  });

  it.each([
    ["https://restaurant.example", ["--origin", "https://restaurant.example"]],
    ["http://localhost:3000", []],
    ["http://127.0.0.1:3000", []],
  ])("lets pages of %s read the answer, with credentials, with %j", async (origin, options) => {
    const { url } = await start(...options);
    const preflight = await fetch(`${url}/api/v5/login`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-headers": "content-type,x-visit" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type,x-visit");
    const { headers } = await signIn(url, { headers: { origin } });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
  });

  it("lets no page of another origin read or change anything", async () => {
    const { url, log } = await start();
    const origin = "https://evil.example";
    const preflight = await fetch(`${url}/api/v5/login`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-private-network": "true" },
    });
    const answer = await signIn(url, { headers: { origin } });
    const reset = await post(`${url}/__mock/fault?kind=500`, { headers: { origin } });
    for (const { status, headers } of [preflight, answer, reset]) {
      expect(status).toBe(403);
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
    expect(log.at(-1)).toContain("start the mock with --origin https://evil.example");
    expect((await signIn(url)).status).toBe(200);
  });

  it("refuses other pages when --origin names who may call", async () => {
    const { url } = await start("--origin", "https://mine.example/checkout");
    const askedBy = (origin: string) =>
      fetch(`${url}/api/v5/login`, { method: "OPTIONS", headers: { origin } });
    expect((await askedBy("https://mine.example")).status).toBe(204);
    expect((await askedBy("https://other.example")).status).toBe(403);
  });

  it("fails as a header, a call or an option says, and works again after a reset", async () => {
    const { url } = await start("--fault", "500");
    expect((await signIn(url)).status).toBe(500);
    await post(`${url}/__mock/reset`);
    expect((await signIn(url)).status).toBe(200);
    expect((await signIn(url, { headers: { "x-mock-fault": "401" } })).status).toBe(401);
    await post(`${url}/__mock/fault?kind=offline&times=1&path=login`);
    await expect(signIn(url)).rejects.toThrow("fetch failed");
    expect((await signIn(url)).status).toBe(200);
    const wrong = await post(`${url}/__mock/fault?kind=tired`);
    expect([wrong.status, (await wrong.json()).error]).toEqual([
      400,
      'kind must be one of none, slow, offline, 401, 500, not "tired"',
    ]);
  });

  it("opens a scenario at the start and by a call", async () => {
    const { url } = await start("--scenario", "sign-in-limited");
    const limited = await signIn(url);
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "45"]);
    await post(`${url}/__mock/reset?scenario=default`);
    expect((await signIn(url)).status).toBe(200);
    const unknown = await post(`${url}/__mock/reset?scenario=payment-refusd`);
    expect([unknown.status, (await unknown.json()).error]).toEqual([
      400,
      'There is no scenario "payment-refusd"; did you mean "payment-refused"? GET /__mock/scenarios lists all.',
    ]);
    expect(await (await fetch(`${url}/__mock/scenarios`)).json()).toContain("payment-refused");
  });

  it("keeps sessions apart, by header and by cookie", async () => {
    const { url } = await start();
    await post(`${url}/__mock/reset?scenario=sign-in-limited`, {
      headers: { "x-mock-session": "worker 1" },
    });
    expect((await signIn(url)).status).toBe(200);
    expect((await signIn(url, { headers: { "x-mock-session": "worker 1" } })).status).toBe(429);
    const reset = await post(`${url}/__mock/reset?session=b&scenario=sign-in-limited`);
    const [cookie = ""] = reset.headers.get("set-cookie")?.split(";") ?? [];
    expect((await signIn(url, { headers: { cookie } })).status).toBe(429);
  });

  it("keeps the state in a file over restarts", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mock-")), "state.json");
    const first = await start("--state", file);
    const { token } = await (await signIn(first.url)).json();
    await first.stop();
    const second = await start("--state", file);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${second.url}/api/v5/current_user`, { headers })).status).toBe(200);
  });

  it("leaves a file alone that it has not written", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mock-")), "package.json");
    writeFileSync(file, "{}");
    const { code, err } = await run("--port", "0", "--state", file);
    expect(code).toBe(2);
    expect(err).toContain(`${file} was not written by this command: move it away`);
    expect(readFileSync(file, "utf8")).toBe("{}");
  });

  it("reports a Stripe key that is not the mock's", async () => {
    const { url } = await start("--stripe-key", "pk_test_mine");
    const { headers } = await fetch(`${url}/__mock`);
    expect(headers.get("content-type")).toContain("text/plain");
    const page = await fetch(`${url}/api/v5/checkout?subscription_level_id=1`);
    expect(await page.text()).toContain('"stripe_public_key":"pk_test_mine"');
  });

  it("describes calls that the widgets do not make", async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/v5/unknown`);
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        error: "The mock API has no GET /api/v5/unknown [DW812]. GET /__mock says what it can do.",
      },
    ]);
  });

  it("refuses a request that breaks the contract, naming the missing field and a code", async () => {
    const { url } = await start();
    const response = await signIn(url, { body: '{"user":{"password":"dinner-for-two"}}' });
    const { error } = await response.json();
    expect([response.status, error]).toEqual([
      400,
      expect.stringMatching(/^POST \/api\/v5\/login breaks its contract \[DW811\]:\n/),
    ]);
    takeBreaches();
  });

  it.each([
    [["--port", "many"], '--port is a whole number up to 65535, not "many".'],
    [["--scenario", "carnival"], 'There is no scenario "carnival". --list shows all.'],
    [["--scenario", "payment-refusd"], 'did you mean "payment-refused"?'],
    [["--state", "nowhere/at/all/state.json"], "the state cannot be kept in nowhere/at/all"],
    [["--state", "docs"], "docs was not written by this command"],
    [["--fault", "tired"], '--fault does not take "tired": expected none, slow, offline, 401, 500'],
    [["--origin", "mine"], '--origin is an origin such as https://www.example.com, not "mine".'],
    [["--colour", "red"], "Unknown option '--colour'"],
  ])("refuses %j", async (args, words) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it("says that a port is taken", async () => {
    const { url } = await start();
    const { port } = new URL(url);
    const { code, err } = await run("--port", port);
    expect(code).toBe(2);
    expect(err).toContain(`Port ${port} is taken. Choose another with --port. [DW813]`);
  });

  it("lists the scenarios", async () => {
    const { code, out } = await run("--list");
    expect(code).toBe(0);
    expect(out.split("\n")).toContain("sign-in-limited");
  });
});
