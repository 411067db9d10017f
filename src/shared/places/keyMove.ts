interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}

interface Standing {
  readonly isOpen: boolean;
  readonly litIndex: number;
  readonly count: number;
}

/** What a key means to a list of suggestions, or null where it is the field's own. An index of -1 lights nothing; the ends lead to each other. */
export function keyMove(
  { key, altKey, keyCode, nativeEvent }: Key,
  { isOpen, litIndex, count }: Standing,
): "take" | "close" | { index: number } | null {
  // The keys of an input method are its own; Safari no longer says so of the one that ends it, but gives it code 229.
  if (nativeEvent.isComposing || keyCode === 229 || !count) return null;
  if (key === "Enter") return litIndex < 0 ? null : "take";
  if (key === "Escape") return isOpen ? "close" : null;
  if (key === "ArrowDown") return { index: altKey ? litIndex : (litIndex + 1) % count };
  if (key === "ArrowUp")
    return altKey ? (isOpen ? "close" : null) : { index: litIndex <= 0 ? count - 1 : litIndex - 1 };
  return null;
}
