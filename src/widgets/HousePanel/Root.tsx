import { type ReactNode, useMemo } from "react";
import { serverCountry } from "../../shared/contracts/serverCountry.ts";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { EnvironmentContext, useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./HousePanel.css?inline";
import type { Options } from "./options.ts";
import { panelOf } from "./panel.ts";
import { InquiryPanel } from "./screens/InquiryPanel.tsx";
import { Loading } from "./screens/Loading.tsx";
import { Missing } from "./screens/Missing.tsx";
import { PurchasePanel } from "./screens/PurchasePanel.tsx";
import type { HousePanelStore } from "./store.ts";

/** The purchase page of a project (A2.11–A2.24). */
export function Root({ options, store }: { options: Options; store: HousePanelStore }) {
  useSheet(css);
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "loading":
      return <Loading />;
    case "missing":
      return (
        <Missing
          isGone={state.isGone}
          backUrl={options.backUrl}
          onRetry={() => store.flow.send({ type: "retried" })}
        />
      );
    case "choosing":
    case "submitting":
    case "leaving": {
      const panel = panelOf(state.page);
      return (
        <ProjectCountry code={state.page.project.countryCode}>
          {panel.kind === "tabs" ? (
            <PurchasePanel state={state} panel={panel} options={options} send={store.flow.send} />
          ) : (
            <InquiryPanel kind={panel.kind} project={state.page.project} store={store} />
          )}
        </ProjectCountry>
      );
    }
  }
}

/** Shows amounts and words for the project's own country. */
function ProjectCountry({ code, children }: { code: string | null; children: ReactNode }) {
  const page = useEnvironment();
  const country = serverCountry(page, code);
  const environment = useMemo(() => ({ ...page, country }), [page, country]);
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}
