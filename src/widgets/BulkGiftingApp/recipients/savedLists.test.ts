import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fillStorage } from "../../../../test/support/fillStorage.ts";
import { blankRecipient, type Person } from "./row.ts";
import {
  deleteList,
  maxListLength,
  maxLists,
  peopleOf,
  readLists,
  saveList,
} from "./savedLists.ts";

const ada: Person = {
  ...blankRecipient,
  firstName: "Ada",
  email: "ada@example.com",
  amount: "75",
  message: "Thanks",
  deliverOn: "2026-12-24",
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("keeps a list for its account, without the message and the date of one occasion", () => {
  saveList("1", "Team", [ada]);
  expect(readLists("1").flatMap(peopleOf)).toEqual([{ ...ada, message: "", deliverOn: "" }]);
  expect(readLists("2")).toEqual([]);
});

it("replaces a list of the same name, and leaves nothing once all are deleted", () => {
  saveList("1", "Team", [ada]);
  const lists = saveList("1", "Team", [ada, ada]);
  expect(lists?.map(({ people }) => people.length)).toEqual([2]);
  expect(deleteList("1", lists?.[0]?.id ?? "")).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("refuses a list that is too long, more lists than allowed, and any list that the browser does not store", () => {
  expect(
    saveList(
      "1",
      "Long",
      Array.from({ length: maxListLength + 1 }, () => ada),
    ),
  ).toBeNull();
  for (let index = 0; index < maxLists; index++) saveList("1", `List ${index}`, [ada]);
  expect(saveList("1", "One more", [ada])).toBeNull();
  expect(readLists("1")).toHaveLength(maxLists);
  fillStorage();
  expect(saveList("3", "Team", [ada])).toBeNull();
  expect(readLists("3")).toEqual([]);
});

it("ignores what another script has written under its key", () => {
  localStorage.setItem("bulkGifting:lists:1", '[{"id":"a","name":"x","people":[["Ada"]]}]');
  expect(readLists("1")).toEqual([]);
});
