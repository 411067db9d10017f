import { createStore } from "zustand/vanilla";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

type Module = typeof import("./SignUp.tsx");

export interface SignUpScreens {
  readonly SignUp: Module["SignUp"] | null;
  readonly store: ReturnType<Module["createSignUp"]> | null;
  readonly hasFailed: boolean;
}

/** Loads the sign-up's code and creates its store, only in the mode that needs it. */
export function createSignUpLoader(start: StoreStart<Options>) {
  const screens = createStore<SignUpScreens>(() => ({
    SignUp: null,
    store: null,
    hasFailed: false,
  }));
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading || screens.getState().SignUp) return;
    isLoading = true;
    screens.setState({ hasFailed: false });
    try {
      const { SignUp, createSignUp } = await import("./SignUp.tsx");
      if (!start.environment().signal.aborted)
        screens.setState({ SignUp, store: createSignUp(start) });
    } catch {
      screens.setState({ hasFailed: true });
    }
    isLoading = false;
  }

  return { screens, load: () => void load() };
}
