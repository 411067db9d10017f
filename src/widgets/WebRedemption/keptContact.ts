import * as z from "zod/mini";
import type { StoreApi } from "zustand/vanilla";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Contact } from "./contact.ts";
import type { Request } from "./request.ts";

const short = z.string().check(z.maxLength(254));
const contact = z.object({ email: short, phone: short });

type Place = Pick<Request, "pos" | "location" | "numbers">;

const keyOf = ({ pos, location, numbers }: Place) =>
  `redemption:contact:${pos}/${location}/${numbers.join(",")}` as const;

/**
 * Keeps what a guest types for the receipt for a reload of this tab. Consent is given anew after a
 * reload.
 */
export function followContact(place: Place, draft: StoreApi<Contact>): void {
  const typed = readStored("session", keyOf(place), contact);
  if (typed) draft.setState(typed);
  draft.subscribe(({ email, phone }) => {
    writeStored("session", keyOf(place), { email, phone });
  });
}

export function forgetContact(place: Place): void {
  removeText("session", keyOf(place));
}
