import { describe, expect, it } from "vitest";
import { cellValue, choicesOf, type CsvTexts } from "./cells.ts";
import { columnKeys, columnOf } from "./columns.ts";
import { es as locationsEs } from "../texts.es.ts";
import { texts as locationsTexts } from "../texts.ts";
import { es } from "./texts.es.ts";
import { texts } from "./texts.ts";

const english: CsvTexts = { csv: texts.messages, locations: locationsTexts.messages };
const spanish: CsvTexts = { csv: es, locations: locationsEs };
const languages = [english, spanish];

describe("a file of locations", () => {
  it("is read by the heads of an export in any language, whatever the widget speaks", () => {
    for (const { csv: exported } of languages)
      for (const { csv: spoken } of languages)
        for (const key of columnKeys)
          expect([exported.columns[key], columnOf(exported.columns[key], spoken.columns)]).toEqual([
            exported.columns[key],
            key,
          ]);
  });

  it("is read by heads without accents, and by the host's own words", () => {
    expect(columnOf("DIRECCION", texts.messages.columns)).toBe("address_line_one");
    expect(columnOf("Código-Postal", texts.messages.columns)).toBe("zip_code");
    expect(columnOf("Stadt", { ...texts.messages.columns, city: "Stadt" })).toBe("city");
    expect(columnOf("Table count", texts.messages.columns)).toBeNull();
  });

  it("has yes and no in any language", () => {
    for (const copy of languages) {
      const choices = choicesOf({ brands: [] }, [], copy);
      const values = ["Yes", "Sí", "si", "No", "1"].map((cell) =>
        cellValue("pos_complete", cell, choices),
      );
      expect(values).toEqual([true, true, true, false, true]);
      expect(cellValue("pos_complete", "quizás", choices)).toBeUndefined();
    }
  });
});
