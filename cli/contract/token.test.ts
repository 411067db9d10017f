import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readToken } from "./token.ts";

const folder = mkdtempSync(join(tmpdir(), "token-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, `token-${text.length}`);
  writeFileSync(file, text);
  return file;
}

const none = { option: undefined, file: undefined, variable: undefined };

describe("readToken", () => {
  it("reads the option, a file without its last line break, and the variable", () => {
    expect(readToken({ ...none, option: "a.b" })).toBe("a.b");
    expect(readToken({ ...none, file: fileWith("from-file\n") })).toBe("from-file");
    expect(readToken({ ...none, variable: "from-variable" })).toBe("from-variable");
  });

  it("prefers the command line to the variable", () => {
    expect(readToken({ ...none, file: fileWith("mine\r\n"), variable: "other" })).toBe("mine");
    expect(readToken({ ...none, option: "mine", variable: "other" })).toBe("mine");
  });

  it.each([undefined, "", "  "])("is null without a token, with the variable %j", (variable) => {
    expect(readToken({ ...none, variable })).toBeNull();
  });

  it("refuses two sources on the command line", () => {
    expect(() => readToken({ ...none, option: "a", file: "b" })).toThrow("exclude each other");
  });

  it.each(["two secrets", "secret\nX-Header: 1", "sécret", "", "undefined", "secret".repeat(683)])(
    "refuses %j without printing it",
    (option) => {
      expect(() => readToken({ ...none, option })).toThrow(/^--token holds no token(?!.*ecret)/);
    },
  );

  it("says which file cannot be read", () => {
    expect(() => readToken({ ...none, file: join(folder, "none") })).toThrow(
      /^--token-file .*none cannot be read: ENOENT/,
    );
  });
});
