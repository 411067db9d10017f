import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

/** The sign-up's screens and their store, loaded only in the mode that needs them. */
export function createSignUpLoader(deps: StoreDeps<Options>) {
  return createLazyPart(async () => {
    const { SignUp, createSignUp } = await import("./SignUp.tsx");
    deps.environment().signal.throwIfAborted();
    return { SignUp, store: createSignUp(deps) };
  });
}
