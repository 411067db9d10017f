import type { Client } from "../../../../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../../../shared/api/outcome.ts";
import {
  menuLocation,
  saveMenu,
  type KeptVisibility,
} from "../../../../../shared/contracts/menus.ts";
import {
  partnerLocationById,
  updatePartnerLocation,
  type PartnerLocation,
} from "../../../../../shared/contracts/partnerLocations.ts";
import { systemClock } from "../../../../../shared/host/clock.ts";
import { markVisited } from "../../../form/stepsData.ts";
import { pick } from "../../../form/values.ts";
import { stepFields, type StepKey } from "../steps.ts";
import { hasValue } from "../sameValue.ts";
import { fieldsOf, valuesOf, type LocationValues } from "../values.ts";

/** New values for one location. */
export interface LocationChange {
  readonly id: string;
  readonly name: string;
  readonly values: Partial<LocationValues>;
  /**
   * The values that the user saw. Other values on the server are a conflict. Null overwrites them.
   */
  readonly expected: Partial<LocationValues> | null;
  /** Returns the new menu visibility. Unknown members stay (U1). */
  readonly menuVisibility?: ((current: KeptVisibility) => KeptVisibility) | undefined;
}

export type Written =
  | { readonly kind: "changed"; readonly location: PartnerLocation; readonly undo: LocationChange }
  /** The location already had these values. */
  | { readonly kind: "same"; readonly location: PartnerLocation }
  | { readonly kind: "failed"; readonly problem: Problem | "conflict" };

type Path = { readonly slug: string; readonly id: string };

/** The project and the user of a write. */
export interface WriteContext {
  readonly client: Client;
  readonly slug: string;
  /**
   * `session.version()` at the time when the user confirmed. The rest is never written in another
   * user's session.
   */
  readonly sessionVersion: number;
}

/**
 * Writes one location. The location is read first, so that other users' values are not overwritten
 * unseen and the change can be undone. After a lost answer it is read again (fault D3).
 */
export async function writeChange(
  { client, slug, sessionVersion }: WriteContext,
  change: LocationChange,
): Promise<Written> {
  const path = { slug, id: change.id };
  const calls = { client, path, sessionVersion };
  const latest = await client.call(partnerLocationById, { path });
  if (!latest.ok) return { kind: "failed", problem: latest.problem };
  const names = namesOf(change.values).filter(
    (name) => !hasValue(latest.value, name, change.values[name]),
  );
  const { expected } = change;
  if (expected && names.some((name) => !hasValue(latest.value, name, expected[name])))
    return { kind: "failed", problem: "conflict" };
  const outcome = names.length
    ? await writeFields(calls, latest.value, pickValues(change.values, names))
    : latest;
  if (!outcome.ok) return { kind: "failed", problem: outcome.problem };
  const menu = change.menuVisibility ? await writeMenu(calls, change.menuVisibility) : null;
  if (menu && !menu.ok) return { kind: "failed", problem: menu.problem };
  if (!names.length && !menu) return { kind: "same", location: outcome.value };
  return {
    kind: "changed",
    location: outcome.value,
    undo: {
      id: change.id,
      name: change.name,
      values: pick(valuesOf(latest.value), names),
      expected: pickValues(change.values, names),
      menuVisibility: menu ? () => menu.value : undefined,
    },
  };
}

interface Calls {
  readonly client: Client;
  readonly path: Path;
  readonly sessionVersion: number;
}

async function writeFields(
  { client, path, sessionVersion }: Calls,
  latest: PartnerLocation,
  values: Partial<LocationValues>,
): Promise<Outcome<PartnerLocation>> {
  const names = namesOf(values);
  const now = systemClock();
  const steps_data = stepsOf(names).reduce(
    (steps, step) => markVisited(steps, step, now),
    latest.stepsData,
  );
  const outcome = await client.call(
    updatePartnerLocation,
    { path, body: { partner_project_location: { ...fieldsOf(values), steps_data } } },
    { sessionVersion },
  );
  if (outcome.ok || !isOutcomeUnknown(outcome.problem)) return outcome;
  const recheck = await client.call(partnerLocationById, { path });
  const isWritten =
    recheck.ok && names.every((name) => hasValue(recheck.value, name, values[name]));
  return isWritten ? recheck : outcome;
}

/** Writes a menu visibility and returns the previous one. */
async function writeMenu(
  { client, path, sessionVersion }: Calls,
  next: (current: KeptVisibility) => KeptVisibility,
): Promise<Outcome<KeptVisibility>> {
  const latest = await client.call(menuLocation, { path });
  if (!latest.ok) return latest;
  const { kept, menuUrl } = latest.value;
  const outcome = await client.call(
    saveMenu,
    {
      path,
      body: { partner_project_location: { menu_url: menuUrl ?? "", menu_visibility: next(kept) } },
    },
    { sessionVersion },
  );
  return outcome.ok ? { ok: true, value: kept } : outcome;
}

function stepsOf(names: readonly string[]): StepKey[] {
  return stepKeys.filter((step) => stepFields[step].some((field) => names.includes(field)));
}

// SAFETY: the keys of the record of steps are its keys.
const stepKeys = Object.keys(stepFields) as StepKey[];

function namesOf(values: Partial<LocationValues>): (keyof LocationValues)[] {
  // SAFETY: the keys of the values are names of fields.
  return Object.keys(values) as (keyof LocationValues)[];
}

function pickValues(
  values: Partial<LocationValues>,
  names: readonly (keyof LocationValues)[],
): Partial<LocationValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
