import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { LazySignInStore } from "./lazySignIn.ts";

const copy = {
  loading: "Loading sign-in…",
  missing: "We couldn’t load sign-in. Check your connection and try again.",
  again: "Try again",
};

/** The sign-in of a widget that most people open signed in: its code comes when it is shown. */
export function LazySignIn({
  door: { door, load },
  eyebrow,
  heading,
  lead,
}: {
  door: LazySignInStore;
  eyebrow?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
}) {
  const { SignIn, store, hasFailed } = useStore(door);
  useEffect(load, [load]);
  if (SignIn && store)
    return <SignIn store={store} eyebrow={eyebrow} heading={heading} lead={lead} />;
  return (
    <Screen screenKey="signIn" eyebrow={eyebrow} heading={heading} lead={lead}>
      {hasFailed ? (
        <Alert actions={<Button onClick={load}>{copy.again}</Button>}>{copy.missing}</Alert>
      ) : (
        <Skeleton shape={["control", "control", "control"]} text={copy.loading} />
      )}
    </Screen>
  );
}
