import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { rules } from "../../cli/templates/rules.ts";
import { findingCodes } from "../../cli/findingCodes.ts";
import { errorCodes } from "../../src/shared/telemetry/errorCodes.ts";
import { allCodes, errorPage } from "./errorPage.ts";

const sources = globSync(["src/**/*.{ts,tsx}"], {
  ignore: ["**/*.test.*", "src/shared/telemetry/**"],
}).map((file) => ({ file, source: readFileSync(file, "utf8") }));

/**
 * Where messages to developers come from: the console, `widget:error`, and errors that the loader
 * reports.
 */
const messages =
  /(?:new OptionsError\(|console\.error\?\.\(|logError\(|bridge\.(?:fail|report)\(|\breport\(place|(?<![.\w])fail\()[^;]*?`([^`]*)`/gs;

describe("error codes", () => {
  it("are registered wherever the sources use them, and used wherever they are registered", () => {
    const used = new Set(sources.flatMap(({ source }) => source.match(/\bDW\d{3}\b/g) ?? []));
    expect([...used].toSorted()).toEqual([...errorCodes.keys()]);
  });

  it("begin each message that is written out where it is reported", () => {
    const writtenCodes = sources
      .filter(({ file }) => /^src\/(shared\/(mount|widget|options|config)\/|library)/.test(file))
      .flatMap(({ file, source }) =>
        [...source.matchAll(messages)].map(([, text = ""]) => ({ file, text })),
      );
    expect(writtenCodes.length).toBeGreaterThan(6);
    const without = writtenCodes
      // Passed on: it holds the code already.
      .filter(
        ({ text }) =>
          !/^(?:DiningWidgets: )?(?:DW\d{3} |\$\{(?:message|formError|code))/.test(text),
      )
      .map(({ file, text }) => `${file}: ${text}`);
    expect(without).toEqual([]);
  });

  it("belong to one message each, of the lint's rules, too", () => {
    expect(allCodes().size).toBe(errorCodes.size + findingCodes.size);
    expect([...findingCodes.keys()]).toEqual(expect.arrayContaining(Object.keys(rules)));
  });

  it("have a section in docs/errors.md that says what happened, why, and what to do", () => {
    const page = readFileSync("docs/errors.md", "utf8");
    expect(page).toBe(errorPage());
    for (const [code, { title, why, remedy }] of allCodes()) {
      expect(page).toContain(`### ${code}\n\n**${title}**`);
      for (const text of [title, why, remedy]) expect(text.length).toBeGreaterThan(8);
    }
  });
});

it("doctor knows a code for each of its checks", () => {
  const checks = globSync("cli/doctor/*.ts", { ignore: "**/*.test.ts" })
    .map((file) => readFileSync(file, "utf8"))
    .flatMap((source) => [...source.matchAll(/(?:check: |finding\(\s*)"([a-z-]+)"/g)])
    .map(([, check = ""]) => check);
  expect(checks.length).toBeGreaterThan(8);
  expect(checks.filter((check) => !findingCodes.has(check))).toEqual([]);
});
