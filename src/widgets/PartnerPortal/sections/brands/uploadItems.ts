import { createStore } from "zustand/vanilla";
import { blockUnload } from "../../../../shared/host/navigation.ts";

/** A chosen file and the status of its upload. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly step: "checking" | "waiting" | "sending" | "failed";
  /** How much of the file has been sent, from 0 to 100. */
  readonly percent: number;
  /** A `data:` URL. */
  readonly preview: string | null;
  /** Why the upload failed. */
  readonly errorText: string | null;
  /** Whether a retry can succeed. */
  readonly canRetry: boolean;
}

export function isActive({ step }: Pick<Upload, "step">): boolean {
  return step !== "failed";
}

export type UploadList = ReturnType<typeof createUploadList>;

/**
 * The uploads for one target, as the screen shows them. Unloading the page is blocked while one is
 * active.
 */
export function createUploadList() {
  const store = createStore<{
    readonly items: readonly Upload[];
    /** The latest text for a live region. */
    readonly announcement: string;
  }>(() => ({ items: [], announcement: "" }));
  let lastKey = 0;
  let unblockUnload: (() => void) | null = null;

  const find = (key: number): Upload | undefined =>
    store.getState().items.find((item) => item.key === key);

  function change(key: number, changes: Partial<Upload>): void {
    store.setState(({ items }) => ({
      items: items.map((item) => (item.key === key ? { ...item, ...changes } : item)),
    }));
  }

  return {
    store,
    find,
    change,
    /** Adds a file that is being checked and returns its key. */
    add(name: string): number {
      const key = ++lastKey;
      const item: Upload = {
        key,
        name,
        step: "checking",
        percent: 0,
        preview: null,
        errorText: null,
        canRetry: false,
      };
      store.setState(({ items }) => ({ items: [...items, item] }));
      return key;
    },
    fail: (key: number, errorText: string, canRetry = false): void =>
      change(key, { step: "failed", errorText, canRetry }),
    remove: (key: number): void =>
      store.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) })),
    /** Removes failed uploads that a retry cannot fix. */
    removeUnfixable: (): void =>
      store.setState(({ items }) => ({
        items: items.filter((item) => isActive(item) || item.canRetry),
        announcement: "",
      })),
    clear: (): void => store.setState({ items: [], announcement: "" }),
    updateUnloadBlock(): void {
      if (store.getState().items.some(isActive)) unblockUnload ??= blockUnload();
      else {
        unblockUnload?.();
        unblockUnload = null;
      }
    },
  };
}
