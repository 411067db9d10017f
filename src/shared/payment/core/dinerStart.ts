import type { Client } from "../../api/client.ts";
import type { CardPort, Challenged } from "../../card/cardPort.ts";
import type { Ticket } from "../../contracts/bill.ts";
import type { Clock } from "../../host/clock.ts";
import type { Session } from "../../session/session.ts";
import { createIntents, type IntentsStart } from "../intent/intents.ts";
import { ownerOf } from "../intent/owner.ts";
import type { BillOrder } from "../order.ts";
import { forAnotherPayer } from "./facts.ts";
import { paymentFacts } from "./kept.ts";
import type { PaidDetail, PaymentStart } from "./paymentStart.ts";

/** Dependencies of the effects of a widget in which a diner pays a bill. */
export interface DinerStart<O extends BillOrder> {
  /** Aborted when the widget is gone. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Pick<Session, "version" | "token">;
  readonly intents?: PaymentStart<O, Ticket>["intents"];
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  readonly clock: Clock;
  readonly announce: (detail: PaidDetail) => void;
  readonly states: PaymentStart<O, Ticket>["states"];
}

type Sessioned = Pick<DinerStart<BillOrder>, "session" | "signal">;

/** The intents of whoever is signed in. */
export function dinerIntents<F>(
  { session, signal }: Sessioned,
  kind: Pick<IntentsStart<F>, "facts" | "ofAnother">,
) {
  return createIntents({ ...kind, owner: () => ownerOf(session.token()), signal });
}

/** The locks and records of bills. */
export const billIntents = (start: Sessioned) =>
  dinerIntents(start, { facts: paymentFacts, ofAnother: forAnotherPayer });
