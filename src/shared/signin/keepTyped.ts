import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../host/storage.ts";
import type { SignInStore } from "./createSignIn.ts";

const short = z.string().check(z.maxLength(254));

/** The values that a reload keeps. No password, and no consent, which is given anew. */
const typedValues = z.object({
  firstName: short,
  lastName: short,
  email: short,
  phone: short,
  birthDate: short,
});

const storageKey = "signIn:typed";

type Typed = z.output<typeof typedValues>;

/** Keeps what is typed into the forms for a reload of this tab, until the person is signed in. */
export function keepTyped({ draft, flow, keep }: SignInStore, signal: AbortSignal): void {
  const typed = readStored("session", storageKey, typedValues);
  if (typed) keep({ ...typed, email: typed.email || draft.getState().email });
  const stops = [
    draft.subscribe((next, previous) => {
      // A form that is shown again reports what it has shown before.
      if (flow.store.getState().kind !== "signedIn" && !isSame(next, previous))
        writeStored("session", storageKey, typedIn(next));
    }),
    flow.store.subscribe(({ kind }) => {
      if (kind === "signedIn") removeText("session", storageKey);
    }),
  ];
  signal.addEventListener("abort", () => stops.forEach((stop) => stop()), { once: true });
}

function typedIn({ firstName, lastName, email, phone, birthDate }: Typed): Typed {
  return { firstName, lastName, email, phone, birthDate };
}

function isSame(one: Typed, other: Typed): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.email === other.email &&
    one.phone === other.phone &&
    one.birthDate === other.birthDate
  );
}
