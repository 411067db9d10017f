import type { Flow, FlowState } from "../../src/shared/flow/flow.ts";
import type { PaymentModel } from "./paymentModel.ts";
import type { ModelPage } from "./paymentRuns.ts";

/** A page with several widgets of one kind, each of them a flow that uses the model. */
export abstract class FlowPage<
  M extends PaymentModel,
  S extends FlowState,
  E,
> implements ModelPage {
  flows: Flow<S, E>[] = [];
  /** The last observed state of each widget. */
  seen: S[] = [];
  private ending = new AbortController();
  private ends: (() => void)[] = [];

  constructor(
    readonly model: M,
    readonly count: number,
  ) {
    this.open();
  }

  /** Creates one widget. Everything that it opens calls `onEnd` with a function that closes it. */
  protected abstract start(signal: AbortSignal, onEnd: (end: () => void) => void): Flow<S, E>;
  abstract signOut(): void;
  abstract checkInvariants(): void;

  open(): void {
    this.ending.abort();
    this.ending = new AbortController();
    for (const end of this.ends.splice(0)) end();
    this.model.abandon();
    const { signal } = this.ending;
    const onEnd = (end: () => void) => void this.ends.push(end);
    this.flows = Array.from({ length: this.count }, () => this.start(signal, onEnd));
    this.seen = [];
  }

  send(event: E, which = 0): void {
    this.flows[which % this.count]?.send(event);
  }

  states(): S[] {
    return this.flows.map(({ store }) => store.getState());
  }

  /** Continues from a success if the diner wants that. `loading` is the kind of the next state. */
  protected leaveSuccessTo(loading: S["kind"], event: E): void {
    this.send(event);
    const [state] = this.states();
    if (state?.kind === loading) this.seen.splice(0, 1, state);
  }
}
