import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startServer, type Started } from "../../../demo/server/startServer.ts";
import { writeDeltas } from "../../../scripts/deltas/writeDeltas.ts";
import { sharedChromium, type Chromium } from "../support/chromium.ts";
import { fixtureBundle } from "../support/fixtures.ts";

/** The encoder is an external program, which this machine may lack. */
function hasEncoder(): boolean {
  try {
    return Boolean(execFileSync("zstd", ["--version"]));
  } catch {
    return false;
  }
}

describe.skipIf(!hasEncoder())("a release after another", () => {
  let browser: Chromium;
  let releases: string;
  let server: Started;
  /** React's file of each release. */
  let [before, after] = ["", ""];

  beforeAll(async () => {
    browser = await sharedChromium();
    releases = mkdtempSync(join(tmpdir(), "dining-deltas-"));
    const [first, second] = [join(releases, "1"), join(releases, "2")];
    cpSync(await fixtureBundle(), first, { recursive: true });
    cpSync(first, second, { recursive: true });
    before = readdirSync(first).find((file) => /^react-\w{7}\.js$/.test(file))!;
    after = "react-0000002.js";
    renameSync(join(second, before), join(second, after));
    const code = readFileSync(join(second, after), "utf8");
    writeFileSync(join(second, after), `${code}\nexport const release = 2;\n`);
    await writeDeltas(second, [first]);
    // A CDN keeps the files of the earlier release.
    cpSync(join(first, before), join(second, before));
    const manifest = join(second, "dictionaries.json");
    const { files } = JSON.parse(readFileSync(manifest, "utf8"));
    files[before] = { match: "react-*.js", deltas: {} };
    writeFileSync(manifest, JSON.stringify({ files }));
    server = await startServer({ dist: second });
  });
  afterAll(async () => {
    await server.close();
    await browser.close();
    rmSync(releases, { recursive: true });
  });

  test("costs a returning guest the difference alone, in a browser with compression dictionaries", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.assets}/`);
    await page.evaluate((file) => fetch(file).then((answer) => answer.text()), before);
    // The browser stores the dictionary some time after the answer, and then sends its hash with
    // each matching request.
    await vi.waitFor(async () => {
      const asked = page.waitForRequest("**/react-absent.js");
      await page.evaluate(() => fetch("react-absent.js"));
      expect(await (await asked).allHeaders()).toHaveProperty("available-dictionary");
    });
    const { text, encoding, encodedBodySize } = await page.evaluate(async (file) => {
      const answer = await fetch(file);
      const content = await answer.text();
      const [timing] = performance.getEntriesByName(answer.url);
      return {
        text: content,
        encoding: answer.headers.get("content-encoding"),
        encodedBodySize: Reflect.get(timing ?? {}, "encodedBodySize"),
      };
    }, after);
    expect(encoding).toBe("dcz");
    expect(text === readFileSync(join(releases, "2", after), "utf8")).toBe(true);
    expect(encodedBodySize).toBeLessThan(200);
    await context.close();
  });

  test("costs a browser without them what it has always cost", async () => {
    const response = await fetch(`${server.assets}/${after}`, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Available-Dictionary");
    expect(response.headers.get("use-as-dictionary")).toBe('match="/react-*.js"');
    expect((await response.text()).length).toBe(
      readFileSync(join(releases, "2", after), "utf8").length,
    );
  });
});
