import { createStore } from "zustand/vanilla";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

type Module = typeof import("./SignUp.tsx");

export interface SignUpScreens {
  readonly SignUp: Module["SignUp"] | null;
  readonly store: ReturnType<Module["createSignUp"]> | null;
  readonly hasFailed: boolean;
}

/** The sign-up with all its code, fetched for the one mode that needs it. */
export function createSignUpDoor(start: StoreStart<Options>) {
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
