import { useFlow } from "../../shared/flow/useFlow.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import { Brands } from "./Brands.tsx";
import css from "./BulkGiftingBrandCarousel.css?inline";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { Options } from "./options.ts";
import type { CarouselStore } from "./store.ts";

/** Brands near the visitor, for buyers of dining credit (C2.147). */
export function Root({ options, store }: { options: Options; store: CarouselStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const state = useFlow(store.flow);
  const { heading = copy.heading } = options;
  return (
    <div className="brand-carousel">
      {heading && <h2>{heading}</h2>}
      {state.kind === "loading" && (
        <div className="brand-wait">
          <Skeleton shape={["picture", "title", "line"]} text={copy.loading} />
          {[1, 2].map((place) => (
            <span key={place} className="skeleton skeleton-picture" aria-hidden="true" />
          ))}
        </div>
      )}
      {state.kind === "failed" && (
        <Alert
          title={copy.failed}
          actions={
            <Button onClick={() => store.flow.send({ type: "retried" })}>{copy.retry}</Button>
          }
        >
          {copy.failedHint}
        </Alert>
      )}
      {state.kind === "loaded" && (
        <Brands result={state} options={options} store={store} label={heading || copy.label} />
      )}
    </div>
  );
}
