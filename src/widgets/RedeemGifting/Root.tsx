import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import type { Options } from "./options.ts";
import css from "./RedeemGifting.css?inline";
import { ExpiredScreen } from "./screens/ExpiredScreen.tsx";
import { FailedScreen, UnknownScreen } from "./screens/MissingScreens.tsx";
import { GiftScreen } from "./screens/GiftScreen.tsx";
import type { GiftingStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** The landing page of a gift's recipient (C1.13). */
export function Root({ options, store }: { options: Options; store: GiftingStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  const { isDesktop } = useStore(store.device);
  switch (state.kind) {
    case "loading":
      return (
        <div className="gift-loading">
          <Skeleton shape={["title", "line", "control", "control"]} text={copy.loading} />
        </div>
      );
    case "failed":
      return <FailedScreen onRetry={() => store.flow.send({ type: "retried" })} />;
    case "unknown":
      return <UnknownScreen />;
    case "found":
      return state.status === "expired" ? (
        <ExpiredScreen gift={state.gift} />
      ) : (
        <GiftScreen
          gift={state.gift}
          isClaimed={state.status === "claimed"}
          isDesktop={isDesktop}
          mapUrl={options.mapUrl}
          store={store}
        />
      );
  }
}
