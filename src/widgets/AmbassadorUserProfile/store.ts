import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createLazySignIn } from "../../shared/signin/lazySignIn.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { onOptionChange } from "../../shared/flow/onOptionChange.ts";
import { createEffects } from "./effects.ts";
import { transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { idlePhoto, type Photo } from "./photo.ts";
import type { Range } from "./range.ts";

export type ProfileStore = ReturnType<typeof createProfile>;

/** Creates the store of one profile: the flow, the chart range and the new photo. */
export function createProfile(deps: StoreDeps<Options>) {
  const { options, environment } = deps;
  const { signal, emit } = environment();
  const session = dinerSession();
  const range = createStore<{ readonly current: Range }>(() => ({ current: "all" }));
  const photo = createStore<{ readonly current: Photo }>(() => ({ current: idlePhoto }));
  // With both options given, no sign-in is needed.
  const isPreloaded = (): boolean => Boolean(options().user && options().stats);

  const flow = createFlow<State, Event>({
    initial:
      isPreloaded() || session.isSignedIn() ? { kind: "loading", attempt: 1 } : { kind: "signIn" },
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({ client: () => clientOf(environment()), options, signal }),
  });

  emitSessionEvents(session, { signal, emit });
  const unsubscribe = session.subscribe((change) => {
    if (change === "signed-out") photo.setState({ current: idlePhoto });
    if (change === "signed-in") flow.send({ type: "signedIn" });
    else if (!isPreloaded()) flow.send({ type: "signedOut" });
  });
  signal.addEventListener("abort", unsubscribe, { once: true });
  onOptionChange(
    deps,
    ({ user, stats }) => [user, stats],
    () => {
      flow.send(isPreloaded() ? { type: "signedIn" } : { type: "changed" });
      flow.send({ type: "changed" });
    },
  );

  return {
    flow,
    range,
    photo,
    environment,
    signIn: createLazySignIn(environment),
  };
}
