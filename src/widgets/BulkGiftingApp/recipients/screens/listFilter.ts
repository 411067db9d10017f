import type { RecipientListView } from "../recipientList.ts";
import type { Row } from "../row.ts";

/** Which rows of the list are shown. */
export type ListFilter = "everyone" | "attention" | "duplicates";

/**
 * The rows that match the filter and whose names or addresses contain every word of the query.
 * `open` rows stay even if they have become valid.
 */
export function searched(
  { rows, fieldErrors, refusals, duplicates }: RecipientListView,
  shown: ListFilter,
  open: ReadonlySet<number>,
  query: string,
): readonly Row[] {
  const part =
    shown === "everyone"
      ? rows
      : rows.filter(({ id }) =>
          shown === "duplicates"
            ? duplicates.has(id)
            : fieldErrors.has(id) || refusals.has(id) || open.has(id),
        );
  const queryWords = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!queryWords.length) return part;
  return part.filter(({ firstName, lastName, email, phone }) => {
    const text = `${firstName} ${lastName} ${email} ${phone}`.toLowerCase();
    return queryWords.every((word) => text.includes(word));
  });
}
