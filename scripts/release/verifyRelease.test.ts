import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { verifyRelease } from "./verifyRelease.ts";

let folder: string;
let calls: string[];
let output: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dining-verify-test-"));
  calls = [];
  output = [];
  writeFileSync(join(folder, "package.json"), manifest());
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = (version = "1.1.0") => JSON.stringify({ name: "dining-widgets", version });

const files = () => ({
  "package.json": manifest(),
  "dist/mount.js": "loader",
  "dist/integrity.json": "{}",
});

/** Writes a package with these files. */
function packed(
  name: string,
  content: Readonly<Record<string, string>>,
  ...more: string[]
): string {
  const root = join(folder, name, "package");
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const tarball = join(folder, `${name}.tgz`);
  execFileSync("tar", ["-czf", tarball, "-C", join(folder, name), "package", ...more]);
  return tarball;
}

/** Verifies a package when npm would build and pack a different one. */
function verify(
  tarball: string,
  built: string,
  { dirty = "", earlier = [] }: { dirty?: string; earlier?: readonly string[] } = {},
) {
  return verifyRelease(
    { folder, tarball, earlier },
    {
      say: (line) => output.push(line),
      async run(program, ...args) {
        if (program === "tar") return execFileSync("tar", args, { encoding: "utf8" });
        calls.push([program, ...args.slice(0, 3)].join(" "));
        if (args[0] === "pack") cpSync(built, join(args[3] ?? "", "dining-widgets-1.1.0.tgz"));
        return program === "git" ? dirty : "";
      },
    },
  );
}

test("builds the commit as a release does, and says that every file is the same", async () => {
  const found = await verify(packed("published", files()), packed("built", files()));
  expect(found).toEqual([]);
  expect(calls).toEqual([
    "git status --porcelain",
    "npm run build",
    "node_modules/.bin/tsx scripts/docs.ts --output-only",
    "node_modules/.bin/tsx scripts/library.ts",
    "node_modules/.bin/tsx scripts/sbom.ts",
    "npm pack --ignore-scripts --pack-destination",
  ]);
  expect(output.at(-1)).toContain("3 files, all the same to the byte");
});

test("names each file that differs, is missing, or is more than the commit builds", async () => {
  const { "dist/integrity.json": _, ...less } = files();
  const published = packed("published", {
    ...less,
    "dist/mount.js": "loaded",
    "dist/extra.js": "fetch('https://thief.example')",
  });
  expect(await verify(published, packed("built", files()))).toEqual([
    "dist/extra.js is in the package, and this commit does not build it",
    "dist/integrity.json is missing in the package",
    "dist/mount.js differs from byte 5 on: 6 bytes in the package, 6 built",
  ]);
});

test("sees bytes that were added at the end", async () => {
  const published = packed("published", { ...files(), "dist/mount.js": "loader;" });
  expect(await verify(published, packed("built", files()))).toEqual([
    "dist/mount.js differs from byte 6 on: 7 bytes in the package, 6 built",
  ]);
});

test("writes the deltas to earlier releases where the package has some", async () => {
  const content = { ...files(), "dist/dictionaries.json": "{}", "dist/deltas/mount.js.1.dcz": "d" };
  const { "dist/deltas/mount.js.1.dcz": _, ...without } = content;
  const earlier = ["release/dining-widgets-1.0.0.tgz"];
  await verify(packed("published", content), packed("built", content), { earlier });
  expect(calls).toContain(
    "node_modules/.bin/tsx scripts/deltas.ts release/dining-widgets-1.0.0.tgz",
  );
  await verify(packed("other", content), packed("bare", without));
  expect(output.at(-1)).toContain("Name their packages");
});

test("refuses a working tree with changes, and a package of another version", async () => {
  const built = packed("built", files());
  await expect(verify(built, built, { dirty: " M src/mount.ts\n" })).rejects.toThrow(
    "M src/mount.ts",
  );
  const other = packed("other", { ...files(), "package.json": manifest("1.2.0") });
  await expect(verify(other, built)).rejects.toThrow(
    "is dining-widgets 1.2.0, this commit is dining-widgets 1.1.0; check out the package's tag",
  );
  expect(calls).not.toContain("npm run build");
});

test("refuses a package that would unpack to something else: entries beside package/, doubles, links", async () => {
  const built = packed("built", files());
  mkdirSync(join(folder, "beside/evil"), { recursive: true });
  writeFileSync(join(folder, "beside/evil/mount.js"), "");
  await expect(verify(packed("beside", files(), "evil"), built)).rejects.toThrow(
    "outside package/",
  );
  const doubled = packed("doubled", files(), "package/dist/mount.js");
  await expect(verify(doubled, built)).rejects.toThrow("package/dist/mount.js twice");
  mkdirSync(join(folder, "linked/package"), { recursive: true });
  symlinkSync("mount.js", join(folder, "linked/package/loader.js"));
  await expect(verify(packed("linked", files()), built)).rejects.toThrow("link: loader.js");
});
