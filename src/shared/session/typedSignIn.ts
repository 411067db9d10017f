import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../host/storage.ts";

const short = z.string().check(z.maxLength(254));

const typedSignIn = z.object({
  firstName: short,
  lastName: short,
  email: short,
  phone: short,
  birthDate: short,
});

/**
 * What was typed into the forms of the sign-in in this tab. No password, and no consent, which is
 * given anew.
 */
export type TypedSignIn = z.output<typeof typedSignIn>;

const storageKey = "signIn:typed";

export function readTypedSignIn(): TypedSignIn | null {
  return readStored("session", storageKey, typedSignIn);
}

export function writeTypedSignIn(typed: TypedSignIn): void {
  writeStored("session", storageKey, typed);
}

export function forgetTypedSignIn(): void {
  removeText("session", storageKey);
}
