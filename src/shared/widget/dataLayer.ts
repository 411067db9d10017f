import { pushToDataLayer } from "../host/dataLayer.ts";
import { keepEvent } from "../host/engine.ts";
import { hasOptedOut } from "../session/honorOptOut.ts";
import type { Bridge, Place } from "./contract.ts";

/**
 * Wraps a bridge. Records a widget's events for the debug panel, and passes ready, done and failed
 * widgets to the page's tag manager if their element has `data-datalayer`. The tag manager gets
 * nothing after an opt-out, or while the page has turned measuring off.
 */
export function withDataLayer(bridge: Bridge, isOff?: () => boolean): Bridge {
  function recordEvent(place: Place, type: string, detail?: object, hasMore?: object): void {
    const { element, widget, id } = place;
    keepEvent({ type, widget, id, detail: { ...detail, ...hasMore }, atMs: performance.now() });
    const isDataLayerEvent = "datalayer" in element.dataset && /:(ready|done|error)$/.test(type);
    if (isDataLayerEvent && !hasOptedOut() && !isOff?.())
      pushToDataLayer({ event: type, widget, widget_id: id, ...detail });
  }

  /** Keeps the message out of the tag manager, because it may quote what a guest typed. */
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
