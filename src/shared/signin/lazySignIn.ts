import { createStore } from "zustand/vanilla";
import type { Environment } from "../widget/environment.ts";
import type { SignInStart, SignInStore } from "./createSignIn.ts";

type Module = typeof import("./SignIn.tsx");

interface Door {
  readonly SignIn: Module["SignIn"] | null;
  readonly store: SignInStore | null;
  readonly hasFailed: boolean;
}

export type LazySignInStore = ReturnType<typeof createLazySignIn>;

/** The sign-in with its code, fetched for those who need it; drawn by `<LazySignIn>`. */
export function createLazySignIn(
  environment: () => Environment,
  more: Omit<SignInStart, "environment"> = {},
) {
  const door = createStore<Door>(() => ({ SignIn: null, store: null, hasFailed: false }));
  let isLoading = false;

  /** A sign-in that somebody has begun outlives the screen; one that ended in a session makes room for a fresh one. */
  const isBegun = (): boolean =>
    (door.getState().store?.flow.store.getState().kind ?? "signedIn") !== "signedIn";

  async function load(): Promise<void> {
    if (isLoading || isBegun()) return;
    isLoading = true;
    door.setState({ hasFailed: false });
    try {
      const [{ SignIn }, { createSignIn }] = await Promise.all([
        import("./SignIn.tsx"),
        import("./createSignIn.ts"),
      ]);
      if (!environment().signal.aborted)
        door.setState({ SignIn, store: createSignIn({ environment, ...more }) });
    } catch {
      door.setState({ hasFailed: true });
    }
    isLoading = false;
  }

  return { door, load: () => void load() };
}
