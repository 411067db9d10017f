import type { Bridge, ErrorPhase, Place } from "./contract.ts";
import type { Environment } from "./environment.ts";
import { loadRecovery } from "./loadRecovery.ts";

/** An error of a widget, as the host and the console receive it. */
export interface Failure {
  readonly phase: ErrorPhase;
  readonly message: string;
}

export function failureOf(error: unknown, widget: string, phase?: ErrorPhase): Failure {
  const text = error instanceof Error ? error.message : String(error);
  return {
    // SAFETY: errors of this project may name their phase, and other errors have no such property.
    phase: phase ?? (error as { phase?: ErrorPhase } | null)?.phase ?? "render",
    message: /^DW/.test(text) ? text : `DW401 ${widget}: ${text}`,
  };
}

/**
 * Shows the host's placeholder again with a button to try again. `retry` returns true if the widget
 * is then shown, and the widget gets the focus.
 */
export async function offerRetry(
  place: Place,
  bridge: Bridge,
  { phase, message }: Failure,
  environment: Environment | undefined,
  retry: () => boolean,
): Promise<void> {
  const { element } = place;
  const recovery = await loadRecovery();
  const more = recovery?.errorFallback(element, environment, () => {
    if (retry() && element.shadowRoot) recovery.focusFirst(element.shadowRoot);
  });
  // A widget that has left the page in the meantime is unmounted, which the loader knows.
  bridge.fail(place, phase, message, ...(more ? [more] : []));
}
