import { pushToDataLayer } from "../host/dataLayer.ts";
import { keepEvent } from "../host/engine.ts";
import { hasOptedOut } from "../session/honorOptOut.ts";
import type { Bridge, Place } from "./contract.ts";

/**
 * A bridge that also keeps what a widget tells, for the debug panel, and hands ready, done and failed widgets to the page's tag
 * manager where their element carries `data-datalayer`. The tag manager hears nothing under an opt-out, nor while the page
 * has turned measuring off.
 */
export function withDataLayer(bridge: Bridge, isOff?: () => boolean): Bridge {
  function recordEvent(place: Place, type: string, detail?: object, hasMore?: object): void {
    const { element, widget, id } = place;
    keepEvent({ type, widget, id, detail: { ...detail, ...hasMore }, atMs: performance.now() });
    const isDataLayerEvent = "datalayer" in element.dataset && /:(ready|done|error)$/.test(type);
    if (isDataLayerEvent && !hasOptedOut() && !isOff?.())
      pushToDataLayer({ event: type, widget, widget_id: id, ...detail });
  }

  /** A message may quote what a guest typed; it stays out of the tag manager. */
  const recordError = (place: Place, phase: string, message: string) =>
    recordEvent(place, "widget:error", { phase, code: message.slice(0, 5) }, { message });

  return {
    ...bridge,
    emit(place, type, detail) {
      recordEvent(place, type, detail);
      return bridge.emit(place, type, detail);
    },
    ready(place) {
      // oxlint-disable-next-line no-restricted-globals -- the loader counts `from` by it
      recordEvent(place, "widget:ready", { ms: Date.now() - place.from! });
      bridge.ready(place);
    },
    report(place, phase, message) {
      recordError(place, phase, message);
      bridge.report(place, phase, message);
    },
    fail(place, phase, message, ...more) {
      if (place.status !== "unmounted") recordError(place, phase, message);
      bridge.fail(place, phase, message, ...more);
    },
  };
}
