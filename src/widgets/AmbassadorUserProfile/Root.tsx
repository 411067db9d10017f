import { useFlow } from "../../shared/flow/useFlow.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { LazySignIn } from "../../shared/signin/LazySignIn.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./AmbassadorUserProfile.css?inline";
import type { Options } from "./options.ts";
import { ProfileScreen } from "./screens/ProfileScreen.tsx";
import type { ProfileStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** An ambassador's profile (C1.16). */
export function Root({ options, store }: { options: Options; store: ProfileStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "signIn":
      return (
        <LazySignIn signIn={store.signIn} heading={copy.signIn.heading} lead={copy.signIn.lead} />
      );
    case "loading":
      return (
        <div className="profile-loading">
          <Skeleton shape={["title", "line", "control", "picture"]} text={copy.loading} />
        </div>
      );
    case "failed":
      return (
        <Screen screenKey="failed" heading={copy.failed.heading}>
          <Alert
            actions={
              <Button onClick={() => store.flow.send({ type: "retried" })}>
                {copy.failed.again}
              </Button>
            }
          >
            {copy.failed.text}
          </Alert>
        </Screen>
      );
    case "loaded":
      return (
        <ProfileScreen
          profile={state.profile}
          figures={state.figures}
          backHref={options.backHref}
          store={store}
        />
      );
  }
}
