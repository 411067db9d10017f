import { describe, expect, it } from "vitest";
import { suggestionKey } from "./suggestionKey.ts";

const press = (
  key: string,
  extra: { altKey?: boolean; keyCode?: number; isComposing?: boolean } = {},
) => ({
  key,
  altKey: extra.altKey ?? false,
  keyCode: extra.keyCode ?? 0,
  nativeEvent: { isComposing: extra.isComposing ?? false },
});
const open = { isOpen: true, highlighted: 0, count: 3 };
const closed = { isOpen: false, highlighted: -1, count: 3 };

describe("suggestionKey", () => {
  it("opens the list at its first entry on arrow down and at its last on arrow up", () => {
    expect(suggestionKey(press("ArrowDown"), closed)).toEqual({ index: 0 });
    expect(suggestionKey(press("ArrowUp"), closed)).toEqual({ index: 2 });
    expect(suggestionKey(press("ArrowDown", { altKey: true }), closed)).toEqual({ index: -1 });
  });

  it("wraps around at both ends", () => {
    expect(suggestionKey(press("ArrowDown"), { ...open, highlighted: 2 })).toEqual({ index: 0 });
    expect(suggestionKey(press("ArrowUp"), open)).toEqual({ index: 2 });
    expect(suggestionKey(press("ArrowUp"), { ...open, highlighted: 2 })).toEqual({ index: 1 });
  });

  it("chooses only a highlighted entry on Enter, and closes only an open list on Escape or Alt and arrow up", () => {
    expect(suggestionKey(press("Enter"), open)).toBe("take");
    expect(suggestionKey(press("Enter"), { ...open, highlighted: -1 })).toBeNull();
    expect(suggestionKey(press("Escape"), open)).toBe("close");
    expect(suggestionKey(press("Escape"), closed)).toBeNull();
    expect(suggestionKey(press("ArrowUp", { altKey: true }), open)).toBe("close");
    expect(suggestionKey(press("ArrowUp", { altKey: true }), closed)).toBeNull();
  });

  it("ignores other keys, keys of an input method, and every key without suggestions", () => {
    for (const key of ["Home", "End", "ArrowLeft", "Tab", " ", "a"])
      expect(suggestionKey(press(key), open)).toBeNull();
    expect(suggestionKey(press("Enter", { isComposing: true }), open)).toBeNull();
    expect(suggestionKey(press("Enter", { keyCode: 229 }), open)).toBeNull();
    for (const key of ["Enter", "Escape", "ArrowDown", "ArrowUp"])
      expect(suggestionKey(press(key), { isOpen: false, highlighted: -1, count: 0 })).toBeNull();
  });
});
