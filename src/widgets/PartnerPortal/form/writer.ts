import type { StoreApi } from "zustand/vanilla";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import type { FieldErrors, SaverOptions, SaverState, Saving } from "./saver.ts";
import { changedFields, isSame, pick, type FormValues } from "./values.ts";

/**
 * Writes fields of a form and returns the outcome. Remembers the values that the server refused.
 */
export function createWriter<V extends FormValues>(
  store: StoreApi<SaverState<V>>,
  { values, readLatest, save, applyValues, setErrors }: SaverOptions<V>,
) {
  /** Values that the server refused, which are not sent again unchanged. */
  let refusedValues: Partial<V> = {};

  /**
   * Makes the server's values the new base. Untouched fields follow it, edited ones keep their
   * values.
   */
  function rebase(latest: V): void {
    const { base: previous } = store.getState();
    const current = values();
    const untouched = changedFields(latest, previous).filter((name) =>
      isSame(current[name], previous[name]),
    );
    store.setState({ base: latest });
    if (untouched.length) applyValues(pick(latest, untouched));
  }

  async function fields(names: readonly (keyof V & string)[]): Promise<Saving<V>> {
    const latest = await readLatest();
    if (!latest.ok) return { kind: "failed", problem: latest.problem };
    const sentValues = pick(values(), names);
    const conflicting = conflictingFields(names, sentValues, latest.value, store.getState().base);
    if (conflicting.length) return { kind: "conflict", theirs: latest.value, fields: conflicting };
    rebase(latest.value);
    const outcome = await save(sentValues, values());
    return outcome.ok
      ? saved(outcome.value, sentValues)
      : afterProblem(outcome.problem, sentValues);
  }

  async function afterProblem(problem: Problem, sent: Partial<V>): Promise<Saving<V>> {
    if (problem.kind === "rejected" && problem.status === 409) return afterConflict(problem);
    if (problem.kind === "rejected" && Object.keys(problem.fields).length) {
      refusedValues = { ...refusedValues, ...sent };
      setErrors(fieldErrors(problem.fields));
    }
    // The answer may have been lost after the write (fault D3), so the values are read again.
    const latest = isOutcomeUnknown(problem) ? await readLatest() : null;
    return isWritten(latest, sent) ? saved(latest.value, sent) : { kind: "failed", problem };
  }

  /** Replaces the sent values by the server's form of them, unless they were edited meanwhile. */
  function saved(latest: V, sent: Partial<V>): Saving<V> {
    const current = values();
    const normalized = Object.keys(sent).filter(
      (name) => isSame(current[name], sent[name]) && !isSame(latest[name], current[name]),
    );
    refusedValues = {};
    rebase(latest);
    if (normalized.length) applyValues(pick(latest, normalized));
    return { kind: "saved" };
  }

  /** The server reports a conflict: every edited field that differs on the server is affected. */
  async function afterConflict(problem: Problem): Promise<Saving<V>> {
    const latest = await readLatest();
    if (!latest.ok) return { kind: "failed", problem };
    const edited = changedFields(values(), store.getState().base);
    const different = changedFields(values(), latest.value);
    return {
      kind: "conflict",
      theirs: latest.value,
      fields: edited.filter((name) => different.includes(name)),
    };
  }

  return {
    fields,
    rebase,
    isRefused: (name: keyof V & string): boolean =>
      name in refusedValues && isSame(refusedValues[name], values()[name]),
  };
}

/** The fields that changed on the server as well, to another value. */
function conflictingFields<V extends FormValues>(
  names: readonly (keyof V & string)[],
  sent: Partial<V>,
  latest: V,
  base: V,
): readonly (keyof V & string)[] {
  return names.filter(
    (name) => !isSame(latest[name], base[name]) && !isSame(latest[name], sent[name]),
  );
}

function isWritten<V extends FormValues>(
  latest: Outcome<V> | null,
  sent: Partial<V>,
): latest is Extract<Outcome<V>, { ok: true }> {
  return Boolean(
    latest?.ok && Object.entries(sent).every(([name, value]) => isSame(latest.value[name], value)),
  );
}

/** The server's messages, by the last part of each field's name. */
function fieldErrors(fields: Readonly<Record<string, readonly string[]>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [
      name.split(".").at(-1) ?? name,
      texts.join(", "),
    ]),
  );
}
