import { useFlow } from "../../shared/flow/useFlow.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./HousePanel.css?inline";
import type { Options } from "./options.ts";
import { panelOf } from "./panel.ts";
import { InquiryPanel } from "./screens/InquiryPanel.tsx";
import { Loading } from "./screens/Loading.tsx";
import { Missing } from "./screens/Missing.tsx";
import { PurchasePanel } from "./screens/PurchasePanel.tsx";
import type { HousePanelStore } from "./store.ts";

/** The purchase page of a project (A:L20-27). */
export function Root({ options, store }: { options: Options; store: HousePanelStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "loading":
      return <Loading />;
    case "missing":
      return <Missing isGone={state.isGone} onRetry={() => store.flow.send({ type: "retried" })} />;
    case "choosing":
    case "submitting":
    case "leaving": {
      const panel = panelOf(state.page);
      return panel.kind === "tabs" ? (
        <PurchasePanel state={state} panel={panel} options={options} send={store.flow.send} />
      ) : (
        <InquiryPanel kind={panel.kind} project={state.page.project} store={store} />
      );
    }
  }
}
