import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nonce } from "../browser/support/hostPage.ts";
import { pinnedHead, releaseIn, releaseOfScripts } from "../browser/support/pinnedPage.ts";
import { folder, type Reply } from "../browser/support/serve.ts";
import { counter, type Scene } from "./scene.ts";

/** The pinned snippet: what a changed or redirected file can do. */
export function pinnedTests({ window, site, words, events }: Scene): void {
  const ran = () => window().evaluate(() => Reflect.get(globalThis, "ran") ?? [], null);
  const visit = async () => {
    const { bundle, dist } = site();
    const head = pinnedHead(["Counter"], releaseOfScripts(dist, "Counter"), bundle.origin);
    await site().visit(window(), { ...head, body: counter() });
  };
  /** Serves the files whose names match as `reply` says, and all others unchanged. */
  const spoil = (pattern: RegExp, reply: (name: string, dist: string) => Reply) => {
    const { bundle, dist } = site();
    const sound = folder(dist);
    bundle.requests.length = 0;
    bundle.respond = (url, request) => {
      const name = url.pathname.slice(1);
      return pattern.test(name) ? reply(name, dist) : sound(url, request);
    };
  };
  const headers = { "access-control-allow-origin": "*" };
  const changed = (name: string, dist: string): Reply => ({
    body: `(globalThis.ran ??= []).push("${name}");${readFileSync(`${dist}/${name}`, "utf8")}`,
    headers,
  });

  test("the pinned snippet runs an unchanged release", async () => {
    spoil(/^$/, changed);
    await visit();
    await expect.poll(() => words()).toMatch(/^Counter Count/);
  });

  test("under the pinned snippet a changed file runs nowhere, and no address without a hash is asked for", async () => {
    spoil(/^(?!mount\.js).*\.js$/, changed);
    await visit();
    await expect.poll(events).toEqual(["a error load"]);
    expect(await ran()).toEqual([]);
    expect(site().bundle.requests.filter((path) => path.includes("?"))).toEqual([]);
  });

  test("under the pinned snippet a redirect leads to no file without a hash", async () => {
    const elsewhere = /^elsewhere\/(.*)$/;
    const isWidget = (name: string) => name.startsWith("Counter-");
    spoil(/./, (name, dist) => {
      const [, file] = elsewhere.exec(name) ?? [];
      if (file && !isWidget(file)) return changed(file, dist);
      if (file || !isWidget(name))
        return { body: readFileSync(`${dist}/${file ?? name}`), headers };
      return { body: "", status: 302, headers: { ...headers, location: `/elsewhere/${name}` } };
    });
    await visit();
    await expect.poll(events).toEqual(["a error load"]);
    expect(await ran()).toEqual([]);
    site().bundle.respond = folder(site().dist);
  });

  test("under a pinned snippet for all 25 widgets, no changed file of any of them runs", async () => {
    const { bundle } = site();
    const release = releaseIn("dist");
    const names = Object.keys(release.widgets);
    const files = [...new Set(Object.values(release.widgets).flatMap(({ allFiles }) => allFiles))];
    bundle.respond = (url) => changed(url.pathname.slice(1), "dist");
    const addresses = files.map((file) => `${bundle.origin}/${file}`);
    const imports = `globalThis.outcomes = await Promise.all(${JSON.stringify(addresses)}.map((one) => import(one).then(() => one, () => "refused")))`;
    await site().visit(window(), {
      ...pinnedHead(names, release, bundle.origin),
      body: `<script type="module" nonce="${nonce}">${imports}</script>`,
    });
    const outcomes = () =>
      window().evaluate(() => Reflect.get(globalThis, "outcomes") ?? null, null);
    await expect.poll(outcomes).not.toBeNull();
    expect(await outcomes()).toEqual(files.map(() => "refused"));
    expect(await ran()).toEqual([]);
    bundle.respond = folder(site().dist);
  });
}
