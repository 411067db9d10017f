import { createStore } from "zustand/vanilla";
import { createToast } from "../../../shared/flow/toast.ts";
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
  /** The last action, shown as long as the screen. */
  readonly done: Done | null;
}

/** Banner, toast and confirmation over the screens. */
export function createNotifications() {
  const store = createStore<Notifications>(() => ({ banner: null, done: null }));
  let count = 0;
  return {
    store,
    toast: createToast(),
    showBanner: (text: string, passes: boolean): void =>
      store.setState({ banner: { text, passes, key: ++count } }),
    hideBanner: (): void => store.setState({ banner: null }),
    showConfirmation: (done: Done): void => store.setState({ done }),
    clear: (): void => store.setState({ banner: null, done: null }),
  };
}

export type NotificationStore = ReturnType<typeof createNotifications>;
