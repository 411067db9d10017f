import * as z from "zod/mini";
import { randomId } from "../../../shared/host/randomId.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import { blankRecipient, type Person } from "./row.ts";

/** Longer lists would fill the storage that all of the host's pages share. */
export const maxListLength = 2_000;
export const maxLists = 10;

const text = z.string().check(z.maxLength(254));

const person = z.custom<[string, string, string, string, string]>(
  (cells) =>
    Array.isArray(cells) &&
    cells.length === 5 &&
    cells.every((cell) => text.safeParse(cell).success),
);

const savedList = z.object({
  id: text,
  name: text,
  /** First name, last name, email address, phone number and amount. */
  people: z.array(person).check(z.maxLength(maxListLength)),
});

const savedLists = z.array(savedList).check(z.maxLength(maxLists));

export type SavedList = z.output<typeof savedList>;

/**
 * The key contains the account's id, so that another account in the same browser does not see its
 * lists.
 */
const keyOf = (owner: string) => `bulkGifting:lists:${encodeURIComponent(owner)}` as const;

export function readLists(owner: string): readonly SavedList[] {
  return readStored("local", keyOf(owner), savedLists) ?? [];
}

/**
 * Saves a list and replaces one with the same name. Returns null if the browser does not store it.
 * The lists are then unchanged.
 */
export function saveList(
  owner: string,
  name: string,
  people: readonly Person[],
): readonly SavedList[] | null {
  const before = readLists(owner);
  const list: SavedList = {
    id: randomId(),
    name,
    people: people.map(({ firstName, lastName, email, phone, amount }) => [
      firstName,
      lastName,
      email,
      phone,
      amount,
    ]),
  };
  const after = [list, ...before.filter((one) => one.name !== name)];
  if (after.length > maxLists || people.length > maxListLength) return null;
  if (writeStored("local", keyOf(owner), after)) return after;
  writeStored("local", keyOf(owner), before);
  return null;
}

export function deleteList(owner: string, id: string): readonly SavedList[] {
  const after = readLists(owner).filter((list) => list.id !== id);
  if (after.length) writeStored("local", keyOf(owner), after);
  else removeText("local", keyOf(owner));
  return after;
}

/** A saved list has no dates and messages, because they belong to one occasion. */
export function peopleOf({ people }: SavedList): Person[] {
  return people.map(([firstName, lastName, email, phone, amount]) => ({
    ...blankRecipient,
    firstName,
    lastName,
    email,
    phone,
    amount,
  }));
}
