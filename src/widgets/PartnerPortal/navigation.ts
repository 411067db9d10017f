import { createStore } from "zustand/vanilla";
import { dashboard, readPlace, writtenPlace, type Place, type Route } from "./place.ts";
import type { createLeaving } from "./leaving.ts";

interface NavigationStart {
  readonly route: Route;
  readonly leaving: ReturnType<typeof createLeaving>;
  readonly signal: AbortSignal;
  readonly isSignedIn: () => boolean;
}

/** Where in the portal the person is. The address follows, and leads. */
export function createNavigation({ route, leaving, signal, isSignedIn }: NavigationStart) {
  const store = createStore<Place>(() => route.read());

  function goTo(place: Place, how: "push" | "replace"): void {
    route.go(place, how);
    // A project stays chosen wherever one goes.
    store.setState(withProject(place, route.read()), true);
  }

  /** The session is over, or there is none: to the sign-in, which knows the way back. */
  function sentToSignIn(): void {
    const here = store.getState();
    if (here.page === "login") return;
    const next = writtenPlace(here);
    goTo({ page: "login", id: null, query: next === "/" ? {} : { next } }, "replace");
  }

  route.onMove(signal, () => {
    const target = route.read();
    const here = store.getState();
    if (!leaving.isDirty() || isSameThing(here, target)) {
      store.setState(target, true);
      // Back and forward lead nobody past the sign-in.
      if (!isSignedIn()) sentToSignIn();
      return;
    }
    // The address goes back to the form that must not be left yet.
    route.go(here, "push");
    void leaving.leave(() => goTo(target, "push"));
  });

  return {
    store,
    href: route.href,
    goTo,
    /** Goes there, unless something typed would be lost and the person stays. */
    open(place: Place): void {
      const go = (): void => goTo(place, "push");
      if (isSameThing(store.getState(), place)) go();
      else void leaving.leave(go);
    },
    /** Changes parameters of the present place, such as what is searched for. */
    change(query: Place["query"], how: "push" | "replace" = "replace"): void {
      const here = store.getState();
      goTo({ ...here, query: { ...here.query, ...query } }, how);
    },
    sentToSignIn,
    /** Somebody has signed in: back to where they were. */
    cameIn(): void {
      const here = store.getState();
      if (here.page === "login") goTo(readPlace(here.query.next), "replace");
    },
    /** The next person starts at the beginning. */
    forget: () => goTo(dashboard, "replace"),
  };
}

function withProject(place: Place, { query: { project } }: Place): Place {
  return project && !place.query.project ? { ...place, query: { ...place.query, project } } : place;
}

/** Steps of one thing's form are one place: going back and forth among them loses nothing. */
function isSameThing(a: Place, b: Place): boolean {
  return a.page === b.page && a.id !== null && a.id === b.id;
}
