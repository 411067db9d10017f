import type { Client } from "../../api/client.ts";
import type { CardPort, Challenged } from "../../card/cardPort.ts";
import type { Clock } from "../../host/clock.ts";
import type { Session } from "../../session/session.ts";
import { createIntents, type IntentsDeps } from "../intent/intents.ts";
import { ownerOf } from "../intent/owner.ts";
import { openRecordMaxAgeMs } from "../intent/record.ts";
import type { BillOrder } from "../order.ts";
import { paymentFacts } from "./kept.ts";
import { notedBill } from "./notedBill.ts";
import type { PaidDetail, PaymentDeps } from "./paymentDeps.ts";
import type { BillReading } from "./reading.ts";

/** Dependencies of the effects of a widget in which a diner pays a bill. */
export interface DinerDeps<O extends BillOrder> {
  /** Aborted when the widget unmounts. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Pick<Session, "version" | "token">;
  readonly intents?: PaymentDeps<O, BillReading>["intents"];
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  readonly clock: Clock;
  readonly announce: (detail: PaidDetail) => void;
}

type Sessioned = Pick<DinerDeps<BillOrder>, "session" | "signal">;

/** The intents of the person who is signed in. */
export function dinerIntents<F>(
  { session, signal }: Sessioned,
  kind: Pick<
    IntentsDeps<F>,
    "facts" | "openMaxAgeMs" | "unshownMaxAgeMs" | "hasOwnRecords" | "firstRelease"
  >,
) {
  return createIntents({ ...kind, owner: () => ownerOf(session.token()), signal });
}

/** The locks and records of bills. */
export const billIntents = (deps: Sessioned) =>
  dinerIntents(deps, {
    facts: paymentFacts,
    openMaxAgeMs: openRecordMaxAgeMs,
    hasOwnRecords: true,
    firstRelease: notedBill,
  });

/** What the payment of a bill uses of a widget as it is. The rest depends on how the widget reads and sends. */
export function paymentDepsOf<O extends BillOrder>({
  intents,
  cards,
  clock,
  announce,
  signal,
}: DinerDeps<O> & Required<Pick<DinerDeps<O>, "intents">>) {
  return { intents, challenge: cards.challenge, clock, announce, signal };
}
