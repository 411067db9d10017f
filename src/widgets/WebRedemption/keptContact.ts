import * as z from "zod/mini";
import type { StoreApi } from "zustand/vanilla";
import { systemClock, type Clock } from "../../shared/host/clock.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Contact } from "./contact.ts";
import type { Request } from "./request.ts";

const short = z.string().check(z.maxLength(254));
const contact = z.object({ email: short, phone: short, atMs: z.number() });

/** The next party at a table's tablet, whose check may have the same number, does not see it. */
export const keptMaxAgeMs = 30 * 60_000;

type Place = Pick<Request, "pos" | "location" | "numbers">;

const keyOf = ({ pos, location, numbers }: Place) =>
  `redemption:contact:${pos}/${location}/${numbers.join(",")}` as const;

/**
 * Keeps what a guest types for the receipt for a reload of this tab. Consent is given anew after a
 * reload.
 */
export function followContact(
  place: Place,
  draft: StoreApi<Contact>,
  clock: Clock = systemClock,
): void {
  const typed = readStored("session", keyOf(place), contact);
  if (typed && Math.abs(clock() - typed.atMs) < keptMaxAgeMs)
    draft.setState({ email: typed.email, phone: typed.phone });
  else forgetContact(place);
  draft.subscribe(({ email, phone }) => {
    writeStored("session", keyOf(place), { email, phone, atMs: clock() });
  });
}

export function forgetContact(place: Place): void {
  removeText("session", keyOf(place));
}
