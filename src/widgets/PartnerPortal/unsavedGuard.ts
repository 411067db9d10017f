import { createStore } from "zustand/vanilla";

/** A form that may hold something unsaved. */
export interface Unsaved {
  isDirty(): boolean;
  /** Saves what can be saved; true where nothing is left. */
  flush(): Promise<boolean>;
  /** Gives up what is left. */
  discard(): void;
}

type Asking =
  | { readonly kind: "none" }
  | { readonly kind: "saving" }
  | { readonly kind: "asking"; readonly go: () => void };

/** The guard of unsaved work: every way out of a form leads through here. */
export function createLeaving() {
  const store = createStore<Asking>(() => ({ kind: "none" }));
  let form: Unsaved | null = null;

  return {
    store,
    /** One form at a time; gives back how to let go of it. */
    watch(watched: Unsaved): () => void {
      form = watched;
      return () => {
        if (form === watched) form = null;
      };
    },
    /** Its thing is gone, so that nothing of it can be unsaved. */
    forgetForm: () => void (form = null),
    isDirty: (): boolean => form?.isDirty() ?? false,
    /** Runs `go` once nothing would be lost by it: at once, after a save, or after the person has agreed. */
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
      const now = store.getState();
      form?.discard();
      store.setState({ kind: "none" }, true);
      if (now.kind === "asking") now.go();
    },
    reset(): void {
      form = null;
      store.setState({ kind: "none" }, true);
    },
  };
}
