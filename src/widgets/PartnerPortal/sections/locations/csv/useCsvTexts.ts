import { useMemo } from "react";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { texts as locationsTexts } from "../texts.ts";
import type { CsvTexts } from "./cells.ts";
import { texts } from "./texts.ts";

/** The texts of the import and of the locations themselves. */
export function useCsvTexts(): CsvTexts {
  const csv = useTexts(texts);
  const locations = useTexts(locationsTexts);
  return useMemo(() => ({ csv, locations }), [csv, locations]);
}
