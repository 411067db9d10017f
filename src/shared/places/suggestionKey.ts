interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}

interface ListState {
  readonly isOpen: boolean;
  readonly highlighted: number;
  readonly count: number;
}

/**
 * The effect of a key on a list of suggestions. Null if the field handles the key. An index of -1
 * highlights nothing, and the ends wrap around.
 */
export function suggestionKey(
  { key, altKey, keyCode, nativeEvent }: Key,
  { isOpen, highlighted, count }: ListState,
): "take" | "close" | { index: number } | null {
  // Keys of an input method belong to it. Safari reports the key that ends the composition with
  // code 229 and `isComposing` false.
  if (nativeEvent.isComposing || keyCode === 229 || !count) return null;
  if (key === "Enter") return highlighted < 0 ? null : "take";
  if (key === "Escape") return isOpen ? "close" : null;
  if (key === "ArrowDown") return { index: altKey ? highlighted : (highlighted + 1) % count };
  if (key === "ArrowUp")
    return altKey
      ? isOpen
        ? "close"
        : null
      : { index: highlighted <= 0 ? count - 1 : highlighted - 1 };
  return null;
}
