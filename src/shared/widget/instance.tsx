import type { ReactNode } from "react";
import { honorOptOut } from "../session/honorOptOut.ts";
import { announce } from "./announce.ts";
import { shadowOf } from "./container.ts";
import {
  contractVersion,
  type Bridge,
  type ErrorPhase,
  type Mounted,
  type Place,
} from "./contract.ts";
import { withDataLayer } from "./dataLayer.ts";
import type { Widget } from "./defineWidget.ts";
import { EnvironmentContext, type Environment } from "./environment.ts";
import { failureOf, offerRetry } from "./failures.ts";
import { rememberFocus, restoreFocus } from "./focus.ts";
import { loadRecovery, type Recovery } from "./loadRecovery.ts";
import { createPlaceReader, type PlaceReader } from "./readPlace.ts";
import { queueRender } from "./renderQueue.ts";
import { createScreen } from "./screen.tsx";

/** Mounts one widget in one element. */
export function mountInstance<O, Store>(
  widget: Widget<O, Store>,
  place: Place,
  loader: Bridge,
): Mounted {
  const { element } = place;
  const controller = new AbortController();
  const { start, refresh, screen, bridge } = createInstance(
    widget,
    place,
    loader,
    controller.signal,
  );
  let isRefreshQueued = false;

  if (bridge.contract !== contractVersion)
    bridge.fail(
      place,
      "load",
      `DW302 ${place.widget}: mount.js is of another release; reload the page`,
    );
  else queueRender(start);
  return {
    update() {
      if (screen.isShown()) restoreFocus(shadowOf(element));
      if (isRefreshQueued) return;
      isRefreshQueued = true;
      setTimeout(() => {
        isRefreshQueued = false;
        refresh();
      });
    },
    unmount() {
      controller.abort();
      removeSlots(element);
      // The host may call this while its own React renders, when React cannot unmount another root.
      queueMicrotask(screen.remove);
    },
  };
}

/** Reads a widget's options, and owns its store and its React tree. */
function createInstance<O, Store>(
  widget: Widget<O, Store>,
  place: Place,
  loader: Bridge,
  signal: AbortSignal,
) {
  const bridge = withDataLayer(loader, () => isMeasuringOff(reader.environment()));
  const reader = createPlaceReader(widget, place, bridge, signal);
  let store: { made: Store } | undefined;
  const optionsErrors = rememberOptionsErrors(reader);
  let recovery: Recovery | undefined;
  const takeover =
    place.element.shadowRoot?.querySelector(".dining") &&
    loadRecovery().then((loaded) => (recovery = loaded)?.untilReleased(place.element));
  const startFunnel = createFunnelStart(widget, reader, place, signal, () => store);

  const screen = createScreen(
    reader,
    () => contentOf(widget, reader, store),
    (container) => recovery?.carryOver(shadowOf(place.element), container, place.held),
    (container) => void announce(place, bridge, container, signal).then(startFunnel),
    fail,
  );

  /** Renders the widget for the first time, or again after a failure. The store is created once. */
  function start(): void {
    attempt(() => optionsErrors.read((environment) => attempt(() => render(environment))));
  }

  function attempt(work: () => void): void {
    if (signal.aborted) return;
    try {
      work();
    } catch (error) {
      screen.remove();
      fail(error);
    }
  }

  function render({ config, shadow }: Environment): void {
    honorOptOut(config.product);
    if (!store) {
      // SAFETY: a widget without `createStore` declares its store as undefined.
      store = { made: widget.createStore?.(reader) as Store };
      rememberFocus(shadow, signal);
      // The store's requests are sent before anything is rendered.
      if (takeover) return void Promise.all([takeover, widget.preload?.(store.made)]).then(start);
      if (widget.callsFirst) return void setTimeout(start);
    }
    removeSlots(place.element);
    screen.show();
  }

  /** Handles a tree that has crashed or that never rendered. */
  function fail(error: unknown, knownPhase?: ErrorPhase): void {
    void startFunnel();
    const failure = failureOf(error, place.widget, knownPhase);
    const { phase, message } = failure;
    if (phase !== "name" && phase !== "options")
      return void offerRetry(place, bridge, failure, reader.environment(), () => {
        start();
        return screen.isShown();
      });
    if (optionsErrors.isNewError(message)) bridge.fail(place, phase, message);
  }

  /** Handles a change of the page. After a crash, the person decides whether to try again. */
  function refresh(): void {
    if (signal.aborted) return;
    if (!screen.isShown()) return void (optionsErrors.hasError() && start());
    try {
      optionsErrors.read(screen.update);
    } catch (error) {
      const { phase, message } = failureOf(error, place.widget);
      if (optionsErrors.isNewError(message)) bridge.report(place, phase, message);
    }
  }

  return { start, refresh, screen, bridge };
}

/**
 * Reads options and environment, and remembers an error in the options until they are read without
 * one.
 */
function rememberOptionsErrors<O>(reader: PlaceReader<O>) {
  let optionsError = "";
  return {
    hasError: () => optionsError !== "",
    /** Throws if the options have an error. */
    read(onRead: (environment: Environment) => void): void {
      const reading = reader.read();
      optionsError = "";
      if (reading instanceof Promise) void reading.then(onRead);
      else onRead(reading);
    },
    /** Remembers an error. Returns false if it is already remembered. */
    isNewError(message: string): boolean {
      const isNew = message !== optionsError;
      optionsError = message;
      return isNew;
    },
  };
}

/**
 * Returns a function that loads and starts the funnel. If its code does not load, nothing is
 * reported. After a failure the code is only loaded, because it offers the debug panel.
 */
function createFunnelStart<O, Store>(
  { funnel }: Widget<O, Store>,
  reader: PlaceReader<O>,
  place: Place,
  signal: AbortSignal,
  store: () => { made: Store } | undefined,
): () => Promise<void> {
  let hasStarted = false;
  return async () => {
    const loaded = await funnel?.();
    const current = store();
    if (hasStarted || !current || signal.aborted) return;
    hasStarted = true;
    loaded?.funnel.start(current.made, reader.environment, reader.options, place.overrides);
  };
}

/** Whether the page's configuration turns the funnel off. False until it is read. */
function isMeasuringOff(environment: Environment | undefined): boolean {
  return environment?.config.behaviour.funnel === "off";
}

function contentOf<O, Store>(
  { Root }: Widget<O, Store>,
  reader: PlaceReader<O>,
  store: { made: Store } | undefined,
): ReactNode {
  return (
    <EnvironmentContext value={reader.environment()}>
      {/* SAFETY: the store exists before the first tree is rendered. */}
      <Root options={reader.options()} store={store?.made as Store} />
    </EnvironmentContext>
  );
}

/**
 * Removes the slots for third-party frames, both the widget's own and those that a page cache has
 * cloned.
 */
function removeSlots(element: HTMLElement): void {
  for (const slot of element.querySelectorAll(":scope > [data-dining-slot]")) slot.remove();
}
