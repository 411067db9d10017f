import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { isUnknown, type Outcome } from "../../shared/api/outcome.ts";
import {
  menuLocation,
  menuLocations,
  menuProject,
  saveMenu,
  type MenuLocation,
} from "../../shared/contracts/menus.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { isSameMenu } from "./merge.ts";
import { settingsOf, writeOf, written, type Settings } from "./settings.ts";
import type { MenuEvent, MenuState } from "./state.ts";

export interface EffectsStart {
  readonly client: () => Client;
  readonly slug: () => string;
  /** The location to open first. */
  readonly wanted: () => string;
  /** The reading that unsaved changes began with. */
  readonly resumed: () => MenuLocation | null;
  readonly isSignedIn: () => boolean;
  readonly done: (outcome: string, detail: object) => void;
}

/** Locations that are written at the same time while copying. */
const lanes = 3;

/** What each state does to the world: the only place that awaits. */
export function createEffects({
  client,
  slug,
  wanted,
  resumed,
  isSignedIn,
  done,
}: EffectsStart): Effects<MenuState, MenuEvent> {
  const intents = createIntentKeys(randomId);
  const read = (id: string, signal: AbortSignal) =>
    client().call(menuLocation, { path: { slug: slug(), id } }, { signal });

  /** Writes onto what the location is now, so that fields of others stay; an answer that got lost is asked for. */
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
    if (outcome.ok) return { ok: true, value: outcome.value ?? written(current, body) };
    if (!isUnknown(outcome.problem) || signal.aborted) return outcome;
    const now = await read(current.id, signal);
    return now.ok && isSameMenu(now.value, written(current, body)) ? now : outcome;
  }

  return {
    async loading(_, { send, signal }) {
      if (!isSignedIn()) return send({ type: "signedOut" });
      const path = { slug: slug() };
      const [project, locations] = await Promise.all([
        client().call(menuProject, { path, query: { request_for: "all" } }, { signal }),
        client().call(menuLocations, { path }, { signal }),
      ]);
      send({ type: "loaded", project, locations, wanted: wanted(), resumed: resumed() });
    },
    async saving({ desk, settings }, { send, signal }) {
      const release = holdPage();
      try {
        const current = await read(desk.chosen.id, signal);
        if (!current.ok) return send({ type: "notSaved", problem: current.problem, isSent: false });
        if (!isSameMenu(current.value, desk.chosen))
          return send({ type: "changedMeanwhile", current: current.value });
        const outcome = await write(
          current.value,
          settings,
          signal,
          intents.keyFor([desk.chosen.id, settings]),
        );
        if (signal.aborted) return;
        if (outcome.ok) {
          intents.settle();
          done("menu-saved", { locationId: desk.chosen.id });
          return send({ type: "saved", location: outcome.value });
        }
        const { problem } = outcome;
        const newer =
          problem.kind === "rejected" && problem.status === 409
            ? await read(desk.chosen.id, signal)
            : null;
        if (newer?.ok && !isSameMenu(newer.value, desk.chosen))
          return send({ type: "changedMeanwhile", current: newer.value });
        send({ type: "notSaved", problem, isSent: true });
      } finally {
        release();
      }
    },
    async copying({ plan }, { send, signal }) {
      const release = holdPage();
      const waiting = [...plan.ids];
      let copied = 0;
      async function lane(): Promise<void> {
        for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
          const current = await read(id, signal);
          const outcome = current.ok
            ? await write(current.value, onto(plan, current.value), signal)
            : current;
          if (!outcome.ok && outcome.problem.kind === "signed-out")
            return send({ type: "signedOut" });
          if (outcome.ok) copied++;
          if (outcome.ok && copied === plan.ids.length) done("menu-copied", { locations: copied });
          send({ type: "copyAnswered", id, outcome });
        }
      }
      try {
        await Promise.all(Array.from({ length: lanes }, lane));
      } finally {
        release();
      }
    },
  };
}

function onto(
  { settings, withLink }: Extract<MenuState, { kind: "copying" }>["plan"],
  target: MenuLocation,
): Settings {
  return withLink ? settings : { ...settings, menuUrl: settingsOf(target).menuUrl };
}
