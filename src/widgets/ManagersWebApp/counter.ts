import { createStore } from "zustand/vanilla";
import * as api from "../../shared/contracts/managers.ts";
import type { ManagedGuest, ManagedLocation } from "../../shared/contracts/managers.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { bannerText, baseErrorOf } from "./banner.ts";
import { createCheckout } from "./checkout.ts";
import { isMoneyMoving } from "../../shared/payment/core/state.ts";
import { counterCopy as copy } from "./counterCopy.ts";
import type { CounterStart } from "./counterDoor.ts";
import { createEntry } from "./entry.ts";
import { mayRefund } from "./manager.ts";
import { orderFor, type Entry } from "./order.ts";
import { keepPlace, keptPlace, withRecent, type RecentLocation } from "./place.ts";
import { createReadings } from "./readings.ts";
import { reasonsOf } from "./reasons.ts";
import { createRefundDesk } from "./refundDesk.ts";
import { isRefunding } from "./refundFlow.ts";
import { withLocation, type Facts, type Path } from "./routes.ts";
import { createTalk } from "./talk.ts";
import { newestFirst } from "./transaction.ts";

export type Counter = ReturnType<typeof createCounter>;

/** Everything that a manager has open behind the counter; made once per manager and root, and gone with the logout. */
export function createCounter(start: CounterStart) {
  const { environment, client, session, signal, go } = start;
  const onBug = (error: unknown): void =>
    environment().fail(
      "render",
      `ManagersWebApp: ${error instanceof Error ? error.message : "an effect failed"}`,
    );
  const talk = createTalk();
  const recents = createStore<{
    readonly locations: readonly RecentLocation[];
    readonly guests: readonly ManagedGuest[];
  }>(() => ({ locations: keptPlace().recents, guests: [] }));
  const readings = createReadings(client, signal);
  const { reasons, locations, guests, place, transactions, staff, guest, locationId } = readings;

  const entry = createEntry({
    signal,
    clock: systemClock,
    employees: () => staff.store.getState().value ?? [],
    readCheck: (number, leaving) =>
      client().call(
        api.readCheck,
        { path: { location_id: locationId(), ticket_number: number } },
        { signal: leaving },
      ),
    found: openCheckout,
    failed: ({ problem }) => talk.say(bannerText(baseErrorOf(problem) ?? copy.ticketFailed), true),
  });
  const { refund, openRefund } = createRefundDesk({ start, readings, talk, refresh, onBug });
  const checkout = createCheckout({
    client,
    session,
    signal,
    clock: systemClock,
    stripeKey: () => environment().config.stripePublishableKey,
    announce: (detail) => environment().done("paid", detail),
    paid: ({ guest: payer }) => refresh(payer.id),
    onBug,
  });

  place.store.subscribe((now, past) => {
    if (now.kind === past.kind && now.key === past.key) return;
    if (now.kind === "ready" && now.value) locationKnown(now.value);
    if (now.kind === "failed" && now.problem?.kind === "rejected") lostLocation();
  });

  function locationKnown(one: ManagedLocation): void {
    const all = withRecent(recents.getState().locations, { id: one.id, name: one.name });
    recents.setState({ locations: all });
    keepPlace({ locationId: one.id, recents: all });
    entry.reset(one.posType === "legacy" ? "amount" : "check");
  }

  /** The address names a location that there is not (M9). */
  function lostLocation(): void {
    place.clear();
    keepPlace({ locationId: null, guestId: null });
    talk.say(copy.locationLost, false);
    go("/location-selection", "replace", (query) => withLocation(query, null));
  }

  function chooseLocation(one: ManagedLocation): void {
    leavePlace();
    place.put(one.id, one);
    go("/diner-selection", "push", (query) =>
      new URLSearchParams(query).has("location_id") ? withLocation(query, one.id) : query,
    );
  }

  function leavePlace(): void {
    guest.clear();
    guests.clear();
    transactions.clear();
    staff.clear();
    checkout.send({ type: "closed" });
    recents.setState({ guests: [] });
    keepPlace({ guestId: null });
  }

  function chooseGuest(one: ManagedGuest): void {
    checkout.send({ type: "closed" });
    entry.reset(place.store.getState().value?.posType === "legacy" ? "amount" : "check");
    guest.clear();
    guest.load(one.id, { ...one, transactions: newestFirst(one.transactions) });
    recents.setState({ guests: withRecent(recents.getState().guests, one) });
    keepPlace({ guestId: one.id });
    go("/diner-profile");
  }

  function openCheckout(found: Entry): void {
    const [at, who] = [place.store.getState().value, guest.store.getState().value];
    if (!at || !who) return;
    talk.hush();
    checkout.open(orderFor(at, who, found, systemClock()));
    go("/checkout");
  }

  /** Reads again what a payment or a refund has changed; a failure shows in the list alone (faults D8). */
  function refresh(guestId: string | null): void {
    void transactions.again();
    if (guestId === null || guest.store.getState().key === guestId) void guest.again();
  }

  function startPayment(): void {
    const now = checkout.flow.store.getState();
    if (now.kind !== "unconfirmed") checkout.send({ type: "closed" });
    go("/enter-check-number");
  }

  /** What a route needs, read as it opens; `?location_id=` and what this tab kept lead the way. */
  function arrived(path: Path): void {
    if (path === "/location-selection") locations.open();
    if (path !== "/refund") refund.send({ type: "cancelled" });
    if (path !== "/refund" && refund.flow.store.getState().kind === "issued")
      refund.send({ type: "closed" });
    const { key } = place.store.getState();
    if (!key) return;
    if (path === "/diner-selection") transactions.load(key);
    if (path === "/enter-check-number") staff.load(key);
  }

  function facts(): Facts {
    const { kind } = checkout.flow.store.getState();
    return {
      hasLocation: place.store.getState().key !== null,
      hasGuest: guest.store.getState().key !== null,
      hasTicket: kind !== "idle",
    };
  }

  /** Where to go on after a reload, and where a link names a location: `?location_id=` beats what this tab has kept. */
  function recall(path: Path): void {
    if (path === "/location-selection") return;
    const { key } = place.store.getState();
    const kept = keptPlace();
    const wanted = key === null ? (start.locationId() ?? kept.locationId) : start.namedLocation();
    if (wanted === null || wanted === key) return;
    if (key !== null) leavePlace();
    place.load(wanted);
    if (wanted === kept.locationId && kept.guestId) guest.load(kept.guestId);
  }

  return {
    manager: start.manager,
    mayRefund: () => mayRefund(start.manager() ?? { permissions: null }),
    locations,
    guests,
    place,
    transactions,
    guest,
    staff,
    entry,
    refund,
    checkout,
    talk,
    recents,
    recall,
    facts,
    arrived,
    chooseLocation,
    chooseGuest,
    openRefund,
    startPayment,
    /** After a payment: another one starts afresh. */
    leaveCheckout(path: Path): void {
      go(path, "replace");
      checkout.send({ type: "closed" });
    },
    go(path: Path, how: "push" | "replace" = "push"): void {
      talk.forget();
      go(path, how);
    },
    refundReasons: () =>
      reasonsOf(reasons.getState().all, environment().config.values["refundReasons"]),
    isWriting: () =>
      isMoneyMoving(checkout.flow.store.getState()) || isRefunding(refund.flow.store.getState()),
    /** The same manager is signed in again: what the lost session left unread is read. */
    resumed(): void {
      readings.retryFailed();
      checkout.send({ type: "resumed" });
      refund.send({ type: "resumed" });
    },
  };
}
