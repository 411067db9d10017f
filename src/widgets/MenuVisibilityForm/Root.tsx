import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { SignInDoor } from "../../shared/signin/SignInDoor.tsx";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { copy } from "./copy.ts";
import type { Options } from "./options.ts";
import { DeskScreen } from "./screens/DeskScreen.tsx";
import type { FailReason } from "./state.ts";
import type { MenuStore } from "./store.ts";

interface RootProps {
  options: Options;
  store: MenuStore;
}

/** When and where the menus of a project's locations show (U1). */
export function Root({ options, store }: RootProps) {
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "signIn":
      return <Door store={store} />;
    case "loading":
      return (
        <Screen screenKey="loading" heading={copy.heading}>
          <Skeleton shape={["control", "picture", "control", "control"]} text={copy.loading} />
        </Screen>
      );
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
      return <DeskScreen state={state} store={store} options={options} />;
  }
}

/** Who was interrupted is told that nothing is lost. */
function Door({ store }: { store: MenuStore }) {
  const isBack = useStore(store.draft).kept !== null;
  return (
    <SignInDoor
      door={store.door}
      heading={copy.signIn.heading}
      lead={isBack ? copy.signIn.resume : copy.signIn.lead}
    />
  );
}

function FailedScreen({ reason, store }: { reason: FailReason; store: MenuStore }) {
  const again = (
    <Button onClick={() => store.send({ type: "retried" })}>{copy.failed.again}</Button>
  );
  const other = <Button onClick={store.signOut}>{copy.failed.otherAccount}</Button>;
  return (
    <Screen screenKey="failed" heading={copy.heading}>
      <Alert actions={reason === "forbidden" ? other : reason === "unnamed" ? undefined : again}>
        {copy.failed[reason]}
      </Alert>
    </Screen>
  );
}
