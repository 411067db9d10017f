import * as z from "zod/mini";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../../shared/host/clock.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { ownerOf } from "../../shared/payment/intent/owner.ts";
import type { Session } from "../../shared/session/session.ts";
import { keptTip, tipToKeep } from "../../shared/payment/keptTip.ts";
import { keptMaxAgeMs } from "./keptContact.ts";
import type { Order } from "./order.ts";
import type { Request } from "./request.ts";
import type { RedemptionState } from "./state.ts";

const choice = z.object({
  /** Who has chosen it, as `ownerOf` tells people apart. Empty for a guest. */
  owner: z.string(),
  /** The number of the chosen check. */
  number: z.string().check(z.maxLength(200)),
  tip: z.nullable(keptTip),
  atMs: z.number(),
});

/** The check that was chosen, and its tip. */
export type KeptChoice = z.output<typeof choice>;

interface Payer {
  readonly request: () => Pick<Request, "pos" | "location" | "numbers">;
  readonly session: Pick<Session, "token">;
  readonly clock: Clock;
}

const keyOf = ({ request }: Pick<Payer, "request">) => {
  const { pos, location, numbers } = request();
  return `redemption:choice:${pos}/${location}/${numbers.join(",")}` as const;
};

/** What this tab remembers after a reload, if the same person has chosen it a moment ago. */
export function readChoice(payer: Payer): KeptChoice | null {
  const kept = readStored("session", keyOf(payer), choice);
  return kept &&
    kept.owner === ownerOf(payer.session.token()) &&
    Math.abs(payer.clock() - kept.atMs) < keptMaxAgeMs
    ? kept
    : null;
}

/** Keeps the choice of a checkout, and what the person changes until `signal`. */
export function followChoice(
  payer: Payer & { states(): Pick<StoreApi<RedemptionState>, "subscribe"> },
  order: Order,
  signal: AbortSignal,
): void {
  keepChoice(payer, order);
  const stop = payer.states().subscribe((state) => {
    if (state.kind === "checkout") keepChoice(payer, state.order);
  });
  signal.addEventListener("abort", stop, { once: true });
}

function keepChoice(payer: Payer, { number, tip }: Pick<Order, "number" | "tip">): void {
  writeStored("session", keyOf(payer), {
    owner: ownerOf(payer.session.token()),
    number,
    tip: tipToKeep(tip),
    atMs: payer.clock(),
  });
}

export function forgetChoice(payer: Pick<Payer, "request">): void {
  removeText("session", keyOf(payer));
}
