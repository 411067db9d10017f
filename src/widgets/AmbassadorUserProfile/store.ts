import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { toJson } from "../../shared/json/json.ts";
import { announceSession } from "../../shared/session/announce.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignInDoor } from "../../shared/signin/door.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createEffects } from "./effects.ts";
import { transition, type Event, type State } from "./flow.ts";
import type { Options } from "./options.ts";
import { idle, type Photo } from "./photo.ts";
import type { Range } from "./range.ts";

export type ProfileStore = ReturnType<typeof createProfile>;

/** One ambassador: who it is, the figures, which months are shown, and what becomes of a new photo. */
export function createProfile({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const range = createStore<{ readonly shown: Range }>(() => ({ shown: "all" }));
  const photo = createStore<{ readonly now: Photo }>(() => ({ now: idle }));
  const asked = (): string => toJson([options().user, options().stats]);
  // A page that brings both along needs nobody to be signed in.
  const isGiven = (): boolean => Boolean(options().user && options().stats);
  let seen = asked();

  const flow = createFlow<State, Event>({
    initial:
      isGiven() || session.isSignedIn() ? { kind: "loading", attempt: 1 } : { kind: "signIn" },
    transition,
    signal,
    onBug: (error) =>
      environment().fail(
        "render",
        `AmbassadorUserProfile: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: createEffects({ client: () => clientOf(environment()), options, signal }),
  });

  announceSession(session, { signal, emit });
  const stop = session.subscribe((change) => {
    if (change === "signed-out") photo.setState({ now: idle });
    if (change === "signed-in") flow.send({ kind: "signedIn" });
    else if (!isGiven()) flow.send({ kind: "signedOut" });
  });
  signal.addEventListener("abort", stop, { once: true });

  return {
    flow,
    range,
    photo,
    environment,
    door: createSignInDoor(environment),
    /** The host may have changed its options. */
    follow(): void {
      if (seen === asked()) return;
      seen = asked();
      flow.send(isGiven() ? { kind: "signedIn" } : { kind: "changed" });
      flow.send({ kind: "changed" });
    },
  };
}
