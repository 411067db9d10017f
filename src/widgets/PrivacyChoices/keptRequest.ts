import * as z from "zod/mini";
import { sessionItems } from "../../shared/host/storedItems.ts";
import { expireLater } from "../../shared/host/storedSweep.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { emptyRequest, type OptOutRequest, type State } from "./flow.ts";

const short = z.string().check(z.maxLength(254));
const request = z.object({ state: short, firstName: short, lastName: short, email: short });
const receipt = z.object({ request, atMs: z.number(), reference: z.nullable(short) });

const requestKey = "privacyChoices:request";
const receiptKey = "privacyChoices:receipt";

type Honored = Extract<State, { kind: "honored" }>;

/** What was typed in this tab and not sent. */
export function readRequest(): OptOutRequest {
  return readStored("session", requestKey, request) ?? emptyRequest;
}

export function keepRequest(typed: OptOutRequest): void {
  writeStored("session", requestKey, typed);
}

/** The confirmation that this tab has shown last and that was not closed. */
export function readReceipt(): Honored | null {
  const kept = readStored("session", receiptKey, receipt);
  return kept && { kind: "honored", ...kept };
}

/** Keeps the confirmation for a reload, in place of what was typed. */
export function keepReceipt({ request: sent, atMs, reference }: Honored): void {
  removeText("session", requestKey);
  writeStored("session", receiptKey, { request: sent, atMs, reference });
  expireLater(receiptKey, sessionItems[receiptKey].until);
}

export function forgetReceipt(): void {
  removeText("session", receiptKey);
}
