import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createLazySignIn } from "../../../shared/signin/lazySignIn.ts";
import { LazySignIn } from "../../../shared/signin/LazySignIn.tsx";
import type { SignInStore } from "../../../shared/signin/createSignIn.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The form that sends a link for a new password, until the guest returns to the sign-in form. */
export function PasswordReset({ email, onBack }: { email: string; onBack: () => void }) {
  const deferredCopy = useTexts(deferredTexts);
  const environment = useEnvironment();
  const [lazySignIn] = useState(() =>
    createLazySignIn(() => environment, { start: "forgotPassword", email }),
  );
  const { store } = useStore(lazySignIn.state);
  return (
    <>
      {store && <BackListener store={store} onBack={onBack} />}
      <LazySignIn signIn={lazySignIn} heading={deferredCopy.signIn.reset} />
    </>
  );
}

function BackListener({ store, onBack }: { store: SignInStore; onBack: () => void }) {
  useEffect(
    () => store.flow.store.subscribe(({ kind }) => kind === "signIn" && onBack()),
    [store, onBack],
  );
  return null;
}
