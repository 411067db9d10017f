import { describe, expect, it } from "vitest";
import { printable, printer } from "./printer.ts";

describe("printable", () => {
  it.each([
    ["a line break", "a\nb\r\nc", "a\\nb\\r\\nc"],
    ["an escape code", "\u001B[2Ja\u009B1m", "\\u001b[2Ja\\u009b1m"],
    ["a bell, a backspace and a null", "\u0007\b\0", "\\u0007\\u0008\\u0000"],
    ["separators of lines and paragraphs", "a\u2028b\u2029c\u0085d", "a\\u2028b\\u2029c\\u0085d"],
    ["a change of direction", "a\u202Eb\u2066c\u200Fd", "a\\u202eb\\u2066c\\u200fd"],
    ["half of a character", "a\uD800b", "a\\ud800b"],
    ["a command of GitHub", "::error::x", "\\u003a:error::x"],
    ["an indented command of GitHub", "  \t::add-mask::x", "  \t\\u003a:add-mask::x"],
    ["a command of Azure", "a ##vso[task.setvariable]b", "a #\\u0023vso[task.setvariable]b"],
    ["an older command of GitHub", "a ##[error]b", "a #\\u0023[error]b"],
    ["a command of TeamCity", "##teamcity[x]", "#\\u0023teamcity[x]"],
  ])("escapes %s", (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it.each(["plain words", "    indented", "tab\there", "é 漢字 👩‍🍳 ✓", "a::b", "## heading", "\\n"])(
    "leaves %j as it is",
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );

  it("keeps the meaning of JSON", () => {
    const value = {
      a: "::\u0085\u202E##[x]##vso[y]\u2028\uFEFF\n\u001B",
      b: ["\uD83D\uDE00", "\uDE00"],
    };
    const text = JSON.stringify(value);
    expect(JSON.parse(printable(text))).toEqual(value);
    expect(JSON.parse(printable('"::error"'))).toBe("::error");
  });
});

describe("printer", () => {
  it("begins a line only where the command begins one", () => {
    const lines: string[] = [];
    const output = printer({ out: (text) => lines.push(text), err: (text) => lines.push(text) });
    output.out("one\n::error::a", "\n::error::b");
    output.err("two", "::error::c");
    expect(lines).toEqual(["one\\n::error::a\n\\n::error::b", "two\n\\u003a:error::c"]);
  });
});
