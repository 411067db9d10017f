import { afterEach, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Contact } from "./contact.ts";
import { followContact, forgetContact } from "./keptContact.ts";

const place = { pos: "1", location: "2", numbers: ["1042"] };
const empty: Contact = { email: "", phone: "", joins: false, postalCode: "" };

/** What a page that opens the bill at this minute shows, after it has typed an email. */
function opened(minute: number, typed?: string): string {
  const draft = createStore<Contact>(() => empty);
  followContact(place, draft, () => minute * 60_000);
  const { email } = draft.getState();
  if (typed !== undefined) draft.setState({ email: typed });
  return email;
}

afterEach(() => forgetContact(place));

it("what a guest has typed for the receipt is there after a reload, and not for the next party", () => {
  opened(0, "ada@example.com");
  expect(opened(10)).toBe("ada@example.com");
  expect(opened(45)).toBe("");
});
