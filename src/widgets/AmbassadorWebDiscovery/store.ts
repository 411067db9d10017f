import { ambassadorPage } from "../../shared/contracts/ambassadors.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { hash, pathSegments } from "../../shared/host/address.ts";
import { onOnline } from "../../shared/host/connection.ts";
import type { Finder } from "../../shared/map/finder.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { onOptionChange } from "../../shared/flow/onOptionChange.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { stateFor, transition, type DiscoveryEvent, type DiscoveryState } from "./flow.ts";
import type { Options } from "./options.ts";
import { slugIn } from "./slug.ts";

export type DiscoveryStore = ReturnType<typeof createDiscovery>;

/** Creates the store of one ambassador's page. The finder of the brands outlives the React tree. */
export function createDiscovery(deps: StoreDeps<Options>) {
  const { options, environment } = deps;
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
      failed(_, { send, signal: stateSignal }) {
        onOnline(stateSignal, () => send({ type: "retried" }));
      },
    },
  });
  onOptionChange(
    deps,
    (current) => current.slug,
    () => flow.send({ type: "slugChanged", slug: slug() }),
  );
  return {
    flow,
    finder: (createFinder: (environment: () => Environment) => Finder): Finder =>
      (finder ??= createFinder(environment)),
    retry: () => flow.send({ type: "retried" }),
  };
}

function segmentsInAddress({ router, basePath }: Environment): string[] | null {
  if (router === "browser") return pathSegments(basePath);
  return router === "hash" ? (hash().split("?")[0] ?? "").split("/").filter(Boolean) : null;
}
