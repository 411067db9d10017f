import { describe, expect, it, vi } from "vitest";
import { csvText, isWorkbook } from "./csvText.ts";
import { headKey, plainCell } from "./csvCell.ts";
import { csvSample, readCsv, type CountHeads, type CsvRow } from "./readCsv.ts";
import { writeCsv } from "./writeCsv.ts";

const noHeads: CountHeads = () => 0;

async function rowsOf(text: string, countHeads = noHeads): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const batch of readCsv(text, countHeads)) rows.push(...batch.rows);
  return rows;
}

describe("readCsv", () => {
  it.each([",", ";", "\t", "|"])("a text with the delimiter %j is split at it", async (sign) => {
    expect(await rowsOf([["a", "b"].join(sign), ["1", "2"].join(sign)].join("\n"))).toEqual([
      { cells: ["a", "b"], line: 1 },
      { cells: ["1", "2"], line: 2 },
    ]);
  });

  it("a delimiter with known heads wins over one that is more frequent", async () => {
    const knows = (cells: readonly string[]) => cells.filter((cell) => cell === "name").length;
    expect((await rowsOf("name;note\nAda;a,b,c,d", knows))[1]?.cells).toEqual(["Ada", "a,b,c,d"]);
  });

  it("rows keep the line of the text where they start, over quoted line ends and empty rows", async () => {
    expect((await rowsOf('a,b\r\n"1\r\n2",3\r\n\r\n4,5')).map(({ line }) => line)).toEqual([
      1, 2, 5,
    ]);
  });

  it("a quotation mark without a closing one is reported with its line", async () => {
    const quotes: (number | null)[] = [];
    for await (const { openQuote } of readCsv('a,b\n1,"2\n3,4', noHeads)) quotes.push(openQuote);
    expect(quotes.filter(Boolean)).toEqual([2]);
  });

  it("what writeCsv wrote is read back, formulas included", async () => {
    const rows = [["=1+1", "+1 555", 'a "b", c']];
    const [, row] = await rowsOf(writeCsv(["x", "y", "z"], rows));
    expect(row?.cells.map(plainCell)).toEqual(rows[0]);
  });

  it("rows are read on a page whose Array.prototype.entries is that of Prototype.js", async () => {
    const entries = vi.spyOn(Array.prototype, "entries").mockImplementation(function (
      this: unknown[],
    ) {
      // SAFETY: this is the mistake that the test is about: values instead of pairs.
      return this.values() as ArrayIterator<never>;
    });
    const rows = await rowsOf("a,b\n1,2");
    entries.mockRestore();
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("a long text is read in batches that end at 1", async () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `${index},b`).join("\n");
    const shares: number[] = [];
    let count = 0;
    for await (const { rows, share } of readCsv(text, noHeads)) {
      expect(rows.length).toBeLessThanOrEqual(20);
      count += rows.length;
      shares.push(share);
    }
    expect(count).toBe(5_000);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it("a sample has the first three rows", () => {
    expect(csvSample("a;b\n1;2\n3;4\n5;6", noHeads)).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ]);
  });
});

describe("csvText", () => {
  it("a file in UTF-8, UTF-16 or Windows-1252 is decoded", () => {
    expect(csvText(new TextEncoder().encode("Café"))).toBe("Café");
    expect(csvText(new Uint8Array([0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00]))).toBe("Cé");
    expect(csvText(new Uint8Array([0x43, 0xe9]))).toBe("Cé");
  });

  it.each([
    ["a workbook", [0x50, 0x4b, 3, 4], true],
    ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0], true],
    ["a PNG", [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], false],
    ["a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 16], false],
  ])("%s is no text", (_, bytes, workbook) => {
    expect(csvText(new Uint8Array(bytes))).toBeNull();
    expect(isWorkbook(new Uint8Array(bytes))).toBe(workbook);
  });
});

describe("headKey", () => {
  it.each(["ZIP code", "zip_code", "Zip-Code "])("%j is compared as zipcode", (head) => {
    expect(headKey(head)).toBe("zipcode");
  });
});
