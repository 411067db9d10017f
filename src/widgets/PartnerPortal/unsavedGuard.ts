import { createStore } from "zustand/vanilla";

/** A form that may have unsaved input. */
export interface UnsavedForm {
  isDirty(): boolean;
  /** Saves what can be saved; resolves to true if nothing unsaved is left. */
  flush(): Promise<boolean>;
  /** Discards the unsaved input. */
  discard(): void;
}

type GuardState =
  | { readonly kind: "none" }
  | { readonly kind: "saving" }
  | { readonly kind: "asking"; readonly go: () => void };

export type UnsavedGuard = ReturnType<typeof createUnsavedGuard>;

/** Guards unsaved input: every way out of a form goes through `leave`. */
export function createUnsavedGuard() {
  const store = createStore<GuardState>(() => ({ kind: "none" }));
  let form: UnsavedForm | null = null;

  return {
    store,
    /** Registers the open form, one at a time. Returns a function that removes it. */
    attach(attached: UnsavedForm): () => void {
      form = attached;
      return () => {
        if (form === attached) form = null;
      };
    },
    /** Removes the form because its item was deleted. */
    detachForm: () => void (form = null),
    isDirty: (): boolean => form?.isDirty() ?? false,
    /**
     * Calls `go` when nothing would be lost: at once, after a save, or after the user has
     * confirmed.
     */
    async leave(go: () => void): Promise<void> {
      if (!form?.isDirty()) return go();
      if (store.getState().kind === "saving") return;
      store.setState({ kind: "saving" }, true);
      const isSaved = await form.flush();
      store.setState(isSaved ? { kind: "none" } : { kind: "asking", go }, true);
      if (isSaved) go();
    },
    stay: () => store.setState({ kind: "none" }, true),
    leaveAnyway(): void {
      const state = store.getState();
      form?.discard();
      store.setState({ kind: "none" }, true);
      if (state.kind === "asking") state.go();
    },
    reset(): void {
      form = null;
      store.setState({ kind: "none" }, true);
    },
  };
}
