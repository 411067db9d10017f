import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { knownPassword } from "../../mock-api/accounts.ts";
import { startMock, type RunningMock } from "../mock/startMock.ts";
import { main } from "../main.ts";

/** How a server's answer differs from that of the mock API. */
type Spoil = (body: string) => {
  readonly status?: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

let mock: RunningMock;
let server: Server;
let origin: string;
let spoil: Spoil = (body) => ({ body });
const callLog: string[] = [];

/** A server that forwards calls to the mock API and breaks its answers. */
async function serveSpoilt(): Promise<void> {
  server = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    callLog.push(`${method} ${url}`);
    const authorization = headers.authorization ?? "";
    void fetch(mock.url + url, { method, headers: { authorization } })
      .then(async (response) => ({ status: response.status, ...spoil(await response.text()) }))
      .then(({ status, body, headers: spoilt }) => outgoing.writeHead(status, spoilt).end(body));
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  origin = `http://localhost:${address.port}`;
}

async function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(["verify-api", ...args], {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
  });
  return { code, out: out.join("\n").replaceAll(/\d+ ms/g, "N ms"), err: err.join("\n") };
}

async function tokenOf(email: string): Promise<string> {
  const response = await fetch(`${mock.url}/api/v5/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: { email, password: knownPassword } }),
  });
  return (await response.json()).token;
}

beforeAll(async () => {
  mock = await startMock("--quiet", "--origin", "https://www.example.com");
  await serveSpoilt();
});
beforeEach(() => {
  callLog.length = 0;
  spoil = (body) => ({ body });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await mock.stop();
});

describe("verify-api", () => {
  it("reads what the mock API answers", async () => {
    expect(await run(origin, "--widgets", "RedeemGifting")).toEqual({
      code: 0,
      out: "✓ GET /api/v5/gifts/{code} (giftByCode) 200 N ms\n1 read, 0 not read, 0 not checked",
      err: "",
    });
  });

  it("reads everything that a portal and a managers' app read of the mock API", async () => {
    const partner = ["--token", await tokenOf("partner@example.com")];
    const portal = await run(origin, "--widgets", "PartnerPortal", ...partner);
    expect(portal.out).not.toContain("✗");
    expect(portal.out).toMatch(/\n1\d read, 0 not read/);
    const manager = ["--token", await tokenOf("manager@example.com")];
    const managers = await run(origin, "--widgets", "ManagersWebApp", ...manager);
    expect(managers.out).not.toContain("✗");
    expect(managers.out).toMatch(/\n6 read, 0 not read/);
  });

  it("sends no write without the option for it", async () => {
    const { out } = await run(origin, "--token", await tokenOf("guest@example.com"));
    expect(out).toContain("– POST /api/v5/login (login) not made: it writes (--write)");
    const writes = callLog.filter((call) => !/^GET |^POST \/places\//.test(call));
    expect(writes).toEqual([]);
  });

  it("writes with --write", async () => {
    await run(origin, "--widgets", "MobileLink", "--write");
    expect(callLog).toEqual(["POST /api/v5/mobile_links"]);
  });

  it("finds fields that cannot be read also where NODE_ENV is production", async () => {
    spoil = (body) => ({ body: body.replace(/"amount":[^,]+/, '"amount":{"cents":5}') });
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "cli/main.ts", "verify-api", origin, "--widgets", "RedeemGifting"],
      { env: { ...process.env, NODE_ENV: "production" } },
    );
    const printed = await text(child.stdout);
    expect(printed).toContain("amount: Invalid input");
  });

  it.each([
    [
      "a body of another kind",
      () => ({ body: "[]" }),
      "    (the whole answer): Invalid input: expected object, received null",
    ],
    [
      "a page of a proxy",
      () => ({ body: "<h1>Maintenance</h1>" }),
      "    the answer is a page of HTML",
    ],
    [
      "a page that asks for a sign-in",
      () => ({ body: '<form action="/users/sign_in">' }),
      "    the answer is a page of HTML that asks for a sign-in; answer 401 with JSON",
    ],
    [
      "a guard against scripts",
      (body: string) => ({ body: `)]}',\n${body}` }),
      `    the answer begins with ${JSON.stringify(")]}',\n{\"")}, a guard against its use as a script; send the JSON alone`,
    ],
    [
      "another encoding",
      (body: string) => ({ body: Buffer.from(`\uFEFF${body}`, "utf16le") }),
      "    the answer is UTF-16; browsers read it as UTF-8, so that it is no JSON",
    ],
    [
      "a field of another kind",
      (body: string) => ({ body: body.replace(/"amount":[^,]+/, '"amount":{"cents":5}') }),
      "    amount: Invalid input",
    ],
    [
      "a failure",
      () => ({ status: 502, body: "Bad gateway\nnginx" }),
      "    Bad gateway",
      "502 N ms [DW802]",
    ],
  ])("says where %s cannot be read", async (_, spoilt, words, code = "200 N ms [DW801]") => {
    spoil = spoilt;
    const { code: exit, out } = await run(origin, "--widgets", "RedeemGifting");
    expect(exit).toBe(1);
    expect(out).toContain(`✗ GET /api/v5/gifts/{code} (giftByCode) ${code}`);
    expect(out.split("\n")).toContain(words);
    expect(out).toContain("    In RedeemGifting guests see: the gift is shown as unreadable");
  });

  it.each<[string, Spoil]>([
    [
      "in camelCase",
      (body) => ({ body: body.replaceAll(/_(\w)(?=\w*":)/g, (_, letter) => letter.toUpperCase()) }),
    ],
    ["in an envelope", (body) => ({ body: `{"data":${body}}` })],
    ["behind a byte order mark", (body) => ({ body: `\uFEFF${body}` })],
  ])("reads an answer %s as the widgets do", async (_, spoilt) => {
    spoil = spoilt;
    expect((await run(origin, "--widgets", "RedeemGifting")).out).toContain("1 read, 0 not read");
  });

  it("says what guests see of an answer in Latin-1, which browsers read as UTF-8", async () => {
    spoil = (body) => ({ body: Buffer.from(body.replace(/":"/, '":"é'), "latin1") });
    const { out } = await run(origin, "--widgets", "RedeemGifting");
    expect(out).toContain("guests see � in names with accents");
  });

  it("names the row of a list that widgets leave out, and its field", async () => {
    spoil = (body) => {
      const answer = JSON.parse(body);
      delete answer.predictions?.[1]?.name;
      return { body: JSON.stringify(answer) };
    };
    const inputs = join(mkdtempSync(join(tmpdir(), "verify-")), "inputs.json");
    writeFileSync(inputs, '{"autocompletePlaces": {"query": {"query": "austin"}}}');
    const { code, out } = await run(origin, "--widgets", "UserFlow", "--inputs", inputs);
    expect(code).toBe(1);
    expect(out).toContain("    predictions[1].name: Invalid input: expected string, received null");
    expect(callLog).toContain("GET /api/places/autocomplete?query=austin");
  });

  it("passes on why the server refuses a call, and counts it as not checked", async () => {
    spoil = () => ({ status: 404, body: '{"error":"No such gift"}' });
    const { code, out } = await run(origin, "--widgets", "RedeemGifting");
    expect(out).toContain("404 N ms [DW804]\n    refused: No such gift");
    expect(code).toBe(1);
  });

  it("says where a server redirects a call", async () => {
    spoil = () => ({ status: 302, body: "", headers: { location: "/sign_in" } });
    const { code, out } = await run(origin, "--widgets", "RedeemGifting");
    expect(code).toBe(1);
    expect(out).toContain(
      "302 N ms [DW802]\n    redirects to /sign_in, a sign-in: an API answers 401",
    );
  });

  it("finds nothing with --page where the server lets the page call and read", async () => {
    const page = ["--page", "https://www.example.com"];
    const { code, out } = await run(mock.url, "--widgets", "RedeemGifting", ...page);
    expect(out).toContain("1 read, 0 not read");
    expect(code).toBe(0);
  });

  it("says with --page which CORS headers a server lacks", async () => {
    const page = ["--page", "https://www.example.com", "--write"];
    spoil = (body) => ({
      status: 200,
      body,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
    expect((await run(origin, "--widgets", "RedeemGifting", ...page)).code).toBe(0);
    spoil = (body) => ({
      status: 200,
      body,
      headers: { "access-control-allow-origin": "https://other.example" },
    });
    const { code, out } = await run(origin, "--widgets", "RedeemGifting", ...page);
    expect(code).toBe(1);
    expect(out).toContain("200 N ms [DW805]");
    expect(out).toContain(
      "    OPTIONS answers without Access-Control-Allow-Origin for https://www.example.com\n" +
        "    Access-Control-Allow-Headers of OPTIONS lacks x-session-id, x-device-id\n" +
        "    the browser refuses every call of every widget: guests see errors only\n" +
        "    the answer lacks Access-Control-Allow-Origin for https://www.example.com",
    );
  });

  it("asks with --page for the method and the token that a call needs", async () => {
    const token = ["--token", await tokenOf("guest@example.com")];
    const page = ["--page", "https://www.example.com", "--write"];
    spoil = (body) => ({
      status: 200,
      body,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    });
    const { out } = await run(origin, "--widgets", "MenuVisibilityForm", ...token, ...page);
    expect(out).toContain("Access-Control-Allow-Headers of OPTIONS lacks authorization");
    expect(out).toContain("Access-Control-Allow-Methods of OPTIONS lacks PUT");
  });

  it("asks with --page for the idempotency key of a payment", async () => {
    const page = ["--page", "https://www.example.com", "--write"];
    spoil = (body) => ({
      status: 200,
      body,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "content-type, x-session-id, x-device-id",
      },
    });
    const { out } = await run(origin, "--widgets", "Checkout", ...page);
    expect(out).toContain("Access-Control-Allow-Headers of OPTIONS lacks idempotency-key\n");
  });

  it.each<[string, Spoil]>([
    ["a failure", () => ({ status: 502, body: "::error::a\r\u001B[2J" })],
    ["a refusal", () => ({ status: 404, body: '{"error":"a\\n::error::b\\u001b[2J"}' })],
    [
      "a redirect",
      () => ({ status: 302, body: "", headers: { location: "/a\u009B2J##vso[task]" } }),
    ],
    ["another kind of answer", () => ({ body: ")]}'::error::\u009B" })],
  ])("prints what the server wrote in %s without control characters", async (_, spoilt) => {
    spoil = spoilt;
    const { out } = await run(origin, "--widgets", "RedeemGifting");
    expect(out).not.toMatch(/^\s*::/m);
    expect(out).not.toMatch(/[^\P{Cc}\n]|##vso/u);
  });

  it("does not follow a redirect, to this machine or elsewhere", async () => {
    const { port } = new URL(origin);
    spoil = () => ({
      status: 302,
      body: "",
      headers: { location: `http://127.0.0.1:${port}/latest/meta-data` },
    });
    await run(origin, "--widgets", "RedeemGifting", "--page", "https://www.example.com");
    expect(callLog.filter((call) => call.includes("meta-data"))).toEqual([]);
    expect(callLog).toHaveLength(2);
  });

  it("takes the token from a file or the environment, and warns of one on the command line", async () => {
    const token = await tokenOf("guest@example.com");
    const file = join(mkdtempSync(join(tmpdir(), "verify-")), "token");
    writeFileSync(file, `${token}\n`);
    const fromFile = await run(origin, "--widgets", "AmbassadorUserProfile", "--token-file", file);
    vi.stubEnv("DINING_WIDGETS_TOKEN", token);
    const fromVariable = await run(origin, "--widgets", "AmbassadorUserProfile");
    vi.unstubAllEnvs();
    const visible = await run(origin, "--widgets", "AmbassadorUserProfile", "--token", token);
    const without = await run(origin, "--widgets", "AmbassadorUserProfile");
    expect(fromFile.out).not.toContain("it needs a token");
    expect(without.out).toContain("it needs a token (--token-file or DINING_WIDGETS_TOKEN)");
    expect([fromVariable, { ...visible, err: "" }]).toEqual([fromFile, fromFile]);
    expect(fromFile.err).toBe("");
    expect(visible.err).toContain("warning: other users of this machine see --token");
    expect(visible.err).not.toContain(token);
  });

  it("says that a server cannot be reached", async () => {
    const { code, out } = await run("http://localhost:1", "--widgets", "RedeemGifting");
    expect(code).toBe(1);
    expect(out).toMatch(/no answer: .*\[DW803\]/);
  });

  it.each([
    [["api.example.com"], "Name one origin without a path, such as https://api.example.com."],
    [["https://api.example.com/v1"], "Name one origin without a path"],
    [[], "Name one origin without a path"],
    [["https://a.example", "--page", "www.example.com"], "--page is an origin such as"],
    [["https://a.example", "--widgets", "Chekout"], 'did you mean "Checkout"?'],
    [["https://a.example", "--inputs", "none.json"], "none.json does not exist."],
    [["https://a.example", "--inputs", "README.md"], "README.md is not JSON: "],
    [["https://a.example", "--writes"], "Unknown option '--writes'"],
    [["https://a.example", "--writes"], "See: dining-widgets verify-api --help"],
  ])("refuses %j", async (args, words) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe("verify-api --pay", () => {
  /** A server that takes payments. `honours` says which promises it keeps. */
  async function payServer(honours: {
    readonly repeats: boolean;
    readonly bodies: boolean;
    readonly concurrency: boolean;
    readonly headers: string;
  }) {
    const answers = new Map<string, { readonly body: string; readonly answer: string }>();
    const underWay = new Set<string>();
    let payments = 0;
    let held: (() => void) | undefined;
    const payServer = createServer((incoming, outgoing) => {
      const cors = {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": honours.headers,
      };
      const answer = (status: number, body: string) =>
        outgoing.writeHead(status, { ...cors, "content-type": "application/json" }).end(body);
      if (incoming.method === "OPTIONS") return void answer(204, "");
      const key = String(incoming.headers["idempotency-key"]);
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () => {
        const body = Buffer.concat(parts).toString();
        const known = answers.get(key);
        if (known && known.body !== body && honours.bodies)
          return void answer(422, '{"error":"Another body"}');
        if (known && honours.repeats) return void answer(201, known.answer);
        if (underWay.has(key)) queueMicrotask(() => held?.());
        if (underWay.has(key) && honours.concurrency)
          return void answer(409, '{"error":"In progress"}');
        underWay.add(key);
        payments += 1;
        const made = `{"id":${payments},"paid_at":${payments}}`;
        const finish = () => {
          answers.set(key, { body, answer: made });
          underWay.delete(key);
          answer(201, made);
        };
        // Two requests at once use the second key: the first one waits until the second one
        // arrives.
        if (answers.size === 1 && !known && !held) held = finish;
        else finish();
        return undefined;
      });
      return undefined;
    });
    payServer.listen(0);
    await once(payServer, "listening");
    const address = payServer.address();
    if (typeof address !== "object" || !address) throw new Error("the server has no port");
    return { origin: `http://localhost:${address.port}`, close: () => payServer.close() };
  }

  const all = "authorization, content-type, x-device-id, x-session-id, idempotency-key";
  const kept = { repeats: true, bodies: true, concurrency: true, headers: all };

  it.each([
    ["every promise is kept", kept, 0, "1 read, 0 not read"],
    [
      "a repeated key pays again",
      { ...kept, repeats: false },
      1,
      "charged twice when the widget asks again",
    ],
    [
      "another amount under the key is accepted",
      { ...kept, bodies: false },
      1,
      "an amount that was never charged",
    ],
    ["two requests at once pay twice", { ...kept, concurrency: false }, 1, "pays from two tabs"],
    [
      "the preflight refuses the key",
      { ...kept, headers: all.replace(", idempotency-key", "") },
      1,
      "nobody can pay",
    ],
  ])("says whether %s", async (_, honours, code, words) => {
    const server = await payServer(honours);
    const result = await run(
      server.origin,
      "--pay",
      "--widgets",
      "WebRedemption",
      "--inputs",
      onlyGuest(),
    );
    server.close();
    expect(result.out).toContain(words);
    expect(result.code).toBe(code);
  });

  it("says which ids it needs where the payment is refused", async () => {
    spoil = () => ({ status: 404, body: '{"error":"No such check"}' });
    const { out } = await run(origin, "--pay", "--widgets", "WebRedemption");
    expect(out).toContain("the payment was refused with 404 (No such check): give ids");
  });

  function onlyGuest(): string {
    const file = join(mkdtempSync(join(tmpdir(), "verify-")), "inputs.json");
    writeFileSync(file, "{}");
    return file;
  }
});
