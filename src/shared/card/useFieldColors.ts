import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { toJson } from "../api/json.ts";
import { useEnvironment } from "../widget/environment.ts";
import { fieldColors, type FieldColors } from "./fieldStyle.ts";

/**
 * Our tokens as plain colors, resolved again when brand or theme change. Null before the element is
 * mounted.
 */
export function useFieldColors(): {
  ref: RefObject<HTMLDivElement | null>;
  colors: FieldColors | null;
} {
  const { brand, theme } = useEnvironment();
  const ref = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<FieldColors | null>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const latest = fieldColors(ref.current);
    setLook((current) => (current && toJson(current) === toJson(latest) ? current : latest));
  }, [brand, theme]);
  return { ref, colors: look };
}
