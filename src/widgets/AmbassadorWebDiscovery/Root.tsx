import { type ComponentProps, useEffect } from "react";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useLoaded } from "../../shared/ui/useLoaded.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./Discovery.css?inline";
import { Hero } from "./Hero.tsx";
import type { Options } from "./options.ts";
import type { DiscoveryStore } from "./store.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

const fetchBrands = () => import("./Brands.tsx");

const fetchEmbed = () => import("../../shared/ui/EmbeddedWidget.tsx");

/** The public page of one ambassador (U4). */
export function Root({ options, store }: { options: Options; store: DiscoveryStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  // Loads together with the first call, because it is needed as soon as the ambassador's page
  // shows.
  useEffect(() => void fetchBrands().catch(() => {}), []);
  switch (state.kind) {
    case "loading":
      return (
        <div className="discovery waiting">
          <Skeleton shape={["picture", "title", "line", "control"]} text={copy.loading} />
        </div>
      );
    case "loaded":
      return (
        <div className="discovery">
          <Hero page={state.page} offerUrl={options.offerUrl} />
          <LazyBrands
            key={state.slug}
            store={store}
            page={state.page}
            styleUrl={options.styleUrl}
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
          <Promotion />
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

type BrandsProps = ComponentProps<Awaited<ReturnType<typeof fetchBrands>>["Brands"]>;

function LazyBrands(props: BrandsProps) {
  const copy = useTexts(texts);
  const [loaded] = useLoaded(fetchBrands);
  if (loaded === "failed") return <p className="discovery-absent">{copy.brandsFailed}</p>;
  return loaded === "loading" ? null : <loaded.Brands {...props} />;
}

/** The app's promotion, or nothing if its code does not load. */
function Promotion() {
  const [loaded] = useLoaded(fetchEmbed);
  return typeof loaded === "string" ? null : (
    <loaded.EmbeddedWidget name="MobileLink" options={{}} router="memory" />
  );
}
