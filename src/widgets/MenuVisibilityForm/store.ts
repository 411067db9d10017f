import { logOut } from "../../shared/session/logOut.ts";
import { createStore } from "zustand/vanilla";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { queryParameter } from "../../shared/host/address.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import { createLazySignIn } from "../../shared/signin/lazySignIn.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { forgetDrafts, storedDraft, storeDraft } from "./storedDraft.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import type { Options } from "./options.ts";
import type { Settings } from "./settings.ts";
import type { MenuEvent, MenuState } from "./state.ts";

/** Unsaved input. It outlives every screen, a sign-in and every crash of the React tree. */
export interface Draft {
  readonly settings: Settings;
  /** The version of the location that the changes started from. */
  readonly base: MenuLocation;
}

export type MenuStore = ReturnType<typeof createMenuStore>;

export function createMenuStore({ options, environment }: StoreDeps<Options>, session: Session) {
  const { signal, emit, router } = environment();
  const draft = createStore<{ readonly current: Draft | null }>(() => ({ current: null }));
  const read = (name: string): string =>
    (router === "memory" ? "" : (queryParameter(name) ?? "")).trim();
  const slug = (): string => options().project ?? read("project");

  const flow = createFlow<MenuState, MenuEvent>({
    initial: initialState(),
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({
      client: () => clientOf(environment()),
      slug,
      startLocationId: () => `${options().startLocation ?? read("location_id")}`,
      draftBase: () => draft.getState().current?.base ?? null,
      isSignedIn: session.isSignedIn,
      done: (outcome, detail) => environment().done(outcome, detail),
    }),
  });

  emitSessionEvents(session, { signal, emit });
  const unsubscribe = session.subscribe((change) => {
    if (change !== "signed-in") forgetDrafts(slug());
    flow.send({ type: change === "signed-in" ? "signedIn" : "signedOut" });
  });
  signal.addEventListener("abort", unsubscribe, { once: true });

  function initialState(): MenuState {
    if (!slug()) return { kind: "failed", reason: "unnamed" };
    return session.isSignedIn() ? { kind: "loading", attempt: 1 } : { kind: "signIn" };
  }

  return {
    flow,
    draft,
    send: flow.send,
    /**
     * Stores unsaved input of a location, so that it survives a reload of this tab. Null removes
     * it.
     */
    saveDraft(current: Draft | null, locationId: string): void {
      draft.setState({ current });
      storeDraft(slug(), locationId, current);
    },
    /**
     * Restores the input from before a reload, if the location still has the settings that the
     * input started from.
     */
    restored: (location: MenuLocation) => storedDraft(slug(), location),
    signIn: createLazySignIn(environment, { siteArea: () => "partner_portal" }),
    signOut: () => logOut(environment().config, session),
  };
}
