import { describe, expect, it } from "vitest";
import { pastedCells } from "./pastedCells.ts";

describe("pastedCells", () => {
  it.each([
    [
      "Ada\tLovelace\nGrace\tHopper\n",
      [
        ["Ada", "Lovelace"],
        ["Grace", "Hopper"],
      ],
    ],
    ["Ada\r\nGrace\r\n", [["Ada"], ["Grace"]]],
    ["Ada\t\tada@x.co", [["Ada", "", "ada@x.co"]]],
    ["Ada\n\nJean", [["Ada"], [""], ["Jean"]]],
  ])("%j is a range of cells", (text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });

  it.each(["Ada", "Ada Lovelace", "Ada\n", ""])("%j is a text for one field", (text) => {
    expect(pastedCells(text)).toBeNull();
  });
});
