import * as z from "zod/mini";
import { billOf } from "../../../shared/bill/ticket.ts";
import { readStored, writeStored } from "../../../shared/host/storage.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { plain } from "../../../shared/payment/order.ts";
import { isChecking } from "../../../shared/payment/core/state.ts";
import type { CheckoutState } from "../payment/checkoutState.ts";
import { choicesIn, restoreChoices, savedChoices, type SavedChoices } from "../payment/choices.ts";
import type { createCheckout } from "../payment/checkout.ts";
import type { Order } from "../payment/order.ts";
import type { Path } from "../routes.ts";
import type { createQueries } from "../workspace/queries.ts";
import { typedKeys } from "../workspace/savedSelection.ts";
import type { createEntry, EntryState } from "./entry.ts";

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
  /** Null before the checkout. */
  choices: z.nullable(savedChoices),
  /** The payment was sent, and perhaps shown as paid. */
  wasSent: z._default(z.boolean(), false),
});

type SavedEntry = z.output<typeof savedEntry>;

const unsent: ReadonlySet<CheckoutState["kind"]> = new Set(["idle", "reviewing", "nothingDue"]);

/** A checkout that is being opened again after a reload. */
export interface Restoring {
  readonly isOn: boolean;
  /** Its payment was sent before the reload. */
  readonly wasSent: boolean;
}

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
  const restoring = createStore<Restoring>(() => ({ isOn: false, wasSent: false }));

  function save(): void {
    const { key: locationId } = location.store.getState();
    const { key: guestId } = guest.store.getState();
    if (saved || !locationId || !guestId) return;
    writeStored("session", typedKeys.entry, {
      owner: owner(),
      locationId,
      guestId,
      ...storedState(entry.store.getState(), checkout.flow.store.getState()),
    } satisfies SavedEntry);
  }

  /**
   * Restores the typed values once the guest and the location are known. At the checkout, looks the
   * check up again.
   */
  function fill(): void {
    const [at, who] = [location.store.getState(), guest.store.getState()];
    if (!saved || at.kind !== "ready" || who.kind !== "ready") return;
    const { choices, mode, number, amount, gratuity, notes, employee } = saved;
    saved = null;
    entry.choose(mode);
    entry.keep({ number, amount, gratuity, notes, employee });
    if (restoring.getState().isOn) lookUpAgain({ entry, checkout, restoring, go }, choices);
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
      const isEntry = path === "/enter-check-number" && !saved.wasSent;
      if (!isHere || (path !== "/checkout" && !isEntry)) saved = null;
      else {
        if (path === "/checkout") restoring.setState({ isOn: true, wasSent: saved.wasSent });
        staff.load(saved.locationId);
        fill();
      }
    },
  };
}

type StoredState = Omit<SavedEntry, "owner" | "locationId" | "guestId">;

/** What is typed. At the checkout, the bill that is being paid, in the form in which it is entered. */
function storedState(typed: EntryState, state: CheckoutState): StoredState {
  const { mode, number, amount, gratuity, notes, employee } = typed;
  const order = "order" in state ? state.order : null;
  const wasSent = !unsent.has(state.kind) && !isChecking(state);
  return {
    mode,
    number: order?.number ?? number,
    amount,
    gratuity,
    notes,
    employee,
    choices: order && choicesIn(order),
    wasSent,
    ...(order && wasSent && sentBill(order)),
  };
}

/** The form may be empty by the time that the payment is shown. */
function sentBill({ number, ticket }: Order): Partial<StoredState> {
  return number === null
    ? { mode: "amount", amount: plain(billOf(ticket)), gratuity: "" }
    : { mode: "check", number };
}

interface LookUpDeps extends Pick<KeepEntryDeps, "entry" | "checkout" | "go"> {
  readonly restoring: StoreApi<Restoring>;
}

/**
 * Looks the check up again. Ends when the checkout is open with the previous choices, or when it
 * cannot be opened.
 */
function lookUpAgain(
  { entry, checkout, restoring, go }: LookUpDeps,
  choices: SavedChoices | null,
): void {
  const { wasSent } = restoring.getState();
  const end = (): void => restoring.setState({ isOn: false, wasSent: false });
  const stops = [
    checkout.flow.store.subscribe((state) => {
      if (state.kind === "idle") return;
      end();
      if (state.kind === "reviewing" && choices) restoreChoices(checkout, state.order, choices);
    }),
    entry.store.subscribe(({ hasFailed }) => {
      if (!hasFailed) return;
      end();
      // The guest's transactions show what was paid.
      go(wasSent ? "/diner-profile" : "/enter-check-number", "replace");
    }),
    restoring.subscribe(({ isOn }) => {
      if (!isOn) for (const stop of stops) stop();
    }),
  ];
  entry.submit();
}
