import { describe, expect, it } from "vitest";
import { keyMove } from "./keyMove.ts";

const press = (
  key: string,
  extra: { altKey?: boolean; keyCode?: number; isComposing?: boolean } = {},
) => ({
  key,
  altKey: extra.altKey ?? false,
  keyCode: extra.keyCode ?? 0,
  nativeEvent: { isComposing: extra.isComposing ?? false },
});
const open = { isOpen: true, litIndex: 0, count: 3 };
const closed = { isOpen: false, litIndex: -1, count: 3 };

describe("the keys of a list of suggestions", () => {
  it("opens at the end that the arrow points away from", () => {
    expect(keyMove(press("ArrowDown"), closed)).toEqual({ index: 0 });
    expect(keyMove(press("ArrowUp"), closed)).toEqual({ index: 2 });
    expect(keyMove(press("ArrowDown", { altKey: true }), closed)).toEqual({ index: -1 });
  });

  it("goes round at both ends", () => {
    expect(keyMove(press("ArrowDown"), { ...open, litIndex: 2 })).toEqual({ index: 0 });
    expect(keyMove(press("ArrowUp"), open)).toEqual({ index: 2 });
    expect(keyMove(press("ArrowUp"), { ...open, litIndex: 2 })).toEqual({ index: 1 });
  });

  it("takes with Enter only what is lit, and closes with Esc or Alt and the arrow up only what is open", () => {
    expect(keyMove(press("Enter"), open)).toBe("take");
    expect(keyMove(press("Enter"), { ...open, litIndex: -1 })).toBeNull();
    expect(keyMove(press("Escape"), open)).toBe("close");
    expect(keyMove(press("Escape"), closed)).toBeNull();
    expect(keyMove(press("ArrowUp", { altKey: true }), open)).toBe("close");
    expect(keyMove(press("ArrowUp", { altKey: true }), closed)).toBeNull();
  });

  it("leaves the field its own keys, an input method its own, and all of them where there is nothing to suggest", () => {
    for (const key of ["Home", "End", "ArrowLeft", "Tab", " ", "a"])
      expect(keyMove(press(key), open)).toBeNull();
    expect(keyMove(press("Enter", { isComposing: true }), open)).toBeNull();
    expect(keyMove(press("Enter", { keyCode: 229 }), open)).toBeNull();
    for (const key of ["Enter", "Escape", "ArrowDown", "ArrowUp"])
      expect(keyMove(press(key), { isOpen: false, litIndex: -1, count: 0 })).toBeNull();
  });
});
