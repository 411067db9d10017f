// @module-tag thorough
import { expect, test } from "vitest";
import { eachApplication } from "./support/eachApplication.ts";
import { execute } from "./support/execute.ts";

/** Prints the result of an import, and the globals that it leaves behind. */
const importing = `
const before = new Set(Reflect.ownKeys(globalThis));
const { mount, unmount } = await import("dining-widgets");
const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key));
console.log(JSON.stringify([typeof mount, typeof unmount, added]));
`;

const mounting = `
import { mount } from "dining-widgets";
try { mount({}, "Map") } catch ({ message }) { console.log(message) }
`;

eachApplication("an application with React $react", ({ folder }) => {
  const node = (...args: readonly string[]) => execute(process.execPath, args, folder);

  test("imports the package in Node without side effects, and Node exits", async () => {
    const printed = await node("--input-type=module", "--eval", importing);
    expect(JSON.parse(printed)).toEqual(["function", "function", []]);
  });

  test("may also require the package", async () => {
    const printed = await node(
      "--input-type=commonjs",
      "--eval",
      'console.log(Object.keys(require("dining-widgets")).join())',
    );
    expect(printed.trim()).toBe("mount,unmount");
  });

  test("gets an error from mount() on a server that says to call it in the browser", async () => {
    expect((await node("--input-type=module", "--eval", mounting)).trim()).toBe(
      "dining-widgets: DW501 mount() needs a page; call it in the browser, as in an effect.",
    );
  });

  test("renders each widget's placeholder on a server", async () => {
    expect(await node("compiled/server.js")).toContain(
      '<div><a href="/calculator">Estimate your earnings</a></div>',
    );
  });
});
