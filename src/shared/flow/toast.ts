import { createStore, type StoreApi } from "zustand/vanilla";

/** The message over a page. It shows one at a time. */
export interface ToastStore {
  /** Each `show` gives its text a new key. Null while there is no message. */
  readonly store: StoreApi<{ readonly message: ToastMessage | null }>;
  show(text: string): void;
  hide(): void;
}

interface ToastMessage {
  readonly key: number;
  readonly text: string;
}

export function createToast(): ToastStore {
  const store = createStore<{ readonly message: ToastMessage | null }>(() => ({ message: null }));
  let key = 0;
  return {
    store,
    show: (text) => store.setState({ message: { key: ++key, text } }),
    hide: () => store.setState({ message: null }),
  };
}
