import * as z from "zod/mini";
import type { Flow } from "../../../shared/flow/flow.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { sessionItems } from "../../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import { expireLater } from "../../../shared/host/storedSweep.ts";
import { cash } from "../../../shared/money/cents.ts";
import type { Navigation } from "../navigation.ts";
import type { Draft } from "./draft.ts";
import type { OrderEvent, OrderState } from "./state.ts";

const text = z.nullable(z.string());
const storedOrder = z.object({
  owner: z.string(),
  atMs: z.number(),
  method: z.enum(["addresses", "links"]),
  order: z.object({
    id: z.string(),
    status: z.string(),
    recipientCount: z.number(),
    total: z.nullable(z.pipe(z.int(), z.transform(cash))),
    deliverAt: text,
    receiptUrl: text,
  }),
});

const key = "bulkGifting:sent";

interface SentOrderDeps {
  readonly flow: Flow<OrderState, OrderEvent>;
  /** The draft of the order. It is removed once the order is sent. */
  readonly draft: () => Draft;
  readonly navigation: Navigation;
}

/** Stores the order whose success is on the screen, so that a reload shows it again. */
export function keepSentOrder({ flow, draft, navigation }: SentOrderDeps) {
  let method: Draft["method"] = "addresses";

  flow.store.subscribe((state, before) => {
    if (state.kind !== "sent") {
      if (before.kind === "sent") removeText("session", key);
      return;
    }
    if (state.isShownAgain) return;
    ({ method } = draft());
    const { id, status, recipientCount, total, deliverAt, receiptUrl } = state.order;
    writeStored("session", key, {
      owner: draft().owner,
      atMs: systemClock(),
      method,
      order: { id, status, recipientCount, total, deliverAt, receiptUrl },
    } satisfies z.input<typeof storedOrder>);
    expireLater(key, sessionItems[key].until);
  });

  return {
    /** How the gifts of the order that was just placed are delivered. */
    placedMethod: (): Draft["method"] => method,
    /** Shows the success again, unless its order is another account's or was left before the reload. */
    showAgain(owner: string): void {
      if (flow.store.getState().kind !== "building") return;
      const stored = readStored("session", key, storedOrder);
      if (!stored) return;
      const { route } = navigation.store.getState();
      if (stored.owner !== owner || route.name !== "create") return removeText("session", key);
      ({ method } = stored);
      flow.send({ type: "shownAgain", order: stored.order });
    },
  };
}
