import { createStore } from "zustand/vanilla";
import type { ManagedGuest, ManagedLocation } from "../../../shared/contracts/managers.ts";
import type { createEntry } from "../check/entry.ts";
import type { createCheckout } from "../payment/checkout.ts";
import { withLocation, type Path } from "../routes.ts";
import { newestFirst } from "../transactions/transaction.ts";
import type { WorkspaceDeps } from "./workspaceType.ts";
import type { NotificationStore } from "./notifications.ts";
import type { Queries } from "./queries.ts";
import { readSelection, saveSelection, withRecent, type RecentLocation } from "./savedSelection.ts";
import { texts } from "./texts.ts";

/** An empty form, in the mode of the location (C5.15). */
function resetEntry({ entry, queries }: Pick<SelectionDeps, "entry" | "queries">): void {
  const { value } = queries.location.store.getState();
  entry.reset(value?.posType === "legacy" ? "amount" : "check");
}

interface SelectionDeps {
  readonly workspace: WorkspaceDeps;
  readonly queries: Queries;
  readonly notifications: NotificationStore;
  readonly entry: ReturnType<typeof createEntry>;
  readonly checkout: ReturnType<typeof createCheckout>;
}

export type Selection = ReturnType<typeof createSelection>;

/** The location and the guest that the manager has chosen, and those chosen before. */
export function createSelection({
  workspace,
  queries,
  notifications,
  entry,
  checkout,
}: SelectionDeps) {
  const { environment, go } = workspace;
  const { location, guest, guests, transactions, staff } = queries;
  const recents = createStore<{
    readonly locations: readonly RecentLocation[];
    readonly guests: readonly ManagedGuest[];
  }>(() => ({ locations: readSelection().recents, guests: [] }));

  location.store.subscribe((state, earlier) => {
    if (state.kind === earlier.kind && state.key === earlier.key) return;
    if (state.kind === "ready" && state.value) locationKnown(state.value);
    if (state.kind === "failed" && state.problem?.kind === "rejected") handleUnknownLocation();
  });

  function locationKnown(loaded: ManagedLocation): void {
    const all = withRecent(recents.getState().locations, { id: loaded.id, name: loaded.name });
    recents.setState({ locations: all });
    saveSelection({ locationId: loaded.id, recents: all });
    resetEntry({ entry, queries });
  }

  /** The location in the address does not exist (M9). */
  function handleUnknownLocation(): void {
    location.reset();
    saveSelection({ locationId: null, guestId: null });
    notifications.showBanner(environment().messagesOf(texts).locationLost, false);
    go("/location-selection", "replace", (query) => withLocation(query, null));
  }

  function chooseLocation(chosen: ManagedLocation): void {
    leaveLocation();
    location.put(chosen.id, chosen);
    go("/diner-selection", "push", (query) =>
      new URLSearchParams(query).has("location_id") ? withLocation(query, chosen.id) : query,
    );
  }

  function leaveLocation(): void {
    guest.reset();
    guests.clear();
    transactions.reset();
    staff.reset();
    checkout.send({ type: "closed" });
    recents.setState({ guests: [] });
    saveSelection({ guestId: null });
  }

  function chooseGuest(diner: ManagedGuest): void {
    checkout.send({ type: "closed" });
    resetEntry({ entry, queries });
    guest.reset();
    guest.load(diner.id, { ...diner, transactions: newestFirst(diner.transactions) });
    recents.setState({ guests: withRecent(recents.getState().guests, diner) });
    saveSelection({ guestId: diner.id });
    go("/diner-profile");
  }

  /** Where to continue after a reload or a link. `?location_id=` overrides what this tab has stored. */
  function restore(path: Path): void {
    if (path === "/location-selection") return;
    const { key } = location.store.getState();
    const saved = readSelection();
    const locationId =
      key === null ? (workspace.locationId() ?? saved.locationId) : workspace.namedLocation();
    if (locationId === null || locationId === key) return;
    if (key !== null) leaveLocation();
    location.load(locationId);
    if (locationId === saved.locationId && saved.guestId) guest.load(saved.guestId);
  }

  return { recents, chooseLocation, chooseGuest, restore };
}
