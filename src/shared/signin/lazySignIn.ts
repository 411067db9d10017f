import { createStore } from "zustand/vanilla";
import type { Environment } from "../widget/environment.ts";
import type { SignInOptions, SignInStore } from "./createSignIn.ts";

type Module = typeof import("./SignIn.tsx");

interface LazySignInState {
  readonly SignIn: Module["SignIn"] | null;
  readonly store: SignInStore | null;
  readonly hasFailed: boolean;
}

export type LazySignInStore = ReturnType<typeof createLazySignIn>;

/**
 * The sign-in, whose code loads only for those who need it. `<LazySignIn>` renders it. It does not
 * use `createLazyPart`, because `load` creates a new store after a sign-in has ended.
 */
export function createLazySignIn(
  environment: () => Environment,
  more: Omit<SignInOptions, "environment"> = {},
) {
  const state = createStore<LazySignInState>(() => ({
    SignIn: null,
    store: null,
    hasFailed: false,
  }));
  let isLoading = false;

  /**
   * A sign-in that the guest has begun survives the screen. One that ended in a session is replaced
   * by a new one.
   */
  const isBegun = (): boolean =>
    (state.getState().store?.flow.store.getState().kind ?? "signedIn") !== "signedIn";

  async function load(): Promise<void> {
    if (isLoading || isBegun()) return;
    isLoading = true;
    state.setState({ hasFailed: false });
    try {
      const [{ SignIn }, { createSignIn }] = await Promise.all([
        import("./SignIn.tsx"),
        import("./createSignIn.ts"),
      ]);
      if (!environment().signal.aborted)
        state.setState({ SignIn, store: createSignIn({ environment, ...more }) });
    } catch {
      state.setState({ hasFailed: true });
    }
    isLoading = false;
  }

  return { state, load };
}
