import { Skeleton } from "../../../shared/ui/Skeleton.tsx";
import { copy } from "../copy.ts";

/** The offer, or the next step, is on its way: the shape of what comes. */
export function LookupScreen() {
  return (
    <section className="screen flow" aria-busy="true">
      <Skeleton
        shape={["line", "title", "line", "line", "control", "control"]}
        text={copy.loading}
      />
    </section>
  );
}
