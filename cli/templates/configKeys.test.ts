import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { configKeys } from "./configKeys.ts";

test.each(Object.entries(configKeys))(
  "%s: every name that the widgets read is known",
  (part, known) => {
    const read = new RegExp(
      `(?:^|[^\\w])(?:config\\.)?${part}(?:\\["(\\w+)"\\]|\\.(\\w+)\\b(?!\\())`,
      "g",
    );
    const source = globSync(["src/**/*.{ts,tsx}", "!**/*.test.*"]).flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(read),
    ]);
    const names = new Set(source.map(([, quoted, plain]) => quoted ?? plain));
    const quoted = new Set(source.flatMap(([, name]) => name ?? []));
    expect([...quoted].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  },
);
