import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvField, writeCsv } from "./writeCsv.ts";

describe("csvField", () => {
  it.each([
    "=1+1",
    "+1 555 0100",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "\0=1",
    "＝1+1",
    "＋1",
    "－2+3",
    "＠SUM(A1)",
    " =1+1",
    "\u00A0=1",
    "\u3000＝1",
    "\v=1",
    "\u200B=1",
    "\uFEFF=1",
    "\u202E@SUM(A1)",
    " \t -1+1",
    "﹦1+1",
    "﹢1",
    "﹣2+3",
    "﹫SUM(A1)",
  ])("prefixes the formula %j with an apostrophe", (value) => {
    expect(csvField(value).replace(/^"/, "").startsWith("'")).toBe(true);
  });

  it.each(["-12.50", "0", "Ana", "1-2", "\u200BAna"])("keeps %j unchanged", (value) => {
    expect(csvField(value)).toBe(value);
  });
});

describe("writeCsv", () => {
  it("writes what a CSV parser reads back unchanged", () => {
    const field = fc
      .string({ unit: "binary" })
      .filter(
        (value) =>
          !/^(?:['\t\r\n\0]|[\s\0\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u.test(value) &&
          value !== "" &&
          !value.includes("\uFEFF"),
      );
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const text = writeCsv(["a", "b"], rows);
          expect(text.startsWith("\uFEFF")).toBe(true);
          expect(
            Papa.parse(text.slice(1), { skipEmptyLines: true, delimiter: ",", newline: "\r\n" })
              .data,
          ).toEqual([["a", "b"], ...rows]);
        },
      ),
    );
  });

  it("starts no field with a character that makes it a formula", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const [field = ""] = writeCsv([value], []).slice(1).split("\r\n");
        expect(/^"?[=+@\t\r\n\0＝＋－＠]/.test(field)).toBe(false);
      }),
    );
  });
});
