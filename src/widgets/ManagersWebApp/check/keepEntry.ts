import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import { createStore } from "zustand/vanilla";
import { tipCents } from "../../../shared/payment/order.ts";
import type { CheckoutState } from "../payment/checkoutState.ts";
import type { createCheckout } from "../payment/checkout.ts";
import type { Path } from "../routes.ts";
import type { createQueries } from "../workspace/queries.ts";
import { typedKeys } from "../workspace/savedSelection.ts";
import type { createEntry } from "./entry.ts";

const savedEntry = z.object({
  /** The e-mail address of the manager who typed it. Other managers do not see it. */
  owner: z.nullable(z.string()),
  locationId: z.string(),
  guestId: z.string(),
  mode: z.enum(["check", "amount"]),
  number: z.string(),
  amount: z.string(),
  gratuity: z.string(),
  notes: z.string(),
  /** An index in the list of employees. PINs are never stored. */
  employee: z.nullable(z.number()),
  /** In cents. Null before the checkout. */
  tip: z.nullable(z.number()),
});

/**
 * Whether nothing has to be looked up again: the bill is paid, or its payment was sent and is found
 * by its own record, or it is an amount without a check number.
 */
function isOver(state: CheckoutState): boolean {
  if (state.kind === "idle" || state.kind === "reviewing") return false;
  return settled.has(state.kind) || state.order?.number === null;
}

/** The states after which nothing is left to pay. */
const settled: ReadonlySet<string> = new Set([
  "success",
  "posUnconfirmed",
  "confirming",
  "nothingDue",
]);

interface KeepEntryDeps {
  readonly entry: ReturnType<typeof createEntry>;
  readonly checkout: ReturnType<typeof createCheckout>;
  readonly queries: ReturnType<typeof createQueries>;
  readonly owner: () => string | null;
  readonly go: (path: Path, how: "replace") => void;
}

/**
 * Stores the check that is being entered or paid, so that it can be looked up again after a reload
 * of this tab.
 */
export function keepEntry({ entry, checkout, queries, owner, go }: KeepEntryDeps) {
  const { location, guest, staff } = queries;
  let saved = readStored("session", typedKeys.entry, savedEntry);
  /** The checkout that is being looked up again after a reload. */
  const restoring = createStore<{ readonly isOn: boolean }>(() => ({ isOn: false }));

  function save(): void {
    const state = checkout.flow.store.getState();
    const { key: locationId } = location.store.getState();
    const { key: guestId } = guest.store.getState();
    if (saved || !locationId || !guestId) return;
    const order = "order" in state ? state.order : null;
    if (isOver(state)) return removeText("session", typedKeys.entry);
    const { mode, number, amount, gratuity, notes, employee } = entry.store.getState();
    writeStored("session", typedKeys.entry, {
      owner: owner(),
      locationId,
      guestId,
      mode,
      number: order?.number ?? number,
      amount,
      gratuity,
      notes,
      employee,
      tip: order ? (tipCents(order) ?? null) : null,
    });
  }

  /**
   * Restores the typed values once the guest and the location are known. At the checkout, looks the
   * check up again.
   */
  function fill(): void {
    const [at, who] = [location.store.getState(), guest.store.getState()];
    if (!saved || at.kind !== "ready" || who.kind !== "ready") return;
    const { tip, mode, number, amount, gratuity, notes, employee } = saved;
    saved = null;
    entry.choose(mode);
    entry.keep({ number, amount, gratuity, notes, employee });
    if (restoring.getState().isOn)
      lookUpAgain({ entry, checkout, go }, tip, () => restoring.setState({ isOn: false }));
  }

  entry.store.subscribe(save);
  checkout.flow.store.subscribe(save);
  location.store.subscribe(fill);
  guest.store.subscribe(fill);

  return {
    restoring,
    /** Called after a reload of a route, while the chosen location and guest are loading. */
    restore(path: Path): void {
      if (!saved) return;
      const isHere =
        saved.owner === owner() &&
        saved.locationId === location.store.getState().key &&
        saved.guestId === guest.store.getState().key;
      if (!isHere || (path !== "/checkout" && path !== "/enter-check-number")) saved = null;
      else {
        if (path === "/checkout") restoring.setState({ isOn: true });
        staff.load(saved.locationId);
        fill();
      }
    },
  };
}

/**
 * Looks the check up again. Calls `ended` when the checkout is open with the previous tip, or when
 * the check could not be read.
 */
function lookUpAgain(
  { entry, checkout, go }: Pick<KeepEntryDeps, "entry" | "checkout" | "go">,
  tip: number | null,
  ended: () => void,
): void {
  const stopCheckout = checkout.flow.store.subscribe((state) => {
    if (state.kind === "idle") return;
    end();
    if (state.kind === "reviewing" && tip !== null)
      checkout.send({ type: "tipChosen", tip: { kind: "typed", text: (tip / 100).toFixed(2) } });
  });
  const stopEntry = entry.store.subscribe(({ hasFailed }) => {
    if (!hasFailed) return;
    end();
    go("/enter-check-number", "replace");
  });
  function end(): void {
    stopCheckout();
    stopEntry();
    ended();
  }
  entry.submit();
}
