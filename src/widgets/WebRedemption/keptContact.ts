import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Contact } from "./contact.ts";
import type { Request } from "./request.ts";

const short = z.string().check(z.maxLength(254));
const contact = z.object({ email: short, phone: short });

type Place = Pick<Request, "pos" | "location" | "numbers">;

const keyOf = ({ pos, location, numbers }: Place) =>
  `redemption:contact:${pos}/${location}/${numbers.join(",")}` as const;

/** What a guest of this tab has typed for the receipt. Consent is given anew after a reload. */
export function readContact(place: Place): Pick<Contact, "email" | "phone"> | null {
  return readStored("session", keyOf(place), contact);
}

export function keepContact(place: Place, { email, phone }: Contact): void {
  writeStored("session", keyOf(place), { email, phone });
}

export function forgetContact(place: Place): void {
  removeText("session", keyOf(place));
}
