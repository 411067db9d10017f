import { createStore } from "zustand/vanilla";
import { isUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import { changedFields, isSame, picked, type FormValues } from "./values.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** How the saving of a form stands. */
export type Saving<V extends FormValues> =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved" }
  /** Nothing was written, or it is not known; what was typed is still in the form. */
  | { readonly kind: "failed"; readonly problem: Problem }
  /** Somebody else has changed fields that were changed here too; nothing was written. */
  | {
      readonly kind: "conflict";
      readonly theirs: V;
      readonly fields: readonly (keyof V & string)[];
    };

export interface SaverStart<V extends FormValues> {
  /** What the server has, as the form spells it. */
  readonly base: V;
  /** What stands in the form now. */
  readonly values: () => V;
  /** Whether a field may be written as it is; the others wait. */
  readonly isFit: (name: keyof V & string) => boolean;
  /** What the server has now. */
  readonly reread: () => Promise<Outcome<V>>;
  /** Writes these fields; answers with what the server has afterwards. */
  readonly save: (changed: Partial<V>, all: V) => Promise<Outcome<V>>;
  /** Puts news into fields that nobody has touched here. */
  readonly adopt: (news: Partial<V>) => void;
  readonly refuse: (errors: FieldErrors) => void;
}

export type Saver<V extends FormValues> = ReturnType<typeof createSaver<V>>;

/**
 * Writes what has changed, and only that. Reads first, so that two people who edit one thing keep each other's work: other
 * fields are merged, the same field asks. One save at a time; what is typed meanwhile goes next.
 */
export function createSaver<V extends FormValues>({
  base,
  values,
  isFit,
  reread,
  save,
  adopt,
  refuse,
}: SaverStart<V>) {
  const store = createStore<{ readonly saving: Saving<V>; readonly base: V }>(() => ({
    saving: { kind: "idle" },
    base,
  }));
  let running: Promise<boolean> | null = null;
  /** Values that the server has refused are not sent again unchanged. */
  let refused: Partial<V> = {};

  const set = (saving: Saving<V>): void => store.setState({ saving });
  const changed = () => changedFields(values(), store.getState().base);
  const sendable = () =>
    changed().filter(
      (name) => isFit(name) && !(name in refused && isSame(refused[name], values()[name])),
    );

  /** Takes the server's state as the new base; untouched fields follow it, changed ones stay as they were typed. */
  function rebase(latest: V): void {
    const { base: before } = store.getState();
    const now = values();
    const untouched = changedFields(latest, before).filter((name) =>
      isSame(now[name], before[name]),
    );
    store.setState({ base: latest });
    if (untouched.length) adopt(picked(latest, untouched));
  }

  async function once(names: readonly (keyof V & string)[]): Promise<boolean> {
    const latest = await reread();
    if (!latest.ok) return fail(latest.problem);
    const sent = picked(values(), names);
    const { base: before } = store.getState();
    const clashing = names.filter(
      (name) =>
        !isSame(latest.value[name], before[name]) && !isSame(latest.value[name], sent[name]),
    );
    if (clashing.length) return conflict(latest.value, clashing);
    rebase(latest.value);
    return conclude(await save(sent, values()), sent);
  }

  async function conclude(outcome: Outcome<V>, sent: Partial<V>): Promise<boolean> {
    if (outcome.ok) return taken(outcome.value, sent);
    const { problem } = outcome;
    if (problem.kind === "rejected" && problem.status === 409) return afterConflict(problem);
    if (problem.kind === "rejected" && Object.keys(problem.fields).length) {
      refused = { ...refused, ...sent };
      refuse(
        Object.fromEntries(
          Object.entries(problem.fields).map(([name, texts]) => [
            name.split(".").at(-1) ?? name,
            texts.join(", "),
          ]),
        ),
      );
      return fail(problem);
    }
    // The answer may have been lost after the work was done (fault D3): the server knows.
    const latest = isUnknown(problem) ? await reread() : null;
    const isThere =
      latest?.ok &&
      Object.entries(sent).every(([name, value]) => isSame(latest.value[name], value));
    return latest?.ok && isThere ? taken(latest.value, sent) : fail(problem);
  }

  /** Saved: the server's spelling of it replaces what was sent, unless it was changed meanwhile. */
  function taken(latest: V, sent: Partial<V>): boolean {
    const now = values();
    const respelled = Object.keys(sent).filter(
      (name) => isSame(now[name], sent[name]) && !isSame(latest[name], now[name]),
    );
    refused = {};
    rebase(latest);
    if (respelled.length) adopt(picked(latest, respelled));
    set({ kind: "saved" });
    return true;
  }

  async function afterConflict(problem: Problem): Promise<boolean> {
    const latest = await reread();
    if (!latest.ok) return fail(problem);
    const theirs = changedFields(values(), latest.value);
    return conflict(
      latest.value,
      changed().filter((name) => theirs.includes(name)),
    );
  }

  function conflict(theirs: V, fields: readonly (keyof V & string)[]): boolean {
    set({ kind: "conflict", theirs, fields });
    return false;
  }

  function fail(problem: Problem): boolean {
    set({ kind: "failed", problem });
    return false;
  }

  async function run(): Promise<boolean> {
    for (let names = sendable(); names.length; names = sendable()) {
      set({ kind: "saving" });
      if (!(await once(names))) return false;
    }
    return changed().length === 0;
  }

  return {
    store,
    values,
    isDirty: (): boolean => changed().length > 0,
    changed,
    /** Writes whatever can be written; true where nothing unsaved is left. */
    flush(): Promise<boolean> {
      running ??= run().finally(() => (running = null));
      return running;
    },
    /** Answers a conflict: with what was typed here, or with what the other person wrote. */
    resolve(choice: "mine" | "theirs"): Promise<boolean> {
      const { saving } = store.getState();
      if (saving.kind !== "conflict") return Promise.resolve(false);
      const { theirs, fields } = saving;
      set({ kind: "idle" });
      rebase(theirs);
      if (choice === "theirs")
        adopt(
          picked(
            theirs,
            changedFields(values(), theirs).filter((name) => fields.includes(name)),
          ),
        );
      return this.flush();
    },
    /** What the server has, from another source, such as a reading that came later. */
    rebase,
  };
}
