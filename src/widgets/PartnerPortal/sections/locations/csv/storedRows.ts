import * as z from "zod/mini";
import { dictionaryOf } from "../../../../../shared/contracts/fields.ts";
import { columnKeys } from "./columns.ts";
import type { ImportRow } from "./importRows.ts";

const texts = dictionaryOf(z.string());
const cells = z.custom<ImportRow["cells"]>((value) => {
  const { data } = texts.safeParse(value);
  return data && Object.keys(data).every((key) => columnKeys.some((column) => column === key));
});

/** The rows of an import that the browser has stored for a reload. */
export const storedRows = z.array(
  z.object({ line: z.number(), cells, edited: z.optional(z.array(z.enum(columnKeys))) }),
);
