import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { LazySignIn } from "../../shared/signin/LazySignIn.tsx";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import type { Options } from "./options.ts";
import { EditorScreen } from "./screens/EditorScreen.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import type { FailReason } from "./state.ts";
import type { MenuStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface RootProps {
  options: Options;
  store: MenuStore;
}

/** When and where the menus of a project's locations are visible (U1). */
export function Root({ options, store }: RootProps) {
  const copy = useTexts(texts);
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "signIn":
      return <SignIn store={store} />;
    case "loading":
      return <LoadingScreen />;
    case "failed":
      return <FailedScreen reason={state.reason} store={store} />;
    case "empty":
      return (
        <Screen
          screenKey="empty"
          eyebrow={state.project.projectName}
          heading={copy.empty.heading}
          lead={copy.empty.text}
          actions={
            <Button onClick={() => store.send({ type: "retried" })}>{copy.failed.again}</Button>
          }
        />
      );
    default:
      return <EditorScreen state={state} store={store} options={options} />;
  }
}

/** Assures a user whose session ended that nothing is lost. */
function SignIn({ store }: { store: MenuStore }) {
  const copy = useTexts(texts);
  const hasDraft = useStore(store.draft).current !== null;
  return (
    <LazySignIn
      signIn={store.signIn}
      heading={copy.signIn.heading}
      lead={hasDraft ? copy.signIn.resume : copy.signIn.lead}
    />
  );
}

function FailedScreen({ reason, store }: { reason: FailReason; store: MenuStore }) {
  const copy = useTexts(texts);
  const retryButton = (
    <Button onClick={() => store.send({ type: "retried" })}>{copy.failed.again}</Button>
  );
  const otherAccountButton = <Button onClick={store.signOut}>{copy.failed.otherAccount}</Button>;
  return (
    <Screen screenKey="failed" heading={copy.heading}>
      <Alert
        actions={
          reason === "forbidden"
            ? otherAccountButton
            : reason === "unnamed"
              ? undefined
              : retryButton
        }
      >
        {copy.failed[reason]}
      </Alert>
    </Screen>
  );
}
