import { expireLater } from "../../shared/host/storedSweep.ts";
import * as z from "zod/mini";
import { systemClock } from "../../shared/host/clock.ts";
import { sessionItems } from "../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { idOf } from "../../shared/session/ids.ts";
import type { SentCode } from "./signUpFlow.ts";

const key = "signUpCode";

/** Milliseconds that a texted code survives a reload. */
const lifetimeMs = sessionItems[key].until * 60_000;

const savedCode = z.object({
  savedAtMs: z.number(),
  /** Removed at sign-out, so that no other person reads the number. */
  visit: z.string(),
  phone: z.string(),
  token: z.nullable(z.string()),
});

/** Saves in the tab where a code was sent, because phones discard the page while the guest reads the text message. */
export function saveCode({ phone, token }: SentCode): void {
  writeStored("session", key, { savedAtMs: systemClock(), visit: idOf("session"), phone, token });
  expireLater(key, sessionItems[key].until);
}

/** The phone and the token of a code that was sent in this tab in the last 30 minutes, or null. */
export function readSavedCode(): Pick<SentCode, "phone" | "token"> | null {
  const saved = readStored("session", key, savedCode);
  if (!saved || saved.visit !== idOf("session")) return null;
  return systemClock() < saved.savedAtMs + lifetimeMs ? saved : null;
}

export function forgetCode(): void {
  removeText("session", key);
}
