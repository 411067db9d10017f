import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

/** The sign-up's screens and their store, loaded only in the mode that needs them. */
export function createSignUpLoader(start: StoreStart<Options>) {
  return createLazyPart(async () => {
    const { SignUp, createSignUp } = await import("./SignUp.tsx");
    start.environment().signal.throwIfAborted();
    return { SignUp, store: createSignUp(start) };
  });
}
