import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { toJson } from "../json/json.ts";
import { useEnvironment } from "../widget/environment.ts";
import { fieldLook, type FieldLook } from "./fieldStyle.ts";

/** Our tokens as plain colors, resolved again when brand or theme change; null before the element is mounted. */
export function useFieldLook(): { ref: RefObject<HTMLDivElement | null>; look: FieldLook | null } {
  const { brand, theme } = useEnvironment();
  const ref = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<FieldLook | null>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const latest = fieldLook(ref.current);
    setLook((current) => (current && toJson(current) === toJson(latest) ? current : latest));
  }, [brand, theme]);
  return { ref, look };
}
