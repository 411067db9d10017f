import type { RosterView } from "../roster.ts";
import type { Row } from "../row.ts";

/** Which part of the list is shown. */
export type Shown = "everyone" | "attention" | "doubles";

/** The rows of a part whose names or addresses hold every word of the query. `open`: rows that stay although they are right by now. */
export function searched(
  { rows, flaws, refusals, doubles }: RosterView,
  shown: Shown,
  open: ReadonlySet<number>,
  query: string,
): readonly Row[] {
  const part =
    shown === "everyone"
      ? rows
      : rows.filter(({ id }) =>
          shown === "doubles" ? doubles.has(id) : flaws.has(id) || refusals.has(id) || open.has(id),
        );
  const wanted = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return part;
  return part.filter(({ firstName, lastName, email, phone }) => {
    const text = `${firstName} ${lastName} ${email} ${phone}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
