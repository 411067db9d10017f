import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The skeleton shown while the offer or the next screen loads. */
export function LoadingScreen() {
  const copy = useTexts(texts);
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton
        shape={["line", "title", "line", "line", "control", "control"]}
        text={copy.loading}
      />
    </section>
  );
}
