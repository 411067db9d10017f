import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedWords } from "./changedWords.ts";

const marked = (before: string, after: string): string =>
  changedWords(before, after)
    .map(({ words, isChanged }) => (isChanged ? `[${words}]` : words))
    .join("");

describe("changedWords", () => {
  it.each([
    ["It ends on Sunday.", "It ends on Saturday.", "It ends on [Saturday.]"],
    ["Six courses", "Six small courses", "Six [small ]courses"],
    ["Six small courses", "Six courses", "Six courses"],
    ["", "All new", "[All new]"],
    ["The same", "The same", "The same"],
  ])("%j to %j marks %j", (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it("loses no sign of the newer text, and marks nothing in a text that is the same", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n"), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = changedWords(before, after);
        expect(runs.map(({ words }) => words).join("")).toBe(after);
        if (before === after && before.trim())
          expect(runs.some(({ isChanged }) => isChanged)).toBe(false);
      }),
    );
  });
});
