import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withRelease } from "./changelog.ts";
import { makeRelease } from "./makeRelease.ts";
import { nextVersion } from "./nextVersion.ts";

const changelog =
  "# Changelog\n\n## Unreleased\n\n- A lint for templates.\n\n## 1.0.0\n\nThe first.\n";

describe("nextVersion", () => {
  it.each([
    ["patch", "1.4.3"],
    ["minor", "1.5.0"],
    ["major", "2.0.0"],
    ["1.10.0", "1.10.0"],
  ])("after 1.4.2, %s is %s", (wanted, expected) => {
    expect(nextVersion("1.4.2", wanted)).toBe(expected);
  });

  it.each(["1.4.2", "1.4.1", "0.9.9", "next", "1.5"])("refuses %s after 1.4.2", (wanted) => {
    expect(() => nextVersion("1.4.2", wanted)).toThrow(wanted);
  });
});

describe("withRelease", () => {
  it("closes the section under its version and day, and opens an empty one", () => {
    expect(withRelease(changelog, "1.1.0", "2026-01-31")).toBe(
      "# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-01-31\n\n- A lint for templates.\n\n## 1.0.0\n\nThe first.\n",
    );
  });

  it("refuses a release that says nothing, or is there already", () => {
    const closed = withRelease(changelog, "1.1.0", "2026-01-31");
    expect(() => withRelease(closed, "1.2.0", "2026-02-01")).toThrow("nothing under ## Unreleased");
    expect(() => withRelease(changelog, "1.0.0", "2026-02-01")).toThrow("already");
  });
});

describe("makeRelease", () => {
  let folder: string;
  let calls: string[];
  let output: string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "dining-release-"));
    calls = [];
    output = [];
    write("package.json", '{ "version": "1.0.0" }');
    write("package-lock.json", "{}");
    write("CHANGELOG.md", changelog);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, content: string): void {
    writeFileSync(join(folder, file), content);
  }

  /** A fake npm: `version` writes the version, and `build` writes a loader with the given hash. */
  function release(options: { dirty?: string; isDryRun?: boolean; loaderHash?: string } = {}) {
    const content = "loader";
    const hash = `sha384-${createHash("sha384").update(content).digest("base64")}`;
    return makeRelease(
      { folder, wanted: "minor", day: "2026-01-31", isDryRun: options.isDryRun ?? false },
      {
        say: (line) => output.push(line),
        async run(program, ...args) {
          const call = [program, ...args].join(" ");
          calls.push(call);
          if (call.startsWith("npm version")) write("package.json", '{ "version": "1.1.0" }');
          if (call === "npm run build") {
            mkdirSync(join(folder, "dist"));
            write("dist/mount.js", content);
            const files = { "mount.js": options.loaderHash ?? hash };
            write("dist/integrity.json", JSON.stringify({ files }));
          }
          return call.startsWith("git") ? (options.dirty ?? "") : "";
        },
      },
    );
  }

  it("refuses a working tree with changes before it touches anything", async () => {
    await expect(release({ dirty: " M src/mount.ts\n" })).rejects.toThrow("M src/mount.ts");
    expect(calls).toEqual(["git status --porcelain"]);
  });

  it("writes nothing in a dry run, and shows the notes", async () => {
    await release({ isDryRun: true });
    expect(calls).toEqual(["git status --porcelain"]);
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toBe(changelog);
    expect(output.join("\n")).toContain("1.0.0 → 1.1.0");
    expect(output.join("\n")).toContain("- A lint for templates.");
  });

  it("sets the version, builds, packs and writes notes with the loader's hash", async () => {
    await release();
    expect(calls).toEqual([
      "git status --porcelain",
      "npm version --no-git-tag-version 1.1.0",
      "npm run build",
      "node_modules/.bin/tsx scripts/docs.ts --output-only",
      "node_modules/.bin/tsx scripts/library.ts",
      "node_modules/.bin/tsx scripts/sbom.ts",
      "node_modules/.bin/tsx scripts/deltas.ts",
      "npm pack --ignore-scripts --pack-destination release",
    ]);
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toContain("## 1.1.0 - 2026-01-31");
    const notes = readFileSync(join(folder, "release/notes-1.1.0.md"), "utf8");
    expect(notes).toContain("- A lint for templates.");
    expect(notes).toMatch(/`mount\.js` of this release: `sha384-/);
  });

  it("leaves the project as it was where the build is not what its hashes say", async () => {
    await expect(release({ loaderHash: "sha384-other" })).rejects.toThrow(
      "mount.js is not what its hash says",
    );
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe('{ "version": "1.0.0" }');
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toBe(changelog);
    expect(existsSync(join(folder, "release"))).toBe(false);
  });
});
