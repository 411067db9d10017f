import { toJson } from "../api/json.ts";
import {
  forgetTypedSignIn,
  readTypedSignIn,
  writeTypedSignIn,
  type TypedSignIn,
} from "../session/typedSignIn.ts";
import type { SignInStore } from "./createSignIn.ts";

/** Keeps what is typed into the forms for a reload of this tab, until the person is signed in. */
export function keepTyped({ draft, flow, keep }: SignInStore, signal: AbortSignal): void {
  const typed = readTypedSignIn();
  if (typed) keep({ ...typed, email: typed.email || draft.getState().email });
  const stops = [
    draft.subscribe((next, previous) => {
      // A form that is shown again reports what it has shown before.
      if (
        flow.store.getState().kind !== "signedIn" &&
        toJson(typedIn(next)) !== toJson(typedIn(previous))
      )
        writeTypedSignIn(typedIn(next));
    }),
    flow.store.subscribe(({ kind }) => {
      if (kind === "signedIn") forgetTypedSignIn();
    }),
  ];
  signal.addEventListener("abort", () => stops.forEach((stop) => stop()), { once: true });
}

function typedIn({ firstName, lastName, email, phone, birthDate }: TypedSignIn): TypedSignIn {
  return { firstName, lastName, email, phone, birthDate };
}
