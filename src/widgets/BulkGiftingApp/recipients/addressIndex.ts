import type { Person, Row } from "./row.ts";

/**
 * Finds rows that share an e-mail address or phone number. Writes the first row of each address
 * into `duplicates`.
 */
export function createAddressIndex(
  duplicates: Map<number, Row>,
  addressesOf: (person: Person) => readonly string[],
) {
  /** Address → its rows, by id. */
  const rowsOf = new Map<string, Row[]>();

  /** Marks a row as the duplicate of the first earlier row with the same address. */
  function compare(row: Row): void {
    let first: Row | undefined;
    for (const address of addressesOf(row)) {
      const [candidate] = rowsOf.get(address) ?? [];
      if (candidate && candidate.id < row.id && (!first || candidate.id < first.id))
        first = candidate;
    }
    if (first) duplicates.set(row.id, first);
    else duplicates.delete(row.id);
  }

  return {
    add(row: Row): void {
      for (const address of addressesOf(row)) {
        const others = rowsOf.get(address) ?? [];
        const isLast = (others.at(-1)?.id ?? 0) < row.id;
        if (isLast) others.push(row);
        const rows = isLast ? others : [...others, row].toSorted((one, other) => one.id - other.id);
        rowsOf.set(address, rows);
        if (!isLast) rows.forEach(compare);
      }
      compare(row);
    },
    /**
     * Removes many rows at once, so that thousands of rows with the same address do not take longer
     * than others.
     */
    remove(removed: readonly Row[]): void {
      const ids = new Set(removed.map(({ id }) => id));
      for (const id of ids) duplicates.delete(id);
      for (const address of new Set(removed.flatMap(addressesOf))) {
        const rows = (rowsOf.get(address) ?? []).filter(({ id }) => !ids.has(id));
        if (rows.length) rowsOf.set(address, rows);
        else rowsOf.delete(address);
        rows.forEach(compare);
      }
    },
    clear: () => rowsOf.clear(),
  };
}
