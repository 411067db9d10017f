import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { expect, test } from "vitest";

const files = readdirSync("dist").filter((name) => /^(mount|(react|core)-\w+)\.js$/.test(name));

/** Names of events and of React's own symbols, which no bundler changes. */
const texts = /["'`]((?:widget|react)[:.][\w.]+)["'`]/g;

test.each(files)("the source map of %s leads from a text to the line that says it", (name) => {
  const map = JSON.parse(readFileSync(`dist-source-maps/${name}.map`, "utf8"));
  const sourceMap = new SourceMap(map);
  const lines = readFileSync(`dist/${name}`, "utf8").split("\n");
  const entries = lines.flatMap((line, lineIndex) =>
    [...line.matchAll(texts)].map(({ index, 1: text }) => {
      const entry = sourceMap.findEntry(lineIndex, index);
      if (!("originalLine" in entry)) return { text, source: "nowhere" };
      const source: string = map.sourcesContent[map.sources.indexOf(entry.originalSource)];
      return { text, source: source.split("\n")[entry.originalLine] ?? "" };
    }),
  );
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter(({ text = "", source }) => !source.includes(text))).toEqual([]);
});
