import * as api from "../../../shared/contracts/managers.ts";
import { isPaidState } from "../../../shared/payment/core/state.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { createEntry } from "../check/entry.ts";
import { createCheckout } from "../payment/checkout.ts";
import { orderFor, type CheckEntry } from "../payment/order.ts";
import type { Path } from "../routes.ts";
import { bannerText, baseErrorOf } from "./bannerText.ts";
import type { WorkspaceDeps } from "./workspaceType.ts";
import type { NotificationStore } from "./notifications.ts";
import type { Queries } from "./queries.ts";
import { texts } from "./texts.ts";

interface PaymentDeps {
  readonly workspace: WorkspaceDeps;
  readonly queries: Queries;
  readonly notifications: NotificationStore;
}

interface CheckEntryDeps extends PaymentDeps {
  readonly found: (entry: CheckEntry) => void;
  /** Whether a check that cannot be read is no news: its payment was already sent. */
  readonly wasSent: () => boolean;
}

/** The form for a check number or an amount. Calls `found` with its bill. */
export function createCheckEntry({
  workspace,
  queries,
  notifications,
  found,
  wasSent,
}: CheckEntryDeps) {
  const { environment, client, signal } = workspace;
  const { location, staff, locationId } = queries;
  const copy = () => environment().messagesOf(texts);
  const isStaffLoading = () =>
    location.store.getState().value?.posType === "legacy" &&
    !/ready|failed/.test(staff.store.getState().kind);
  return createEntry({
    signal,
    clock: systemClock,
    employees: () => staff.store.getState().value ?? [],
    staffSettled: (leaving) =>
      isStaffLoading()
        ? new Promise<void>((settle) => {
            const stop = staff.store.subscribe(() => isStaffLoading() || settle());
            leaving.addEventListener("abort", () => (stop(), settle()), { once: true });
          })
        : null,
    readCheck: (number, leaving) =>
      client().call(
        api.readCheck,
        { path: { location_id: locationId(), ticket_number: number } },
        { signal: leaving },
      ),
    found,
    failed({ problem }) {
      if (wasSent()) return;
      const text = bannerText(baseErrorOf(problem) ?? copy().ticketFailed, copy().noSuchCheck);
      notifications.showBanner(text, true);
    },
  });
}

interface PaymentsDeps extends PaymentDeps {
  readonly refresh: (guestId: string | null) => void;
  /** Called if a payment that was sent before a reload cannot be shown again. */
  readonly notOpened: () => void;
  readonly onBug: (error: unknown) => void;
}

/** The checkout of the chosen guest, and how it is opened and closed. */
export function createPayments({
  workspace,
  queries,
  notifications,
  refresh,
  notOpened,
  onBug,
}: PaymentsDeps) {
  const { environment, client, session, signal, go } = workspace;
  const { location, guest } = queries;
  const checkout = createCheckout({
    environment,
    client,
    session,
    signal,
    clock: systemClock,
    stripeKey: () => environment().config.stripePublishableKey,
    announce: (detail) => environment().done("paid", detail),
    paid: ({ guest: payer }) => refresh(payer.id),
    onBug,
  });

  let isEntryPaid = false;
  checkout.flow.store.subscribe((state) => {
    if (state.kind === "reviewing") isEntryPaid = false;
    // The number of a check that was already paid was perhaps a mistake, so its form stays open.
    else if (isPaidState(state) && !("how" in state && state.how === "already")) isEntryPaid = true;
  });

  /** `wasSent`: the payment was sent before a reload, and is shown again if a record has it. */
  function openCheckout(entry: CheckEntry, wasSent: boolean): void {
    const [at, who] = [location.store.getState().value, guest.store.getState().value];
    if (!at || !who) return;
    notifications.hideBanner();
    if (checkout.open(orderFor(at, who, entry, systemClock()), wasSent)) go("/checkout");
    else notOpened();
  }

  function startPayment(): void {
    const state = checkout.flow.store.getState();
    if (state.kind !== "unconfirmed") checkout.send({ type: "closed" });
    isEntryPaid = false;
    go("/enter-check-number");
  }

  /** Leaves the finished payment, so that the next one starts from the beginning. */
  function leaveCheckout(path: Path): void {
    go(path, "replace");
    checkout.send({ type: "closed" });
  }

  return {
    checkout,
    openCheckout,
    startPayment,
    leaveCheckout,
    /** Whether the last bill that was entered is paid, and no other payment was started since. */
    isEntryPaid: () => isEntryPaid,
  };
}
