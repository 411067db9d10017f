// @module-tag thorough
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, inject, test } from "vitest";
import { licensedPackages } from "../../scripts/sbom/bundledPackages.ts";
import type { Sbom } from "../../scripts/sbom/cycloneDx.ts";
import { sbomProblems } from "../../scripts/sbom/sbomProblems.ts";
import { execute } from "./support/execute.ts";

/** The largest size of the packed package. On 2026-11-27 it was 4.9 MB. */
const mostMegabytes = 5.5;
const manifest = JSON.parse(await readFile("package.json", "utf8"));

test("publint finds nothing to say about the packed package", async () => {
  const tarball = new Uint8Array(await readFile(inject("tarball"))).buffer;
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball },
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test("the types resolve in every ES module resolution, as arethetypeswrong checks them", async () => {
  const flags = ["--profile", "esm-only", "--no-color", "--no-emoji"];
  const run = execute("node_modules/.bin/attw", [inject("tarball"), ...flags], process.cwd());
  // A problem makes the command fail. The report proves that it has checked this package.
  await expect(run).resolves.toContain('"dining-widgets/mount.js"');
});

test("its modules need neither a bundler's variables nor CommonJS, and find no file by their own address", async () => {
  const names = await readdir("lib", { recursive: true });
  // The commands run only in Node.
  const modules = names.filter((file) => file.endsWith(".js") && !/^cli\b/.test(file));
  const offending = [];
  for (const name of modules) {
    const code = await readFile(join("lib", name), "utf8");
    const [found] = /\bprocess\.env\b|\brequire\(|\bimport\.meta\b/.exec(code) ?? [];
    if (found) offending.push(`${name}: ${found}`);
  }
  expect(offending).toEqual([]);
});

test("an application installs React beside the package and nothing else", () => {
  expect(manifest.peerDependencies).toEqual({ react: "^19", "react-dom": "^19" });
  expect(manifest.dependencies).toBeUndefined();
});

/** The files of the package. */
async function shippedFiles(): Promise<string[]> {
  const listing = await execute("tar", ["-tf", inject("tarball")], process.cwd());
  return listing
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/^package\//, ""));
}

test("it contains what users of the widgets need, and nothing else", async () => {
  const shipped = await shippedFiles();
  const needed =
    /^(?:dist|lib)\/|^docs\/.+\.(?:md|webp|yaml|txt|json)$|^(?:package\.json|README\.md|CHANGELOG\.md|SECURITY\.md)$/;
  const ours =
    /^docs\/(?:decisions\/|(?:architecture|assumptions)\.md)|\.test\.|\.map$|^dist-source-maps/;
  expect(shipped.filter((file) => !needed.test(file) || ours.test(file))).toEqual([]);
  const { size } = await stat(inject("tarball"));
  expect(size / 1e6).toBeLessThan(mostMegabytes);
});

test("every file that the README and the docs link to comes with the package", async () => {
  const shipped = await shippedFiles();
  const pages = shipped.filter((file) => /^(?:README\.md|docs\/.+\.md)$/.test(file));
  expect(pages.length).toBeGreaterThan(30);
  const missing: string[] = [];
  for (const page of pages) {
    // The README's last section is for those who have a clone.
    const [text = ""] = (await readFile(page, "utf8")).split("\n## Work on the widgets\n");
    for (const [, link = ""] of text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)) {
      const target = normalize(join(dirname(page), link));
      const isFolder = shipped.some((file) => file.startsWith(`${target}/`));
      if (!shipped.includes(target) && !isFolder) missing.push(`${page}: ${link}`);
    }
  }
  expect(missing).toEqual([]);
});

test("its SBOM lists every package of its license lists, and React, which only dist/ bundles", async () => {
  const inPackage = async (file: string) =>
    execute("tar", ["-xOzf", inject("tarball"), `package/${file}`], process.cwd());
  const sbom: Sbom = JSON.parse(await inPackage("dist/sbom.cdx.json"));
  expect(sbomProblems(sbom)).toEqual([]);
  const refs = sbom.components.map((component) => component["bom-ref"]);
  const licensed = [
    ...licensedPackages(await inPackage("lib/third-party-licenses.md")),
    ...licensedPackages(await inPackage("lib/cli/third-party-licenses.md")),
  ];
  expect(licensed.length).toBeGreaterThan(50);
  expect(refs).toEqual(expect.arrayContaining(licensed));
  expect(refs).toEqual(
    expect.arrayContaining([
      `react@${manifest.devDependencies.react}`,
      `react-dom@${manifest.devDependencies["react-dom"]}`,
    ]),
  );
});
