import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeCode, normalizeDigitCode, saysWrongCode } from "./code.ts";
import { asciiDigits } from "./digits.ts";
import { growth, superlinear } from "../../../test/support/growth.ts";

describe("codes", () => {
  it.each([
    ["abc-123", "ABC123"],
    [" a b\tc ", "ABC"],
    ["ＡＢｃ１２", "ABC12"],
    ["٤٢x", "42X"],
    ["–—!", ""],
    ["ß", ""],
  ])("reads the code %j as %j [A5.27] [A5.28]", (text, code) => {
    expect(normalizeCode(text)).toBe(code);
  });

  it("leaves only upper-case letters and digits, and a read code as it is [A5.27] [A5.28]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(normalizeCode(text)).toMatch(/^[A-Z0-9]*$/);
        expect(normalizeCode(normalizeCode(text))).toBe(normalizeCode(text));
      }),
    );
  });

  it.each([
    ["481 923", "481923"],
    ["48-19-23", "481923"],
    ["G-481923 is your code", "481923"],
    ["٤٨١٩٢٣", "481923"],
    ["4819234", "481923"],
    ["48", "48"],
  ])("reads at most six digits of the verification code %j: %s [A5.13] [A5.14]", (text, code) => {
    expect(normalizeDigitCode(text, 6)).toBe(code);
  });

  it.each([
    ["", true],
    ["Nope", true],
    ["Invalid code", true],
    ["is invalid", true],
    ["The verification code is incorrect.", true],
    ["This number is blocked", false],
    ["Guests from your region can’t claim this.", false],
    ["This code has expired. Request a new one.", false],
  ])("a refusal in the words %j says that the code is wrong: %j [A5.15]", (message, isWrong) => {
    expect(saysWrongCode(message)).toBe(isWrong);
  });

  it("knows the digits of every script", () => {
    expect(asciiDigits("٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ০৯ ０９ 𝟎𝟗 𝟘𝟡 𝟶𝟿")).toBe(
      "0123456789 09 09 09 09 09 09 09",
    );
    for (let digit = 0; digit < 10; digit++)
      expect(asciiDigits(digit.toLocaleString("ar-EG"))).toBe(`${digit}`);
  });

  it.each(["a", "-", "1", " ", "\u0661"])(
    "takes 100,000 characters of %j in one pass (fault B10)",
    (unit) => {
      const work = (text: string) => [normalizeCode(text), normalizeDigitCode(text, 6)];
      expect(growth((size) => unit.repeat(size), 100_000, work)).toBeLessThan(superlinear);
    },
  );
});
