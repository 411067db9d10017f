import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { ownerOf } from "../../shared/payment/intent/owner.ts";
import { keptTip, tipToKeep } from "../../shared/payment/keptTip.ts";
import type { Session } from "../../shared/session/session.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { Order, Request } from "./order.ts";

const choice = z.object({
  /** Who has chosen it, as `ownerOf` tells people apart. */
  owner: z.string(),
  stage: z.enum(["redeemCredit", "review"]),
  tip: keptTip,
});

/** How far a diner has come with a bill, and the tip. */
export type KeptChoice = z.output<typeof choice>;

type Place = Pick<Request, "pos" | "location" | "ticket">;

const keyOf = ({ pos, location, ticket }: Place) =>
  `redeem:choice:${pos}/${location}/${ticket}` as const;

/** Who pays which bill. */
interface Payer {
  readonly request: () => Place;
  readonly session: Pick<Session, "token">;
}

const ownerIn = ({ session }: Payer) => ownerOf(session.token());

/** What this tab remembers of the bill after a reload, if the same diner has chosen it. */
export function readChoice(payer: Payer): KeptChoice | null {
  return ownChoice(readStored("session", keyOf(payer.request()), choice), payer);
}

/** The choice, unless it is another diner's. */
export function ownChoice(kept: KeptChoice | null, payer: Payer): KeptChoice | null {
  return kept?.owner === ownerIn(payer) ? kept : null;
}

export function forgetChoice(place: Place): void {
  removeText("session", keyOf(place));
}

/** Keeps the tip while the diner decides about it, until `signal`. */
export function followChoice(deps: EffectDeps, order: Order, signal: AbortSignal): void {
  keepChoice(deps, "redeemCredit", order);
  const stop = deps.states().subscribe((state) => {
    if (state.kind === "redeemCredit") keepChoice(deps, state.kind, state.order);
  });
  signal.addEventListener("abort", stop, { once: true });
}

/** Keeps the tip and the stage for a reload. A tip that came with the order comes again anyway. */
export function keepChoice(payer: Payer, stage: KeptChoice["stage"], { tip }: Order): void {
  const chosen = tipToKeep(tip);
  if (!chosen) return;
  const owner = ownerIn(payer);
  writeStored("session", keyOf(payer.request()), { owner, stage, tip: chosen });
}
