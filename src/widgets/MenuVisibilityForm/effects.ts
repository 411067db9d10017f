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
import type { EffectContext, Effects } from "../../shared/flow/flow.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { isSameMenu } from "./merge.ts";
import { settingsOf, writeOf, afterWrite, type Settings } from "./settings.ts";
import type { MenuEvent, MenuState } from "./state.ts";

export interface EffectDeps {
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

type Context = EffectContext<MenuEvent>;
type StateOf<K extends MenuState["kind"]> = Extract<MenuState, { kind: K }>;

/** Reads and writes one location. */
interface LocationAccess {
  read(id: string, signal: AbortSignal): Promise<Outcome<MenuLocation>>;
  write(
    current: MenuLocation,
    settings: Settings,
    signal: AbortSignal,
    intent?: string,
  ): Promise<Outcome<MenuLocation>>;
}

/** The side effects of each state; the only code that awaits. */
export function createEffects(deps: EffectDeps): Effects<MenuState, MenuEvent> {
  const intents = createIntentKeys(randomId);
  const access = locationAccess(deps);
  return {
    loading: (_, context) => load(deps, context),
    async saving(state, context) {
      const unblockUnload = blockUnload();
      try {
        await save(state, { ...deps, access, intents }, context);
      } finally {
        unblockUnload();
      }
    },
    async copying({ plan }, context) {
      const unblockUnload = blockUnload();
      try {
        await copyAll(plan, { ...deps, access }, context);
      } finally {
        unblockUnload();
      }
    },
  };
}

function locationAccess({ client, slug }: EffectDeps): LocationAccess {
  const read: LocationAccess["read"] = (id, signal) =>
    client().call(menuLocation, { path: { slug: slug(), id } }, { signal });
  return {
    read,
    /**
     * Writes onto the location's current data, so that other fields stay. After a lost answer the
     * location is read again.
     */
    async write(current, settings, signal, intent) {
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
    },
  };
}

async function load(
  { client, slug, startLocationId, draftBase, isSignedIn }: EffectDeps,
  { send, signal }: Context,
): Promise<void> {
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
}

interface SaveDeps extends EffectDeps {
  readonly access: LocationAccess;
  readonly intents: ReturnType<typeof createIntentKeys>;
}

/** Saves unless the location has changed since it was opened. */
async function save(
  { workspace: { chosen }, settings }: StateOf<"saving">,
  { access, intents, done }: SaveDeps,
  { send, signal }: Context,
): Promise<void> {
  const current = await access.read(chosen.id, signal);
  if (!current.ok) return send({ type: "notSaved", problem: current.problem, isSent: false });
  if (!isSameMenu(current.value, chosen))
    return send({ type: "changedMeanwhile", current: current.value });
  const intent = intents.keyFor([chosen.id, settings]);
  const outcome = await access.write(current.value, settings, signal, intent);
  if (signal.aborted) return;
  if (outcome.ok) {
    intents.settle();
    done("menu-saved", { locationId: chosen.id });
    return send({ type: "saved", location: outcome.value });
  }
  const { problem } = outcome;
  const newer =
    problem.kind === "rejected" && problem.status === 409
      ? await access.read(chosen.id, signal)
      : null;
  if (newer?.ok && !isSameMenu(newer.value, chosen))
    return send({ type: "changedMeanwhile", current: newer.value });
  send({ type: "notSaved", problem, isSent: true });
}

/** Copies settings to the planned locations, a few at a time. */
async function copyAll(
  plan: StateOf<"copying">["plan"],
  { access, done }: Omit<SaveDeps, "intents">,
  { send, signal }: Context,
): Promise<void> {
  const remainingIds = [...plan.ids];
  let copied = 0;

  async function copyTo(id: string): Promise<Outcome<MenuLocation>> {
    const current = await access.read(id, signal);
    return current.ok
      ? access.write(current.value, settingsFor(plan, current.value), signal)
      : current;
  }

  async function copyNext(): Promise<void> {
    for (
      let id = remainingIds.shift();
      id !== undefined && !signal.aborted;
      id = remainingIds.shift()
    ) {
      const outcome = await copyTo(id);
      if (!outcome.ok && outcome.problem.kind === "signed-out") return send({ type: "signedOut" });
      if (outcome.ok) copied++;
      if (outcome.ok && copied === plan.ids.length) done("menu-copied", { locations: copied });
      send({ type: "copyAnswered", id, outcome });
    }
  }

  await Promise.all([...Array(maxParallel).keys()].map(() => copyNext()));
}

function settingsFor(
  { settings, withLink }: StateOf<"copying">["plan"],
  target: MenuLocation,
): Settings {
  return withLink ? settings : { ...settings, menuUrl: settingsOf(target).menuUrl };
}
