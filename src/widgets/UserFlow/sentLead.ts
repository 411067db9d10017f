import * as z from "zod/mini";
import type { IntentStorage } from "../../shared/api/intentKeys.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

const sentLead = z.object({ payload: z.string(), key: z.string().check(z.minLength(1)) });

const storageKey = "userFlow:sent";

/** The lead that was sent in this tab and not confirmed: sent again after a reload, it keeps its key. */
export const sentLeadStorage: IntentStorage = {
  read: () => readStored("session", storageKey, sentLead),
  write: (intent) =>
    intent ? writeStored("session", storageKey, intent) : removeText("session", storageKey),
};
