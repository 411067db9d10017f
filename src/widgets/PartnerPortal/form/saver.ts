import { createStore } from "zustand/vanilla";
import type { Outcome, Problem } from "../../../shared/api/outcome.ts";
import { changedFields, pick, type FormValues } from "./values.ts";
import { createWriter } from "./writer.ts";

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

export interface SaverState<V extends FormValues> {
  readonly saving: Saving<V>;
  /** The values on the server. */
  readonly base: V;
}

export interface SaverOptions<V extends FormValues> {
  /** The values on the server. */
  readonly base: V;
  /** Returns the current values of the form. */
  readonly values: () => V;
  /** Whether a field is valid and can be written. Other fields wait. */
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
export function createSaver<V extends FormValues>(options: SaverOptions<V>) {
  const { values, isValid, applyValues } = options;
  const store = createStore<SaverState<V>>(() => ({
    saving: { kind: "idle" },
    base: options.base,
  }));
  const write = createWriter(store, options);
  let currentRun: Promise<boolean> | null = null;

  const changed = () => changedFields(values(), store.getState().base);
  const writableFields = () => changed().filter((name) => isValid(name) && !write.isRefused(name));

  async function run(): Promise<boolean> {
    for (let names = writableFields(); names.length; names = writableFields()) {
      store.setState({ saving: { kind: "saving" } });
      const saving = await write.fields(names);
      store.setState({ saving });
      if (saving.kind !== "saved") return false;
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
      store.setState({ saving: { kind: "idle" } });
      write.rebase(theirs);
      const different = changedFields(values(), theirs).filter((name) => fields.includes(name));
      if (choice === "theirs") applyValues(pick(theirs, different));
      return this.flush();
    },
    /** Takes server values from another source, such as a later read. */
    rebase: write.rebase,
  };
}
