import { createStore } from "zustand/vanilla";
import type { ReceiptLine } from "../receipt/ReceiptActions.tsx";

/** A banner over a screen. */
export interface Banner {
  readonly text: string;
  /** Hides after five seconds. */
  readonly passes: boolean;
  readonly key: number;
}

/** An issued refund, with its receipt for the guest. */
export interface Done {
  readonly title: string;
  readonly text: string;
  readonly receipt: readonly ReceiptLine[];
  readonly restaurant: string | null;
}

export interface Notifications {
  readonly banner: Banner | null;
  /** A toast by its key. */
  readonly toast: { readonly text: string; readonly key: number } | null;
  /** The last action, shown as long as the screen. */
  readonly done: Done | null;
}

/** Banner, toast and confirmation over the screens. */
export function createNotifications() {
  const store = createStore<Notifications>(() => ({ banner: null, toast: null, done: null }));
  let count = 0;
  return {
    store,
    showBanner: (text: string, passes: boolean): void =>
      store.setState({ banner: { text, passes, key: ++count } }),
    hideBanner: (): void => store.setState({ banner: null }),
    showToast: (text: string): void => store.setState({ toast: { text, key: ++count } }),
    hideToast: (): void => store.setState({ toast: null }),
    showConfirmation: (done: Done): void => store.setState({ done }),
    clear: (): void => store.setState({ banner: null, done: null }),
  };
}

export type NotificationStore = ReturnType<typeof createNotifications>;
