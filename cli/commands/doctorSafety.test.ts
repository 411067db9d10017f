import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startLoggingServer, type LoggingServer } from "../../test/support/loggingServer.ts";
import { runCommand } from "../../test/support/runCommand.ts";

const servers: LoggingServer[] = [];

async function start(answer: RequestListener): Promise<LoggingServer> {
  const server = await startLoggingServer(answer);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Answers with a page that has these elements in its head and body. */
function page(head: string, body = ""): RequestListener {
  return (_, outgoing) =>
    outgoing
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

function redirect(location: string): RequestListener {
  return (_, outgoing) => outgoing.writeHead(302, { location }).end();
}

describe("doctor prints what a page controls", () => {
  it("without line breaks, escape codes and commands of a CI system", async () => {
    const name = "A&#10;::error::planted&#13;&#27;[2J&#x9b;1m&#x2028;##[error]x";
    const site = await start(page("", `<div data-widget="${name}">x</div>`));
    const { out } = await runCommand("doctor", site.origin);
    expect(out).toContain("planted");
    expect(out).not.toMatch(/^\s*::/m);
    expect(out).not.toMatch(/[^\P{Cc}\n]|\u2028/u);
    expect(out).not.toContain("##[");
    expect(out.split("\n").filter((line) => line.includes("planted"))).toEqual([
      expect.stringMatching(/^(?:error|warning) /),
    ]);
  });

  it("in the content type of the page and in JSON, too", async () => {
    const site = await start((_, outgoing) =>
      outgoing.writeHead(200, { "content-type": "text/\u009b31m" }).end(),
    );
    const plain = await runCommand("doctor", site.origin);
    expect(plain.out).toContain("text/\\u009b31m");
    const { out } = await runCommand("doctor", "--format", "json", site.origin);
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
    expect(JSON.parse(out).findings[0].message).toContain("text/\u009b31m");
  });
});

describe("doctor and private addresses", () => {
  const secret: RequestListener = (_, outgoing) =>
    outgoing.writeHead(200, { "content-type": "text/html" }).end("secret");

  it("reads the address of the command line, and nothing of another origin of this machine", async () => {
    const inside = await start(secret);
    const { origin } = inside;
    const local = origin.replace("127.0.0.1", "localhost");
    const site = await start(
      page(
        `<link rel="stylesheet" href="${origin}/a.css"><link rel="stylesheet" href="${local}/b.css">
        <link rel="stylesheet" href="http://[::1]:1/c.css"><link rel="stylesheet" href="http://169.254.169.254/d.css">
        <script type="module" src="${origin}/mount.js"></script>`,
        '<div data-widget="Checkout">x</div>',
      ),
    );
    const { code, out } = await runCommand("doctor", site.origin);
    expect(inside.requests).toEqual([]);
    expect(code).toBe(1);
    for (const file of ["a.css", "b.css", "c.css", "d.css", "mount.js", "integrity.json"])
      expect(out).toMatch(new RegExp(`error private-address: http://.*/${file} was not fetched`));
    expect(out).toContain("a private address, which was not named on the command line [DW715]");
    expect(out).toContain("--allow-private fetches it");
  });

  it("follows no redirect of the page, or of its files, to one", async () => {
    const inside = await start(secret);
    const site = await start((incoming, outgoing) => {
      const answer =
        incoming.url === "/a.css"
          ? redirect(`${inside.origin}/latest/meta-data`)
          : page('<link rel="stylesheet" href="/a.css">');
      answer(incoming, outgoing);
    });
    const { out } = await runCommand("doctor", site.origin);
    expect(out).toContain(`${site.origin}/a.css was not fetched: `);
    const moved = await start(redirect(`${inside.origin}/admin`));
    const answer = await runCommand("doctor", moved.origin);
    expect(answer.code).toBe(1);
    expect(answer.out).toContain("error private-address: ");
    expect(inside.requests).toEqual([]);
  });

  it("fetches them with --allow-private", async () => {
    const inside = await start(secret);
    const site = await start(page(`<link rel="stylesheet" href="${inside.origin}/a.css">`));
    const { out } = await runCommand("doctor", "--allow-private", site.origin);
    expect(inside.requests.map(({ url }) => url)).toEqual(["/a.css"]);
    expect(out).not.toContain("private-address");
  });

  it.each(["file:///etc/passwd", "ftp://127.0.0.1/a.css", "http://a:b@127.0.0.1:1/a.css"])(
    "does not fetch %s",
    async (address) => {
      const site = await start(page(`<script type="module" src="${address}?mount.js"></script>`));
      const { out } = await runCommand("doctor", "--allow-private", site.origin);
      expect(out).toMatch(/error file: .* is not fetched/);
    },
  );
});

describe("doctor --header", () => {
  it("stays at the origin of the given address, across redirects", async () => {
    const other = await start(page(""));
    const site = await start((incoming, outgoing) => {
      const target = incoming.url === "/" ? "/second" : `${other.origin}/away`;
      redirect(target)(incoming, outgoing);
    });
    const headers = ["--header", "X-Preview: secret", "--header", "Cookie: a=secret"];
    const { out } = await runCommand("doctor", "--allow-private", ...headers, site.origin);
    expect(site.requests.map(({ headers: sent }) => sent["x-preview"])).toEqual([
      "secret",
      "secret",
    ]);
    expect(other.requests.map(({ url }) => url)).toEqual(["/away"]);
    expect(JSON.stringify(other.requests)).not.toContain("secret");
    expect(out).toContain(
      `warning page: ${site.origin}/ redirects to ${other.origin}, and the given headers were not sent there`,
    );
  });

  it("may stand in a file, so that the list of processes does not show it", async () => {
    const site = await start(page(""));
    const folder = mkdtempSync(join(tmpdir(), "headers-"));
    const file = join(folder, "headers.txt");
    writeFileSync(file, "Cookie: a=secret\r\n\nX-Preview: 1\n");
    const { err } = await runCommand("doctor", "--header-file", file, site.origin);
    expect(site.requests[0]?.headers).toMatchObject({ cookie: "a=secret", "x-preview": "1" });
    expect(err).toBe("");
    writeFileSync(file, "a secret");
    const broken = await runCommand("doctor", "--header-file", file, site.origin);
    expect(broken).toMatchObject({ code: 2, out: "" });
    expect(broken.err).not.toContain("a secret");
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["Cookie: a=1", 1],
    ["Authorization: Bearer 1", 1],
    ["X-Api-Key: 1", 1],
    ["Accept-Language: es", 0],
  ])("with %s on the command line warns %d times", async (header, times) => {
    const site = await start(page(""));
    const { err } = await runCommand("doctor", "--header", header, site.origin);
    expect(err.split("list of processes")).toHaveLength(times + 1);
  });

  it("is not sent with the files of a page", async () => {
    const other = await start(page(""));
    const site = await start(
      page(
        `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="${other.origin}/b.css">`,
      ),
    );
    await runCommand("doctor", "--allow-private", "--header", "X-Preview: secret", site.origin);
    expect(site.requests.map(({ url, headers }) => [url, headers["x-preview"]])).toEqual([
      ["/", "secret"],
      ["/a.css", undefined],
    ]);
    expect(JSON.stringify(other.requests)).not.toContain("secret");
  });
});
