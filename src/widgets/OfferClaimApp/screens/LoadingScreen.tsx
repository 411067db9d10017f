import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";

/** The skeleton shown while the offer or the next screen loads. */
export function LoadingScreen() {
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton
        shape={["line", "title", "line", "line", "control", "control"]}
        text={copy.loading}
      />
    </section>
  );
}
