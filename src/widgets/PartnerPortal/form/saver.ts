import { createStore } from "zustand/vanilla";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import { changedFields, isSame, pick, type FormValues } from "./values.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** The status of saving a form. */
export type Saving<V extends FormValues> =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved" }
  /** Nothing was written, or the outcome is unknown; the form keeps its values. */
  | { readonly kind: "failed"; readonly problem: Problem }
  /** Another user changed the same fields; nothing was written. */
  | {
      readonly kind: "conflict";
      readonly theirs: V;
      readonly fields: readonly (keyof V & string)[];
    };

export interface SaverOptions<V extends FormValues> {
  /** The values on the server. */
  readonly base: V;
  /** Returns the current values of the form. */
  readonly values: () => V;
  /** Whether a field is valid and can be written; the others wait. */
  readonly isValid: (name: keyof V & string) => boolean;
  /** Reads the current values from the server. */
  readonly readLatest: () => Promise<Outcome<V>>;
  /** Writes these fields and returns the values on the server afterwards. */
  readonly save: (changed: Partial<V>, all: V) => Promise<Outcome<V>>;
  /** Puts server values into fields that were not edited. */
  readonly applyValues: (values: Partial<V>) => void;
  readonly setErrors: (errors: FieldErrors) => void;
}

export type Saver<V extends FormValues> = ReturnType<typeof createSaver<V>>;

/**
 * Writes only the fields that changed. Each save reads first: edits of other fields are merged,
 * edits of the same field are a conflict. Saves run one at a time; input during a save is written
 * next.
 */
export function createSaver<V extends FormValues>({
  base,
  values,
  isValid,
  readLatest,
  save,
  applyValues,
  setErrors,
}: SaverOptions<V>) {
  const store = createStore<{ readonly saving: Saving<V>; readonly base: V }>(() => ({
    saving: { kind: "idle" },
    base,
  }));
  let currentRun: Promise<boolean> | null = null;
  /** Values that the server refused, which are not sent again unchanged. */
  let refusedValues: Partial<V> = {};

  const setSaving = (saving: Saving<V>): void => store.setState({ saving });
  const changed = () => changedFields(values(), store.getState().base);
  const writableFields = () =>
    changed().filter(
      (name) =>
        isValid(name) && !(name in refusedValues && isSame(refusedValues[name], values()[name])),
    );

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

  async function saveFields(names: readonly (keyof V & string)[]): Promise<boolean> {
    const latest = await readLatest();
    if (!latest.ok) return fail(latest.problem);
    const sent = pick(values(), names);
    const { base: previous } = store.getState();
    const conflicting = names.filter(
      (name) =>
        !isSame(latest.value[name], previous[name]) && !isSame(latest.value[name], sent[name]),
    );
    if (conflicting.length) return conflict(latest.value, conflicting);
    rebase(latest.value);
    return handleOutcome(await save(sent, values()), sent);
  }

  async function handleOutcome(outcome: Outcome<V>, sent: Partial<V>): Promise<boolean> {
    if (outcome.ok) return saved(outcome.value, sent);
    const { problem } = outcome;
    if (problem.kind === "rejected" && problem.status === 409) return afterConflict(problem);
    if (problem.kind === "rejected" && Object.keys(problem.fields).length) {
      refusedValues = { ...refusedValues, ...sent };
      setErrors(
        Object.fromEntries(
          Object.entries(problem.fields).map(([name, texts]) => [
            name.split(".").at(-1) ?? name,
            texts.join(", "),
          ]),
        ),
      );
      return fail(problem);
    }
    // The answer may have been lost after the write (fault D3), so the values are read again.
    const latest = isOutcomeUnknown(problem) ? await readLatest() : null;
    const isWritten =
      latest?.ok &&
      Object.entries(sent).every(([name, value]) => isSame(latest.value[name], value));
    return latest?.ok && isWritten ? saved(latest.value, sent) : fail(problem);
  }

  /**
   * Replaces the sent values by the server's spelling of them, unless they were edited meanwhile.
   */
  function saved(latest: V, sent: Partial<V>): boolean {
    const current = values();
    const normalized = Object.keys(sent).filter(
      (name) => isSame(current[name], sent[name]) && !isSame(latest[name], current[name]),
    );
    refusedValues = {};
    rebase(latest);
    if (normalized.length) applyValues(pick(latest, normalized));
    setSaving({ kind: "saved" });
    return true;
  }

  async function afterConflict(problem: Problem): Promise<boolean> {
    const latest = await readLatest();
    if (!latest.ok) return fail(problem);
    const theirs = changedFields(values(), latest.value);
    return conflict(
      latest.value,
      changed().filter((name) => theirs.includes(name)),
    );
  }

  function conflict(theirs: V, fields: readonly (keyof V & string)[]): boolean {
    setSaving({ kind: "conflict", theirs, fields });
    return false;
  }

  function fail(problem: Problem): boolean {
    setSaving({ kind: "failed", problem });
    return false;
  }

  async function run(): Promise<boolean> {
    for (let names = writableFields(); names.length; names = writableFields()) {
      setSaving({ kind: "saving" });
      if (!(await saveFields(names))) return false;
    }
    return changed().length === 0;
  }

  return {
    store,
    values,
    isDirty: (): boolean => changed().length > 0,
    changed,
    /** Writes every field that can be written; returns true if nothing unsaved is left. */
    flush(): Promise<boolean> {
      currentRun ??= run().finally(() => (currentRun = null));
      return currentRun;
    },
    /** Resolves a conflict with the user's values or with the other user's. */
    resolve(choice: "mine" | "theirs"): Promise<boolean> {
      const { saving } = store.getState();
      if (saving.kind !== "conflict") return Promise.resolve(false);
      const { theirs, fields } = saving;
      setSaving({ kind: "idle" });
      rebase(theirs);
      if (choice === "theirs")
        applyValues(
          pick(
            theirs,
            changedFields(values(), theirs).filter((name) => fields.includes(name)),
          ),
        );
      return this.flush();
    },
    /** Takes server values from another source, such as a later read. */
    rebase,
  };
}
