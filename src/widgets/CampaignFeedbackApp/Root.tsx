import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import css from "./CampaignFeedbackApp.css?inline";
import type { Options } from "./options.ts";
import { ReviewScreen } from "./screens/ReviewScreen.tsx";
import type { CampaignFeedbackStore } from "./store.ts";
import { texts } from "./texts.ts";

/** A partner's review of the e-mails that are sent in their name (B1.12, B1.13). */
export function Root({ store }: { options: Options; store: CampaignFeedbackStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  const panel = useStore(store.panel);
  switch (state.kind) {
    case "loading":
      return (
        <section className="screen full campaign" aria-busy="true">
          <Skeleton shape={["title", "line", "line", "picture", "control"]} text={copy.loading} />
        </section>
      );
    case "unavailable":
      return (
        <Screen
          screenKey="unavailable"
          heading={copy.unavailable.heading}
          lead={copy.unavailable.lead}
        />
      );
    case "unreadable":
      return (
        <Screen screenKey="unreadable" heading={copy.unreadable.heading}>
          <Alert>{copy.unreadable.text}</Alert>
          <Button kind="primary" wide onClick={store.retry}>
            {copy.unreadable.retry}
          </Button>
        </Screen>
      );
    case "reviewing":
    case "writing":
    case "reconciling":
    case "unconfirmed":
      return <ReviewScreen state={state} panel={panel} store={store} />;
  }
}
