import { createStore } from "zustand/vanilla";
import { doNotTrack } from "../../shared/contracts/privacy.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { hasPrivacySignal } from "../../shared/host/privacySignal.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dropOptOut, isOptedOut, keepOptOut } from "../../shared/session/optOut.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import {
  emptyRequest,
  initial,
  transition,
  type Event,
  type OptOutRequest,
  type State,
} from "./flow.ts";

/** What this browser has chosen, or sends by itself. */
export interface BrowserChoice {
  readonly isOptedOut: boolean;
  /** Global Privacy Control: it cannot be undone here. */
  readonly hasSignal: boolean;
  /** False where the browser refuses the cookie: the choice ends with the page. */
  readonly isKept: boolean;
  /** The person has undone the opt-out just now. */
  readonly isUndone: boolean;
}

interface View {
  /** The dialog, where there is one. */
  readonly isOpen: boolean;
  /** Closed, but there was no page to go back to. */
  readonly isLeft: boolean;
}

export type PrivacyStore = ReturnType<typeof createPrivacy>;

/** The request, what was typed for it, and the browser's own choice; all outlive the React tree. */
export function createPrivacy({ environment }: StoreStart<unknown>) {
  const { signal, done, fail } = environment();
  const product = () => environment().config.product;
  const typed = createStore<OptOutRequest>(() => emptyRequest);
  const view = createStore<View>(() => ({ isOpen: false, isLeft: false }));
  const choice = createStore<BrowserChoice>(() => {
    const isOut = isOptedOut(product());
    return {
      isOptedOut: isOut,
      hasSignal: hasPrivacySignal(),
      isKept: !isOut || keepOptOut(product()),
      isUndone: false,
    };
  });

  /** Holds for this browser whatever becomes of the request (D2). */
  function optOutHere(): void {
    choice.setState({ isOptedOut: true, isKept: keepOptOut(product()), isUndone: false });
  }

  const flow = createFlow<State, Event>({
    initial,
    transition,
    signal,
    onBug: (error) => fail("render", `PrivacyChoices: ${String(error)}`),
    effects: {
      async submitting({ request }, context) {
        optOutHere();
        const { state, firstName, lastName, email } = request;
        const body = {
          state,
          first_name: firstName.trim(),
          last_name: lastName.trim(),
          email: email.trim(),
        };
        const outcome = await clientOf(environment()).call(
          doNotTrack,
          { body },
          { signal: context.signal, keepalive: true },
        );
        context.send(
          outcome.ok
            ? { kind: "confirmed", atMs: systemClock(), reference: outcome.value.reference }
            : { kind: "failed", problem: outcome.problem },
        );
      },
      honored({ reference }) {
        typed.setState(emptyRequest, true);
        done("opted-out", reference ? { scope: "request", reference } : { scope: "request" });
      },
    },
  });

  return {
    flow,
    typed,
    view,
    choice,
    type(request: OptOutRequest): void {
      typed.setState(request, true);
      clientOf(environment()).warmUp();
    },
    chooseHere(isOut: boolean): void {
      if (choice.getState().hasSignal) return;
      if (isOut) optOutHere();
      else {
        dropOptOut(product());
        choice.setState({ isOptedOut: false, isKept: true, isUndone: true });
      }
      done(isOut ? "opted-out" : "opt-out-undone", { scope: "browser" });
    },
  };
}
