import { createStore } from "zustand/vanilla";
import { wholeNumberText } from "../../shared/gifting/wholeNumber.ts";
import { readText, writeText } from "../../shared/host/storage.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";

export interface PanelState {
  readonly amount: string;
  readonly isClosed: boolean;
  /** Whether the visitor has closed or reopened the panel, so that what replaces it takes the focus. */
  readonly wasToggled: boolean;
}

export type PanelStore = ReturnType<typeof createPanel>;

export const maxDigits = 5;
const storageKey = "diningSpend";

/** The panel's amount, kept for this tab's session. */
export function createPanel({ options, environment }: StoreDeps<Options>) {
  const start =
    String(options().startAmount ?? "") ||
    wholeNumberText(readText("session", storageKey) ?? "", maxDigits);
  const store = createStore<PanelState>(() => ({
    amount: start,
    isClosed: false,
    wasToggled: false,
  }));

  /** The host can cancel the event to keep the panel open. */
  function close(): void {
    if (environment().emit("widget:close", {}, true))
      store.setState({ isClosed: true, wasToggled: true });
  }

  const { element, signal } = environment();
  element.addEventListener(
    "keydown",
    ({ key }) => key === "Escape" && options().closable && !store.getState().isClosed && close(),
    { signal },
  );

  return {
    store,
    close,
    reopen: () => store.setState({ isClosed: false, wasToggled: true }),
    setAmount(text: string) {
      const amount = wholeNumberText(text, maxDigits);
      writeText("session", storageKey, amount);
      store.setState({ amount });
    },
  };
}
