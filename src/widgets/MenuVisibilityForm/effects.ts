import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { isOutcomeUnknown, type Outcome } from "../../shared/api/outcome.ts";
import {
  menuLocation,
  menuLocations,
  menuProject,
  saveMenu,
  type MenuLocation,
} from "../../shared/contracts/menus.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { isSameMenu } from "./merge.ts";
import { settingsOf, writeOf, afterWrite, type Settings } from "./settings.ts";
import type { MenuEvent, MenuState } from "./state.ts";

export interface EffectDependencies {
  readonly client: () => Client;
  readonly slug: () => string;
  /** The id of the location to open first. */
  readonly startLocationId: () => string;
  /** The version of the location that unsaved changes started from. */
  readonly draftBase: () => MenuLocation | null;
  readonly isSignedIn: () => boolean;
  readonly done: (outcome: string, detail: object) => void;
}

/** The number of locations written in parallel while copying. */
const maxParallel = 3;

/** The side effects of each state; the only code that awaits. */
export function createEffects({
  client,
  slug,
  startLocationId,
  draftBase,
  isSignedIn,
  done,
}: EffectDependencies): Effects<MenuState, MenuEvent> {
  const intents = createIntentKeys(randomId);
  const read = (id: string, signal: AbortSignal) =>
    client().call(menuLocation, { path: { slug: slug(), id } }, { signal });

  /**
   * Writes onto the location's current data, so that other fields stay. After a lost answer the
   * location is read again.
   */
  async function write(
    current: MenuLocation,
    settings: Settings,
    signal: AbortSignal,
    intent?: string,
  ): Promise<Outcome<MenuLocation>> {
    const body = writeOf(settings, current.kept);
    const path = { slug: slug(), id: current.id };
    const outcome = await client().call(
      saveMenu,
      { path, body },
      { signal, ...(intent && { intent }) },
    );
    if (outcome.ok) return { ok: true, value: outcome.value ?? afterWrite(current, body) };
    if (!isOutcomeUnknown(outcome.problem) || signal.aborted) return outcome;
    const latest = await read(current.id, signal);
    return latest.ok && isSameMenu(latest.value, afterWrite(current, body)) ? latest : outcome;
  }

  return {
    async loading(_, { send, signal }) {
      if (!isSignedIn()) return send({ type: "signedOut" });
      const path = { slug: slug() };
      const [project, locations] = await Promise.all([
        client().call(menuProject, { path, query: { request_for: "all" } }, { signal }),
        client().call(menuLocations, { path }, { signal }),
      ]);
      send({
        type: "loaded",
        project,
        locations,
        startLocationId: startLocationId(),
        draftBase: draftBase(),
      });
    },
    async saving({ workspace, settings }, { send, signal }) {
      const unblockUnload = blockUnload();
      try {
        const current = await read(workspace.chosen.id, signal);
        if (!current.ok) return send({ type: "notSaved", problem: current.problem, isSent: false });
        if (!isSameMenu(current.value, workspace.chosen))
          return send({ type: "changedMeanwhile", current: current.value });
        const outcome = await write(
          current.value,
          settings,
          signal,
          intents.keyFor([workspace.chosen.id, settings]),
        );
        if (signal.aborted) return;
        if (outcome.ok) {
          intents.settle();
          done("menu-saved", { locationId: workspace.chosen.id });
          return send({ type: "saved", location: outcome.value });
        }
        const { problem } = outcome;
        const newer =
          problem.kind === "rejected" && problem.status === 409
            ? await read(workspace.chosen.id, signal)
            : null;
        if (newer?.ok && !isSameMenu(newer.value, workspace.chosen))
          return send({ type: "changedMeanwhile", current: newer.value });
        send({ type: "notSaved", problem, isSent: true });
      } finally {
        unblockUnload();
      }
    },
    async copying({ plan }, { send, signal }) {
      const unblockUnload = blockUnload();
      const remainingIds = [...plan.ids];
      let copied = 0;
      async function copyNext(): Promise<void> {
        for (
          let id = remainingIds.shift();
          id !== undefined && !signal.aborted;
          id = remainingIds.shift()
        ) {
          const current = await read(id, signal);
          const outcome = current.ok
            ? await write(current.value, settingsFor(plan, current.value), signal)
            : current;
          if (!outcome.ok && outcome.problem.kind === "signed-out")
            return send({ type: "signedOut" });
          if (outcome.ok) copied++;
          if (outcome.ok && copied === plan.ids.length) done("menu-copied", { locations: copied });
          send({ type: "copyAnswered", id, outcome });
        }
      }
      try {
        await Promise.all(Array.from({ length: maxParallel }, copyNext));
      } finally {
        unblockUnload();
      }
    },
  };
}

function settingsFor(
  { settings, withLink }: Extract<MenuState, { kind: "copying" }>["plan"],
  target: MenuLocation,
): Settings {
  return withLink ? settings : { ...settings, menuUrl: settingsOf(target).menuUrl };
}
