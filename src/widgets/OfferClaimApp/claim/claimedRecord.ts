import * as z from "zod/mini";
import { systemClock } from "../../../shared/host/clock.ts";
import { sessionItems } from "../../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import type { ClaimState } from "../state.ts";

/** Milliseconds during which a reload shows the success again. */
const lifetimeMs = sessionItems["offerClaimed:{code}"].until * 60_000;

const keyOf = (offerCode: string): `offerClaimed:${string}` => `offerClaimed:${offerCode}`;

const claimedRecord = z.object({
  atMs: z.number(),
  isByEmail: z.boolean(),
  signInBy: z.nullable(z.enum(["phone", "email"])),
});

/** A claim that succeeded in this tab, without the guest's address and number. */
export type ClaimedRecord = z.output<typeof claimedRecord>;

type Claimed = Extract<ClaimState, { kind: "success" | "emailClaimSuccess" }>;

/** Stores the claim in this tab, so that a reload shows the success again. */
export function saveClaimed(state: Claimed): void {
  const { offerCode } = state;
  if (!offerCode || state.claimedAtMs || (state.kind === "success" && state.isClaimError)) return;
  writeStored("session", keyOf(offerCode), {
    atMs: systemClock(),
    isByEmail: state.kind === "emailClaimSuccess",
    signInBy: state.kind === "success" ? state.signInBy : null,
  });
}

export function readClaimed(offerCode: string): ClaimedRecord | null {
  const record = readStored("session", keyOf(offerCode), claimedRecord);
  return record && systemClock() < record.atMs + lifetimeMs ? record : null;
}

export function forgetClaimed(offerCode: string): void {
  removeText("session", keyOf(offerCode));
}
