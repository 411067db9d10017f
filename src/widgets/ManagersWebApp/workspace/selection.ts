import { createStore } from "zustand/vanilla";
import type { ManagedGuest, ManagedLocation } from "../../../shared/contracts/managers.ts";
import type { createEntry } from "../check/entry.ts";
import type { createCheckout } from "../payment/checkout.ts";
import { withLocation, type Path } from "../routes.ts";
import { newestFirst } from "../transactions/transaction.ts";
import type { WorkspaceStart } from "./lazyWorkspace.ts";
import type { NotificationStore } from "./notifications.ts";
import type { createQueries } from "./queries.ts";
import { readSelection, saveSelection, withRecent, type RecentLocation } from "./savedSelection.ts";
import { texts } from "./texts.ts";

interface SelectionStart {
  readonly start: WorkspaceStart;
  readonly queries: ReturnType<typeof createQueries>;
  readonly notifications: NotificationStore;
  readonly entry: ReturnType<typeof createEntry>;
  readonly checkout: ReturnType<typeof createCheckout>;
}

/** The location and the guest that the manager has chosen, and those chosen before. */
export function createSelection({
  start,
  queries,
  notifications,
  entry,
  checkout,
}: SelectionStart) {
  const { environment, go } = start;
  const { location, guest, guests, transactions, staff } = queries;
  const recents = createStore<{
    readonly locations: readonly RecentLocation[];
    readonly guests: readonly ManagedGuest[];
  }>(() => ({ locations: readSelection().recents, guests: [] }));

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
    notifications.showBanner(environment().messagesOf(texts).locationLost, false);
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

  return { recents, chooseLocation, chooseGuest, restore };
}
