import { ambassadorPage } from "../../shared/contracts/ambassadors.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { hash, pathSegments } from "../../shared/host/address.ts";
import type { Finder } from "../../shared/map/finder.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { stateFor, transition, type DiscoveryEvent, type DiscoveryState } from "./flow.ts";
import type { Options } from "./options.ts";
import { slugIn } from "./slug.ts";

export type DiscoveryStore = ReturnType<typeof createDiscovery>;

/** Creates the store of one ambassador's page. The finder of the brands outlives the React tree. */
export function createDiscovery({ options, environment }: StoreDeps<Options>) {
  const { signal } = environment();
  const slug = (): string | null => options().slug || slugIn(segmentsInAddress(environment()));
  let finder: Finder | undefined;
  const flow = createFlow<DiscoveryState, DiscoveryEvent>({
    initial: stateFor(slug()),
    transition,
    signal,
    onBug: reportBug(environment),
    effects: {
      async loading(state, { send, signal: stateSignal }) {
        finder = undefined;
        const outcome = await clientOf(environment()).call(
          ambassadorPage,
          { path: { slug: state.slug } },
          { signal: stateSignal },
        );
        send(
          outcome.ok
            ? { type: "answered", page: outcome.value }
            : { type: "refused", problem: outcome.problem },
        );
      },
    },
  });
  return {
    flow,
    finder: (createFinder: (environment: () => Environment) => Finder): Finder =>
      (finder ??= createFinder(environment)),
    retry: () => flow.send({ type: "retried" }),
    /** Loads another page when the host changes `data-slug`. */
    updateSlug: () => flow.send({ type: "slugChanged", slug: slug() }),
  };
}

function segmentsInAddress({ router, basePath }: Environment): string[] | null {
  if (router === "browser") return pathSegments(basePath);
  return router === "hash" ? (hash().split("?")[0] ?? "").split("/").filter(Boolean) : null;
}
