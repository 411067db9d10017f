import type { Outcome } from "../../src/shared/api/outcome.ts";
import { managedLocation, readCheck, readGuest } from "../../src/shared/contracts/managers.ts";
import { createCardPort } from "../../src/shared/card/cardPort.ts";
import { systemClock } from "../../src/shared/host/clock.ts";
import { planFor } from "../../src/shared/payment/order.ts";
import { english } from "../../src/shared/texts/language.ts";
import { createCheckout } from "../../src/widgets/ManagersWebApp/payment/checkout.ts";
import { isGuestAsked } from "../../src/widgets/ManagersWebApp/payment/checkoutFlow.ts";
import type { CheckoutState } from "../../src/widgets/ManagersWebApp/payment/checkoutState.ts";
import { orderFor } from "../../src/widgets/ManagersWebApp/payment/order.ts";
import { checkOf, claimOf, owed, payByOther, payIn, ticketIn } from "./bill.ts";
import { clientOf, type Sent } from "./client.ts";
import type { Tab, WorldFlow } from "./flow.ts";
import type { Page } from "./page.ts";
import type { WorldServer } from "./server.ts";

const location = managedLocation.parse({ id: "7", name: "Lucca", projectId: "42" });

/** The guest as the restaurant sees them, with what they have paid here. */
function guestIn(server: WorldServer, page: Page): unknown {
  page.seenCredit = server.credit;
  const paid = server.listed().filter(({ by }) => by !== "other");
  return {
    user: {
      id: "5",
      credit_balance: server.credit / 100,
      stripe_sources: [{ id: "11", last_four: "4242", brand: "visa" }],
      transactions: [
        ...paid.map(({ id, amount, attempt }) => transactionOf(id, amount + (attempt?.tip ?? 0))),
        // A regular, who has had a check of this number and amount before.
        transactionOf("last week", 12_000),
      ],
    },
  };
}

const transactionOf = (id: string, cents: number) => ({
  id,
  check_number: "1001",
  amount: cents / 100,
  credit_type: "redemption",
});

function answer(server: WorldServer, page: Page, sent: Sent): Promise<Outcome<unknown>> {
  const { name, body, key } = sent;
  if (name === readGuest.name) return server.read(() => guestIn(server, page));
  if (name === readCheck.name) return server.read(() => ticketIn(server, page, "nothing", sent));
  const { payment } = Object(body);
  const amount = Math.round(payment.amount * 100);
  const { check } = server;
  const attempt = {
    page,
    key,
    body: JSON.stringify(body),
    amount,
    tip: payment.tip?.amount ?? 0,
    reference: key,
    takesCredit: true,
  };
  return payIn(server, attempt, check);
}

const isOwingAgain = (state: CheckoutState): boolean =>
  state.kind === "reviewing" && state.notice?.kind === "owes-again";

/** A manager pays a guest's check. Other guests and colleagues pay it too. */
export const managersBillInWorld: WorldFlow = {
  name: "a guest's bill, paid by a manager",
  amounts: [4_000, 2_500],
  hasOthers: true,
  tellsHost: true,
  hasBank: true,
  hasChecks: true,
  listsNumbers: true,
  hasSession: true,
  hasCredit: true,
  hasTips: true,
  hasPos: true,
  owes: owed,
  other: payByOther,
  open(server, page): Tab {
    const widget = new AbortController();
    const { signal } = widget;
    const client = () => clientOf((sent) => answer(server, page, sent));
    const checkout = createCheckout({
      client,
      session: { version: () => 0 },
      signal,
      clock: systemClock,
      environment: english,
      port: { ...createCardPort(english), challenge: (secret) => server.ask(secret, page) },
      stripeKey: () => "",
      announce: ({ amountCents: amount = null, cardCents: card = null }) =>
        void server.told.push({ amount, card }),
      paid() {},
      onBug(error) {
        throw error;
      },
    });
    const { store } = checkout.flow;

    /** Enters the number of the check. */
    async function enter(): Promise<void> {
      const path = { location_id: location.id };
      const [guest, ticket] = await Promise.all([
        client().call(readGuest, { path: { user_id: "5" }, query: path }, { signal }),
        client().call(readCheck, { path: { ...path, ticket_number: "1001" } }, { signal }),
      ]);
      if (signal.aborted || !guest.ok || !ticket.ok) return;
      const entry = {
        ticket: ticket.value,
        number: "1001",
        wire: null,
        notes: "",
        employeePin: null,
      };
      checkout.open(orderFor(location, guest.value, entry, Date.now()));
    }

    function press(): void {
      const state = store.getState();
      if (state.kind === "idle") void enter();
      if (isGuestAsked(state)) checkout.send({ type: "guestAnswered", isHere: true });
      if (state.kind !== "reviewing") return;
      page.agreed = planFor(state.order).card;
      page.agreedCheck = checkOf(state.order);
      checkout.send({ type: "reviewSubmitted", requiresCard: false });
    }

    void enter();
    return {
      claim() {
        const state = store.getState();
        // The bank's question waits for the guest.
        return isGuestAsked(state) ? { kind: "idle" } : claimOf(state);
      },
      onChange: (run) => void store.subscribe(run),
      press,
      check: () => checkout.send({ type: "retried" }),
      again() {
        if (store.getState().kind !== "unconfirmed") return;
        checkout.send({ type: "payAgainChosen" });
        press();
      },
      tip: (text) => checkout.send({ type: "tipChosen", tip: { kind: "typed", text } }),
      waitsForBank: () => isGuestAsked(store.getState()),
      owesAgain: () => isOwingAgain(store.getState()),
      // The check is entered again. What it owes by now is another payment.
      rest: () =>
        store.getState().kind === "success"
          ? () => {
              checkout.send({ type: "closed" });
              void enter();
            }
          : null,
      signIn: () => checkout.send({ type: "resumed" }),
      end: () => widget.abort(),
    };
  },
};
