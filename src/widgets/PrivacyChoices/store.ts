import { createStore } from "zustand/vanilla";
import { doNotTrack } from "../../shared/contracts/privacy.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { hasPrivacySignal } from "../../shared/host/privacySignal.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { isOptedOut } from "../../shared/session/honorOptOut.ts";
import { dropOptOut, keepOptOut } from "../../shared/session/optOut.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import {
  forgetReceipt,
  keepReceipt,
  keepRequest,
  readReceipt,
  readRequest,
} from "./keptRequest.ts";
import {
  emptyRequest,
  initial,
  transition,
  type Event,
  type OptOutRequest,
  type State,
} from "./flow.ts";

/** The choice that this browser has stored or that it sends. */
export interface BrowserChoice {
  readonly isOptedOut: boolean;
  /** Global Privacy Control is on; it cannot be undone here. */
  readonly hasSignal: boolean;
  /** False if the browser refuses the cookie, so that the choice ends with the page. */
  readonly isPersisted: boolean;
  /** The visitor has just undone the opt-out. */
  readonly isUndone: boolean;
}

interface View {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** The page was closed, and there is no earlier page to go back to. */
  readonly isClosed: boolean;
}

export type PrivacyStore = ReturnType<typeof createPrivacy>;

/** The request, its form values and the choice for this browser. All outlive the React tree. */
export function createPrivacy({ environment }: StoreDeps<unknown>) {
  const { signal, done } = environment();
  const product = () => environment().config.product;
  const formValues = createStore<OptOutRequest>(readRequest);
  const view = createStore<View>(() => ({ isOpen: false, isClosed: false }));
  const choice = createStore<BrowserChoice>(() => {
    const isOut = isOptedOut(product());
    return {
      isOptedOut: isOut,
      hasSignal: hasPrivacySignal(),
      isPersisted: !isOut || keepOptOut(product()),
      isUndone: false,
    };
  });

  /** Applies to this browser, whatever the outcome of the request (D2). */
  function optOutBrowser(): void {
    choice.setState({ isOptedOut: true, isPersisted: keepOptOut(product()), isUndone: false });
  }

  const flow = createFlow<State, Event>({
    initial: readReceipt() ?? initial,
    transition,
    signal,
    onBug: reportBug(environment),
    effects: {
      async submitting({ request }, context) {
        optOutBrowser();
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
        if (context.signal.aborted) return;
        if (!outcome.ok) return context.send({ type: "failed", problem: outcome.problem });
        const { reference } = outcome.value;
        context.send({ type: "confirmed", atMs: systemClock(), reference });
        formValues.setState(emptyRequest, true);
        done("opted-out", reference ? { scope: "request", reference } : { scope: "request" });
      },
      honored: keepReceipt,
    },
  });

  return {
    flow,
    formValues,
    view,
    choice,
    setFormValues(request: OptOutRequest): void {
      formValues.setState(request, true);
      keepRequest(request);
      clientOf(environment()).warmUp();
    },
    /** A confirmation that was closed is not shown again. */
    forgetReceipt,
    chooseForBrowser(isOut: boolean): void {
      if (choice.getState().hasSignal) return;
      if (isOut) optOutBrowser();
      else {
        dropOptOut(product());
        choice.setState({ isOptedOut: false, isPersisted: true, isUndone: true });
      }
      done(isOut ? "opted-out" : "opt-out-undone", { scope: "browser" });
    },
  };
}
