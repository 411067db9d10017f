import { createLatest } from "../../../shared/flow/latest.ts";
import { createStore } from "zustand/vanilla";
import type { Outcome } from "../../../shared/api/outcome.ts";
import type { Ticket } from "../../../shared/contracts/bill.ts";
import type { Employee } from "../../../shared/contracts/managers.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { parseCents } from "../../../shared/money/parse.ts";
import type { Clock } from "../../../shared/host/clock.ts";
import { manualTicket } from "./manualTicket.ts";
import type { CheckEntry } from "../payment/order.ts";

export type EntryMode = "check" | "amount";

export interface EntryState {
  readonly mode: EntryMode;
  readonly number: string;
  readonly amount: string;
  /** The gratuity that the typed amount already includes. */
  readonly gratuity: string;
  readonly notes: string;
  /** The index in the list of employees. PINs never reach the document (X10). */
  readonly employee: number | null;
  readonly isLooking: boolean;
  /** The number was cleared because no check has it. */
  readonly hasFailed: boolean;
}

export interface EntryDeps {
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly readCheck: (number: string, signal: AbortSignal) => Promise<Outcome<Ticket>>;
  readonly employees: () => readonly Employee[];
  /**
   * Resolves when the employees that a bill needs are known or could not be read. Null if there is
   * nothing to wait for.
   */
  readonly staffSettled: (signal: AbortSignal) => Promise<unknown> | null;
  readonly found: (entry: CheckEntry) => void;
  readonly failed: (outcome: Extract<Outcome<Ticket>, { ok: false }>) => void;
}

const blank: EntryState = {
  mode: "check",
  number: "",
  amount: "",
  gratuity: "",
  notes: "",
  employee: null,
  isLooking: false,
  hasFailed: false,
};

/** The bill to pay: by its check number, or by its amount. */
export function createEntry(deps: EntryDeps) {
  const { signal, clock, readCheck, employees, staffSettled, found, failed } = deps;
  const store = createStore<EntryState>(() => blank);
  const reads = createLatest(signal);

  const pin = (): string | null => {
    const all = employees();
    const { employee } = store.getState();
    // A single employee is selected without a question (C4.23, M19).
    return (all.length === 1 ? all[0] : employee === null ? undefined : all[employee])?.pin ?? null;
  };

  async function look(number: string, notes: string): Promise<void> {
    const thisRead = reads.next();
    store.setState({ isLooking: true, hasFailed: false });
    const outcome = await readCheck(number, thisRead);
    if (thisRead.aborted) return;
    store.setState({ isLooking: false });
    if (!outcome.ok && outcome.problem.kind === "signed-out") return;
    if (!outcome.ok) failed(outcome);
    // Cleared in both cases (C4.24, C4.25, M17).
    store.setState({ number: "", hasFailed: !outcome.ok });
    if (outcome.ok) found({ ticket: outcome.value, number, wire: null, notes, employeePin: pin() });
  }

  function continueWith(state: EntryState): void {
    const notes = state.notes.trim();
    if (state.mode === "check") return void look(state.number.trim(), notes);
    const amount = amountIn(state);
    if (amount)
      found({ ...manualTicket(amount, pin(), clock()), number: null, notes, employeePin: pin() });
  }

  /** Waits for the employees. Otherwise the bill would lack the PIN of a single employee. */
  async function continueWithStaff(state: EntryState): Promise<void> {
    const thisRead = reads.next();
    const settled = staffSettled(thisRead);
    if (!settled) return continueWith(state);
    store.setState({ isLooking: true });
    await settled;
    if (thisRead.aborted) return;
    store.setState({ isLooking: false });
    continueWith(state);
  }

  return {
    store,
    keep: (
      typed: Partial<Pick<EntryState, "number" | "amount" | "gratuity" | "notes" | "employee">>,
    ): void => store.setState({ ...typed, ...(typed.number && { hasFailed: false }) }),
    choose: (mode: EntryMode): void => store.setState({ mode }),
    /** An empty form, in the mode that the location starts with (C5.15). */
    reset(mode: EntryMode): void {
      reads.stop();
      store.setState({ ...blank, mode });
    },
    submit(): void {
      const state = store.getState();
      if (isComplete(state) && !state.isLooking) void continueWithStaff(state);
    },
  };
}

/** The largest bill that is accepted, in cents. */
const largestBill = 99_999_999;

/**
 * The amount to pay before a tip, without gratuity that the bill already includes. Null if the
 * typed text is not usable.
 */
export function amountIn({
  amount,
  gratuity,
}: Pick<EntryState, "amount" | "gratuity">): CashCents | null {
  const [typed, included] = [parseCents(amount), gratuity.trim() ? parseCents(gratuity) : 0];
  if (typed === null || included === null || included < 0 || typed > largestBill) return null;
  return typed - included > 0 ? cash(typed - included) : null;
}

/** Whether Next can continue (C5.13, C5.14). */
export function isComplete(state: EntryState): boolean {
  return state.mode === "check" ? state.number.trim() !== "" : amountIn(state) !== null;
}
