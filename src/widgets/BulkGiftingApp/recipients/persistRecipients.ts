import { createStore } from "zustand/vanilla";
import { saveSoon } from "../../../shared/host/saveSoon.ts";
import type { RecipientList } from "./recipientList.ts";
import { createRecipientStore } from "./recipientStore.ts";

const saveAfterMs = 300;

/** Restores the recipients after a reload, and then saves every change. */
export function persistRecipients(
  recipientList: RecipientList,
  signal: AbortSignal,
  onRestored: () => void,
) {
  const recipientStore = createRecipientStore(recipientList);
  /** False while the stored recipients are being read. */
  const restored = createStore<{ isThere: boolean }>(() => ({
    isThere: !recipientStore.hasKept(),
  }));

  recipientList.store.subscribe(
    saveSoon(saveAfterMs, signal, (isLastChance) => {
      if (!restored.getState().isThere) return;
      if (isLastChance) recipientStore.writeNow();
      else recipientStore.write();
    }),
  );
  if (!restored.getState().isThere) void restore();

  async function restore(): Promise<void> {
    await recipientStore.read();
    restored.setState({ isThere: true });
    onRestored();
  }

  return { restored, forget: recipientStore.forget };
}
