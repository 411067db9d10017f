import type { Bridge, Place } from "./contract.ts";
import { loadRecovery } from "./loadRecovery.ts";

/**
 * Emits `widget:ready` when a widget has painted, then repeats the click or Enter that its
 * placeholder received.
 */
export async function announce(
  place: Place,
  bridge: Bridge,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const { held, element } = place;
  const { shadowRoot } = element;
  if (signal.aborted || place.status === "ready" || !shadowRoot) return;
  place.held = undefined;
  const recovery = held && (await loadRecovery());
  if (signal.aborted) return;
  bridge.ready(place);
  if (held) recovery?.replayEvent(shadowRoot, held);
  if (container.checkVisibility?.({ visibilityProperty: true }) !== false) return;
  const loaded = await loadRecovery();
  if (!signal.aborted) loaded?.unhide(element, shadowRoot, signal);
}
