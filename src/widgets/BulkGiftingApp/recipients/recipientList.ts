import { createStore } from "zustand/vanilla";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import { centsOf, validateRecipient, type FieldErrors, type Rules } from "./validateRecipient.ts";
import { blankRecipient, type Field, type Person, type Row } from "./row.ts";
import { toJson } from "../../../shared/json/json.ts";

/** The recipients as a screen sees them; the maps belong to the list, and `version` grows when they change. */
export interface RecipientListView {
  readonly version: number;
  readonly rows: readonly Row[];
  readonly fieldErrors: ReadonlyMap<number, FieldErrors>;
  /** Row → the row before it that has the same e-mail address or phone number. */
  readonly duplicates: ReadonlyMap<number, Row>;
  /** Cents of rows with an amount of their own. */
  readonly amounts: ReadonlyMap<number, number>;
  /** What the server found wrong, until the row changes. */
  readonly refusals: ReadonlyMap<number, Refusal>;
}

export interface Refusal {
  readonly field: Field;
  readonly message: string;
}

export type RecipientList = ReturnType<typeof createRecipientList>;

/**
 * Up to tens of thousands of recipients, checked as they come. `add` only notes them, so that it can be called many times
 * between two turns of the page; what happens is shown with `publish`.
 */
export function createRecipientList(rules: () => Rules) {
  let rows: Row[] = [];
  let nextId = 1;
  let seenBy = toJson(rules());
  const fieldErrors = new Map<number, FieldErrors>();
  const amounts = new Map<number, number>();
  const duplicates = new Map<number, Row>();
  const refusals = new Map<number, Refusal>();
  /** Address → rows that have it, in order. */
  const holders = new Map<string, Row[]>();
  const store = createStore<RecipientListView>(() => ({
    version: 0,
    rows,
    fieldErrors,
    duplicates,
    amounts,
    refusals,
  }));

  function publish(): void {
    store.setState(({ version }) => ({
      version: version + 1,
      rows,
      fieldErrors,
      duplicates,
      amounts,
      refusals,
    }));
  }

  function keysOf({ email, phone }: Person): string[] {
    const digits = phone && normalizePhone(phone, rules().country);
    return [email && email.toLowerCase(), digits || ""].filter(Boolean);
  }

  function note(row: Row): void {
    const found = validateRecipient(row, rules());
    if (found) fieldErrors.set(row.id, found);
    else fieldErrors.delete(row.id);
    const cents = row.amount ? centsOf(row.amount) : null;
    if (cents === null) amounts.delete(row.id);
    else amounts.set(row.id, cents);
  }

  function hold(row: Row): void {
    for (const key of keysOf(row)) {
      const others = holders.get(key);
      const isLast = !others || others.at(-1)!.id < row.id;
      if (!others) holders.set(key, [row]);
      else if (isLast) others.push(row);
      else
        holders.set(
          key,
          [...others, row].toSorted((one, other) => one.id - other.id),
        );
      if (!isLast) holders.get(key)?.forEach(compare);
    }
    compare(row);
  }

  /** The first row before this one with an address of it. */
  function compare(row: Row): void {
    let first: Row | undefined;
    for (const key of keysOf(row)) {
      const [holder] = holders.get(key) ?? [];
      if (holder && holder.id < row.id && (!first || holder.id < first.id)) first = holder;
    }
    if (first) duplicates.set(row.id, first);
    else duplicates.delete(row.id);
  }

  /** All at once, so that thousands with one address take no longer than thousands with their own. */
  function release(gone: readonly Row[]): void {
    const ids = new Set(gone.map(({ id }) => id));
    for (const id of ids) duplicates.delete(id);
    for (const key of new Set(gone.flatMap(keysOf))) {
      const left = (holders.get(key) ?? []).filter(({ id }) => !ids.has(id));
      if (left.length) holders.set(key, left);
      else holders.delete(key);
      left.forEach(compare);
    }
  }

  function add(people: readonly { readonly person: Person; readonly line: number | null }[]): void {
    for (const { person, line } of people) {
      const row: Row = { ...person, id: nextId++, line };
      rows.push(row);
      note(row);
      hold(row);
    }
  }

  function remove(isWanted: (row: Row) => boolean): void {
    const gone = rows.filter((row) => !isWanted(row));
    rows = rows.filter(isWanted);
    for (const row of gone) {
      for (const map of [fieldErrors, amounts, refusals]) map.delete(row.id);
    }
    release(gone);
    publish();
  }

  return {
    store,
    publish,
    add,
    /** What was added from here on can be taken back by `undo(mark)`. */
    mark: () => nextId,
    undo: (mark: number) => remove(({ id }) => id < mark),
    /** Adds an empty row and returns its id. */
    addEmpty(): number {
      rows = [...rows];
      add([{ person: blankRecipient, line: null }]);
      publish();
      return nextId - 1;
    },
    change(id: number, part: Partial<Person>): void {
      const index = rows.findIndex((row) => row.id === id);
      const before = rows[index];
      if (!before) return;
      const after = { ...before, ...part };
      release([before]);
      refusals.delete(id);
      rows = rows.with(index, after);
      note(after);
      hold(after);
      publish();
    },
    remove: (ids: ReadonlySet<number>) => remove(({ id }) => !ids.has(id)),
    clear(): void {
      rows = [];
      for (const map of [fieldErrors, amounts, duplicates, holders, refusals]) map.clear();
      publish();
    },
    refuse(found: ReadonlyMap<number, Refusal>): void {
      refusals.clear();
      for (const [id, refusal] of found) refusals.set(id, refusal);
      publish();
    },
    /** Looks again at everyone, where the country or the day is another than when they were looked at. */
    async recheck(): Promise<void> {
      const now = toJson(rules());
      if (now === seenBy) return;
      seenBy = now;
      for (const row of rows) {
        if (fieldErrors.has(row.id) || row.phone || row.deliverOn) note(row);
        await yieldToMain();
      }
      publish();
    },
  };
}

/** Whole cents of all recipients, those without an amount of their own at `perPerson` cents. */
export function totalOf(
  { rows, amounts }: Pick<RecipientListView, "rows" | "amounts">,
  perPerson: number,
): number {
  let own = 0;
  for (const cents of amounts.values()) own += cents;
  return own + (rows.length - amounts.size) * perPerson;
}
