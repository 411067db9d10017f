// @module-tag thorough
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { eachApplication } from "./support/eachApplication.ts";
import { execute } from "./support/execute.ts";

const tsc = resolve("node_modules/.bin/tsc");

eachApplication("an application with React $react", ({ react, folder, installed }) => {
  test("installs the package, one React and nothing else that runs", () => {
    const running = installed.filter((name) => !/^@types\/|^csstype@/.test(name));
    expect(running.map((name) => name.replace(/@.*/, ""))).toEqual([
      "dining-widgets",
      "react",
      "react-dom",
      "scheduler",
    ]);
    expect(running).toContain(`react@${react}`);
  });

  test("has every export of React that the package imports", () => {
    const required = createRequire(join(folder, "package.json"));
    const lacking = reactImports(join(folder, "node_modules/dining-widgets/lib")).filter(
      ([source, name]) => !(name in required(source)),
    );
    expect(lacking).toEqual([]);
  });

  test("runs its commands with the installed packages", async () => {
    await writeFile(join(folder, "page.html"), '<div id="a" data-widget="Checkout">…</div>');
    const command = join(folder, "node_modules/.bin/dining-widgets");
    expect(await execute(command, ["lint", "page.html"], folder)).toBe(
      "1 file: 0 errors, 0 warnings\n",
    );
  });

  // With moduleResolution bundler, it was already compiled at installation.
  test("compiles against the package's types with moduleResolution nodenext too", async () => {
    const flags = ["--noEmit", "--module", "nodenext", "--moduleResolution", "nodenext"];
    expect(await execute(tsc, ["--pretty", "false", ...flags], folder)).toBe("");
  });
});

/**
 * The names that the package's modules import from `react`, `react-dom` and their subpaths, as
 * pairs of source and name.
 */
function reactImports(lib: string): [source: string, name: string][] {
  const files = readdirSync(lib, { recursive: true, encoding: "utf8" });
  const pairs = files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [
      ...readFileSync(join(lib, file), "utf8").matchAll(/^import .*?\{(.+)\} from "(react.*)";$/gm),
    ])
    .flatMap(([, names = "", source = ""]) =>
      names
        .split(",")
        .map((name): [string, string] => [source, name.trim().split(" as ")[0] ?? ""]),
    );
  if (!pairs.some(([, name]) => name === "useState"))
    throw new Error(`${lib} imports nothing from React that this test can read`);
  return pairs;
}
