import { createStore } from "zustand/vanilla";
import { createHistory } from "./history.ts";
import { createAddressIndex } from "./addressIndex.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import { createRowChecks } from "./rowChecks.ts";
import type { FieldErrors, Rules } from "./validateRecipient.ts";
import { blankRecipient, isEmptyRow, type Field, type Person, type Row } from "./row.ts";

/**
 * The recipients as a screen reads them. The maps belong to the list, and `version` increases when
 * they change.
 */
export interface RecipientListView {
  readonly version: number;
  readonly rows: readonly Row[];
  readonly fieldErrors: ReadonlyMap<number, FieldErrors>;
  /** Row → an earlier row with the same e-mail address or phone number. */
  readonly duplicates: ReadonlyMap<number, Row>;
  /** Row → cents, for rows with an amount of their own. */
  readonly amounts: ReadonlyMap<number, number>;
  /** Row → the server's errors, until the row changes. */
  readonly refusals: ReadonlyMap<number, Refusal>;
}

export interface Refusal {
  readonly field: Field;
  readonly message: string;
}

export type RecipientList = ReturnType<typeof createRecipientList>;

/**
 * Up to tens of thousands of recipients, which are checked when they are added. `add` does not
 * update the view, so it can run many times before the list yields to the page. `publish` updates
 * the view.
 */
export function createRecipientList(rules: () => Rules) {
  let rows: Row[] = [];
  let nextId = 1;
  const { currentRules, withSharedRules } = shareRules(rules);
  const { checks, addresses, maps, enter } = createRowMaps(currentRules);
  const { fieldErrors, amounts, refusals } = maps;
  const store = createStore<RecipientListView>(() => ({ version: 0, rows, ...maps }));

  function publish(): void {
    store.setState(({ version }) => ({ version: version + 1, rows, ...maps }));
  }

  function add(people: readonly { readonly person: Person; readonly line: number | null }[]): void {
    withSharedRules(() => {
      for (const { person, line } of people) {
        const row: Row = { ...person, id: nextId++, line };
        rows.push(row);
        enter(row);
      }
    });
  }

  /** Replaces all rows. */
  function replaceAll(next: readonly Row[]): void {
    for (const map of [...Object.values(maps), addresses]) map.clear();
    rows = [...next];
    withSharedRules(() => rows.forEach(enter));
    publish();
  }

  function keepOnly(isKept: (row: Row) => boolean): void {
    const removed = rows.filter((row) => !isKept(row));
    rows = rows.filter(isKept);
    for (const { id } of removed) {
      for (const map of [fieldErrors, amounts, refusals]) map.delete(id);
    }
    addresses.remove(removed);
    publish();
  }

  function change(id: number, part: Partial<Person>): void {
    const index = rows.findIndex((row) => row.id === id);
    const before = rows[index];
    if (!before) return;
    const after = { ...before, ...part };
    addresses.remove([before]);
    refusals.delete(id);
    rows = rows.with(index, after);
    enter(after);
    publish();
  }

  return {
    store,
    publish,
    add,
    /** Returns a mark. `undo(mark)` removes the rows that were added after it. */
    mark: () => nextId,
    undo: (mark: number) => keepOnly(({ id }) => id < mark),
    /** Adds an empty row and returns its id. */
    addEmpty(): number {
      rows = [...rows];
      add([{ person: blankRecipient, line: null }]);
      publish();
      return nextId - 1;
    },
    change,
    ...changesOf({ rows: () => rows, keepOnly, replaceAll, newId: () => nextId++ }),
    refuse(refused: ReadonlyMap<number, Refusal>): void {
      refusals.clear();
      for (const [id, refusal] of refused) refusals.set(id, refusal);
      publish();
    },
    /** Checks every row again if the country or the day has changed since the last check. */
    async recheck(): Promise<void> {
      if (await checks.recheck(rows)) publish();
    },
  };
}

interface Changes {
  readonly rows: () => readonly Row[];
  readonly keepOnly: (isKept: (row: Row) => boolean) => void;
  readonly replaceAll: (rows: readonly Row[]) => void;
  readonly newId: () => number;
}

/** Removals and pastes, which can be undone. */
function changesOf({ rows, keepOnly, replaceAll, newId }: Changes) {
  const history = createHistory();
  return {
    remove(ids: ReadonlySet<number>): void {
      history.keep(rows());
      keepOnly(({ id }) => !ids.has(id));
    },
    clear(): void {
      history.keep(rows());
      replaceAll([]);
    },
    /**
     * Writes a range of cells, starting with one cell, to the right and down. Adds missing rows.
     */
    fill(id: number, columns: readonly Field[], cells: readonly (readonly string[])[]): void {
      const start = rows().findIndex((row) => row.id === id);
      if (start < 0) return;
      history.keep(rows());
      replaceAll(withRange(rows(), start, columns, cells, newId));
    },
    /** Undoes the last removal or paste. Returns false if there is none. */
    undoLast(): boolean {
      const before = history.take();
      if (before) replaceAll(before);
      return before !== null;
    },
    /** Removes rows that were added and left empty; a list of nothing else stays as it is. */
    dropEmpty(): void {
      if (rows().some(isEmptyRow) && !rows().every(isEmptyRow)) keepOnly((row) => !isEmptyRow(row));
    },
    /** Forgets the list and its undo history. */
    forget(): void {
      history.clear();
      replaceAll([]);
    },
  };
}

/** The rows after a range of cells is written, starting with one row. */
function withRange(
  rows: readonly Row[],
  start: number,
  columns: readonly Field[],
  cells: readonly (readonly string[])[],
  newId: () => number,
): Row[] {
  const next = [...rows];
  cells.forEach((line, at) => {
    const row = next[start + at] ?? { ...blankRecipient, id: newId(), line: null };
    const part = line.slice(0, columns.length).map((text, index) => [columns[index], text]);
    next[start + at] = { ...row, ...Object.fromEntries(part) };
  });
  return next;
}

/** The checks of rows, and their results by a row's id. */
function createRowMaps(currentRules: () => Rules) {
  const checks = createRowChecks(currentRules);
  const { fieldErrors, amounts } = checks;
  const duplicates = new Map<number, Row>();
  const refusals = new Map<number, Refusal>();
  const addresses = createAddressIndex(duplicates, (row) =>
    addressesOf(row, currentRules().country),
  );
  const enter = (row: Row): void => {
    checks.check(row);
    addresses.add(row);
  };
  return { checks, addresses, enter, maps: { fieldErrors, duplicates, amounts, refusals } };
}

/**
 * Reading the rules is slow, because it needs today's date. Within `withSharedRules` they are read
 * once.
 */
function shareRules(rules: () => Rules) {
  let shared: Rules | undefined;
  return {
    currentRules: () => shared ?? rules(),
    withSharedRules(run: () => void): void {
      shared = rules();
      try {
        run();
      } finally {
        shared = undefined;
      }
    },
  };
}

/** The e-mail address and phone number of a recipient, in a form that can be compared. */
function addressesOf({ email, phone }: Person, country: Rules["country"]): string[] {
  const digits = phone && normalizePhone(phone, country);
  return [email && email.toLowerCase(), digits || ""].filter(Boolean);
}

/**
 * The total of all recipients in whole cents. Recipients without their own amount get `perPerson`
 * cents.
 */
export function totalOf(
  { rows, amounts }: Pick<RecipientListView, "rows" | "amounts">,
  perPerson: number,
): number {
  let total = 0;
  for (const cents of amounts.values()) total += cents;
  return total + (rows.length - amounts.size) * perPerson;
}
