import { createStore } from "zustand/vanilla";
import * as api from "../../../shared/contracts/managers.ts";
import type { ManagedGuest, ManagedLocation } from "../../../shared/contracts/managers.ts";
import { createLazyPart } from "../../../shared/flow/lazyPart.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { bannerText, baseErrorOf } from "./bannerText.ts";
import { createCheckout } from "../payment/checkout.ts";
import { isMoneyMoving } from "../../../shared/payment/core/state.ts";
import { workspaceCopy as copy } from "./workspaceCopy.ts";
import type { WorkspaceStart } from "./lazyWorkspace.ts";
import { createEntry } from "../check/entry.ts";
import { mayRefund } from "./manager.ts";
import { orderFor, type Entry } from "../payment/order.ts";
import { saveSelection, readSelection, withRecent, type RecentLocation } from "./savedSelection.ts";
import { createQueries } from "./queries.ts";
import { reasonsOf } from "../refund/reasons.ts";
import { createRefunds } from "../refund/refunds.ts";
import { isRefunding } from "../refund/refundFlow.ts";
import { withLocation, type Facts, type Path } from "../routes.ts";
import { createNotifications } from "./notifications.ts";
import { newestFirst } from "../transactions/transaction.ts";

export type Workspace = ReturnType<typeof createWorkspace>;

/** State of one signed-in manager; created once per manager and root, dropped at logout. */
export function createWorkspace(start: WorkspaceStart) {
  const { environment, client, session, signal, go } = start;
  const onBug = (error: unknown): void =>
    environment().fail(
      "render",
      `ManagersWebApp: ${error instanceof Error ? error.message : "an effect failed"}`,
    );
  const notifications = createNotifications();
  const recents = createStore<{
    readonly locations: readonly RecentLocation[];
    readonly guests: readonly ManagedGuest[];
  }>(() => ({ locations: readSelection().recents, guests: [] }));
  const queries = createQueries(client, signal);
  const { reasons, locations, guests, location, transactions, staff, guest, locationId } = queries;

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
    failed: ({ problem }) =>
      notifications.showBanner(bannerText(baseErrorOf(problem) ?? copy.ticketFailed), true),
  });
  const { refund, openRefund } = createRefunds({ start, queries, notifications, refresh, onBug });
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

  location.store.subscribe((now, past) => {
    if (now.kind === past.kind && now.key === past.key) return;
    if (now.kind === "ready" && now.value) locationKnown(now.value);
    if (now.kind === "failed" && now.problem?.kind === "rejected") lostLocation();
  });

  function locationKnown(one: ManagedLocation): void {
    const all = withRecent(recents.getState().locations, { id: one.id, name: one.name });
    recents.setState({ locations: all });
    saveSelection({ locationId: one.id, recents: all });
    entry.reset(one.posType === "legacy" ? "amount" : "check");
  }

  /** The address names a location that there is not (M9). */
  function lostLocation(): void {
    location.clear();
    saveSelection({ locationId: null, guestId: null });
    notifications.showBanner(copy.locationLost, false);
    go("/location-selection", "replace", (query) => withLocation(query, null));
  }

  function chooseLocation(one: ManagedLocation): void {
    leaveLocation();
    location.put(one.id, one);
    go("/diner-selection", "push", (query) =>
      new URLSearchParams(query).has("location_id") ? withLocation(query, one.id) : query,
    );
  }

  function leaveLocation(): void {
    guest.clear();
    guests.clear();
    transactions.clear();
    staff.clear();
    checkout.send({ type: "closed" });
    recents.setState({ guests: [] });
    saveSelection({ guestId: null });
  }

  function chooseGuest(one: ManagedGuest): void {
    checkout.send({ type: "closed" });
    entry.reset(location.store.getState().value?.posType === "legacy" ? "amount" : "check");
    guest.clear();
    guest.load(one.id, { ...one, transactions: newestFirst(one.transactions) });
    recents.setState({ guests: withRecent(recents.getState().guests, one) });
    saveSelection({ guestId: one.id });
    go("/diner-profile");
  }

  function openCheckout(found: Entry): void {
    const [at, who] = [location.store.getState().value, guest.store.getState().value];
    if (!at || !who) return;
    notifications.hideBanner();
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
    const { key } = location.store.getState();
    if (!key) return;
    if (path === "/diner-selection") transactions.load(key);
    if (path === "/enter-check-number") staff.load(key);
  }

  function facts(): Facts {
    const { kind } = checkout.flow.store.getState();
    return {
      hasLocation: location.store.getState().key !== null,
      hasGuest: guest.store.getState().key !== null,
      hasTicket: kind !== "idle",
    };
  }

  /** Where to go on after a reload, and where a link names a location: `?location_id=` beats what this tab has kept. */
  function restore(path: Path): void {
    if (path === "/location-selection") return;
    const { key } = location.store.getState();
    const kept = readSelection();
    const wanted = key === null ? (start.locationId() ?? kept.locationId) : start.namedLocation();
    if (wanted === null || wanted === key) return;
    if (key !== null) leaveLocation();
    location.load(wanted);
    if (wanted === kept.locationId && kept.guestId) guest.load(kept.guestId);
  }

  const activity = createLazyPart(async () => {
    const [{ ActivityTools }, { filtered, noFilter }] = await Promise.all([
      import("../transactions/ActivityTools.tsx"),
      import("../transactions/activity.ts"),
    ]);
    return { ActivityTools, filtered, noFilter };
  });

  /** What the list of a location's transactions needs. */
  function openLocation(): void {
    const { key } = location.store.getState();
    if (key) transactions.load(key);
  }

  return {
    activity,
    openLocation,
    manager: start.manager,
    mayRefund: () => mayRefund(start.manager() ?? { permissions: null }),
    locations,
    guests,
    location,
    transactions,
    guest,
    staff,
    entry,
    refund,
    checkout,
    notifications,
    recents,
    restore,
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
      notifications.clear();
      go(path, how);
    },
    refundReasons: () =>
      reasonsOf(reasons.getState().all, environment().config.values["refundReasons"]),
    isWriting: () =>
      isMoneyMoving(checkout.flow.store.getState()) || isRefunding(refund.flow.store.getState()),
    /** The same manager is signed in again: what the lost session left unread is read. */
    resumed(): void {
      queries.retryFailed();
      checkout.send({ type: "resumed" });
      refund.send({ type: "resumed" });
    },
  };
}
