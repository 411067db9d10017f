import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { useTexts } from "../widget/useTexts.ts";
import { loadingTexts } from "./loadingTexts.ts";
import type { LazySignInStore } from "./lazySignIn.ts";

/** The sign-in of a widget that most people open signed in. Its code loads when it is shown. */
export function LazySignIn({
  signIn: { state, load },
  eyebrow,
  heading,
  lead,
}: {
  signIn: LazySignInStore;
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
}) {
  const copy = useTexts(loadingTexts);
  const { SignIn, store, hasFailed } = useStore(state);
  useEffect(() => void load(), [load]);
  if (SignIn && store)
    return <SignIn store={store} eyebrow={eyebrow} heading={heading} lead={lead} />;
  return (
    <Screen screenKey="signIn" eyebrow={eyebrow} heading={heading} lead={lead}>
      {hasFailed ? (
        <Alert actions={<Button onClick={() => void load()}>{copy.again}</Button>}>
          {copy.missing}
        </Alert>
      ) : (
        <Skeleton shape={["control", "control", "control"]} text={copy.loading} />
      )}
    </Screen>
  );
}
