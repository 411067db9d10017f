import { useEffect } from "react";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./Discovery.css?inline";
import { Hero } from "./Hero.tsx";
import { LazyContent } from "./LazyContent.tsx";
import type { Options } from "./options.ts";
import type { DiscoveryStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

const fetchBrands = () => import("./Brands.tsx");

const loadPromotion = async () => {
  const { EmbeddedWidget } = await import("../../shared/embed/EmbeddedWidget.tsx");
  return <EmbeddedWidget name="MobileLink" options={{}} router="memory" />;
};

/** The public page of one ambassador (U4). */
export function Root({ options, store }: { options: Options; store: DiscoveryStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  useEffect(() => store.updateSlug(), [store, options.slug]);
  // Needed as soon as the page of the ambassador is there, so it travels with the first call.
  useEffect(() => void fetchBrands().catch(() => {}), []);
  switch (state.kind) {
    case "loading":
      return (
        <div className="discovery waiting">
          <Skeleton shape={["picture", "title", "line", "control"]} text={copy.loading} />
        </div>
      );
    case "shown":
      return (
        <div className="discovery">
          <Hero page={state.page} offerUrl={options.offerUrl} />
          <LazyContent
            key={state.slug}
            load={() => loadBrands(options, store, state.page)}
            fallback={<p className="discovery-absent">{copy.brandsFailed}</p>}
          />
        </div>
      );
    case "missing":
      return (
        <div className="discovery">
          <Screen
            heading={copy.missing}
            lead={copy.missingHint}
            screenKey="missing"
            actions={state.slug && <Button onClick={store.retry}>{copy.retry}</Button>}
          />
          <LazyContent load={loadPromotion} fallback={null} />
        </div>
      );
    case "failed":
      return (
        <div className="discovery waiting">
          <Alert title={copy.failed} actions={<Button onClick={store.retry}>{copy.retry}</Button>}>
            {state.problem.kind === "offline" ? copy.offline : copy.failedHint}
          </Alert>
        </div>
      );
  }
}

async function loadBrands(
  { styleUrl }: Options,
  store: DiscoveryStore,
  page: Parameters<typeof Hero>[0]["page"],
) {
  const { Brands } = await fetchBrands();
  return <Brands store={store} page={page} styleUrl={styleUrl} />;
}
