import { dinerSession } from "../../../../../shared/session/sessions.ts";
import type { PortalStore } from "../../../storeType.ts";
import { applyWrittenLocations } from "../written.ts";
import { createBatch, type Batch } from "./batch.ts";
import { writeChange, type LocationChange } from "./writeChange.ts";

/** Starts a batch for the signed-in user, and updates the portal when it is finished. */
export function startBatch(portal: PortalStore, changes: readonly LocationChange[]): Batch {
  const slug = portal.slug();
  const signal = portal.userSignal();
  const sessionVersion = dinerSession().version();
  return createBatch({
    changes,
    write: (change) => writeChange({ client: portal.client(), slug, sessionVersion }, change),
    onFinished(locations) {
      if (!locations.length || signal.aborted || portal.slug() !== slug) return;
      applyWrittenLocations(portal, locations);
      const { accounts, disconnected, integrations } = portal.resources;
      for (const resource of [accounts, disconnected, integrations]) resource.reset();
      void portal.refreshProject();
    },
    signal,
  });
}
