import type { ReactNode } from "react";
import { readOptions } from "../options/readOptions.ts";
import { honorOptOut } from "../session/honorOptOut.ts";
import { applyTheme, createContainer, shadowOf } from "./container.ts";
import {
  contractVersion,
  type Bridge,
  type ErrorPhase,
  type Mounted,
  type Place,
} from "./contract.ts";
import type { Widget } from "./defineWidget.ts";
import { EnvironmentContext, type Environment } from "./environment.ts";
import { rememberFocus, restoreFocus } from "./focus.ts";
import { nextPaint } from "./paint.ts";
import { renderTree, type Tree } from "./reactTree.tsx";
import { forget } from "./sheets.ts";
import { queueRender } from "./renderQueue.ts";
import { readEnvironment } from "./readEnvironment.ts";

/** How many trees a page translation may break before the fallback shows. */
const translationLimit = 5;
/** How long the first content may take, in milliseconds. */
const renderMs = 5_000;

/** Mounts one widget in one element: reads its options, owns its store and its React root. */
export function mountInstance<O, Store>(
  widget: Widget<O, Store>,
  place: Place,
  bridge: Bridge,
): Mounted {
  const { element } = place;
  const ending = new AbortController();
  let shadow: ShadowRoot;
  let container: HTMLElement;
  let options: O;
  let environment: Environment;
  let store: { made: Store } | undefined;
  let tree: Tree | undefined;
  let renderTimer: ReturnType<typeof setTimeout> | undefined;
  let optionsError = "";
  let translations = 0;
  let hasStarted = false;
  let isRefreshQueued = false;

  /** Renders from the store, which is made once: the first time, and again after a failure. */
  function start(): void {
    if (ending.signal.aborted) return;
    try {
      readPage();
      honorOptOut(environment.config.product);
      // SAFETY: a widget without `createStore` declares its store as undefined.
      store ??= {
        made: widget.createStore?.({
          options: () => options,
          environment: () => environment,
        }) as Store,
      };
      if (!hasStarted) rememberFocus(shadow, ending.signal);
      hasStarted = true;
      removeSlots(element);
      mountTree();
    } catch (error) {
      showFallback(error);
    }
  }

  function readPage(): void {
    shadow = shadowOf(element);
    const { widget: name, overrides } = place;
    const nextEnvironment = readEnvironment(place, shadow, bridge, ending.signal);
    options = readOptions(widget.options, element, overrides, name);
    environment = nextEnvironment;
    optionsError = "";
  }

  function content(): ReactNode {
    const { Root } = widget;
    return (
      <EnvironmentContext value={environment}>
        {/* SAFETY: the store exists before the first tree is rendered. */}
        <Root options={options} store={store?.made as Store} />
      </EnvironmentContext>
    );
  }

  function mountTree(): void {
    container = createContainer(shadow, environment);
    let hasContent = false;
    const commit = () => {
      hasContent = true;
      void nextPaint().then(() => void (newTree === tree && painted()));
    };
    const newTree = renderTree({
      container,
      prefix: `${place.id}-`,
      content: content(),
      onCommit: commit,
      onCrash: recover,
    });
    tree = newTree;
    // Only a tree that suspends needs a timer, and one for each of a thousand widgets is costly.
    if (!hasContent)
      renderTimer = setTimeout(
        () => showFallback(`no content within ${renderMs} ms`, "timeout"),
        renderMs,
      );
  }

  async function painted(): Promise<void> {
    clearTimeout(renderTimer);
    if (ending.signal.aborted || place.status === "ready") return;
    const { held } = place;
    place.held = undefined;
    const deferred = held && (await loadDeferred());
    if (ending.signal.aborted) return;
    bridge.ready(place);
    if (held) deferred?.replayEvent(shadow, held);
    if (container.checkVisibility?.({ visibilityProperty: true }) !== false) return;
    const { unhide } = (await loadDeferred()) ?? {};
    if (!ending.signal.aborted) unhide?.(element, shadow, ending.signal);
  }

  function recover(error: unknown): void {
    unmountTree();
    if (!isTranslation(error) || ++translations > translationLimit) return showFallback(error);
    try {
      mountTree();
    } catch (again) {
      showFallback(again);
    }
  }

  /** Shows the host's placeholder again, with a button to try again where that may help. */
  function showFallback(error: unknown, phase: ErrorPhase = phaseOf(error)): void {
    unmountTree();
    const message = messageOf(error, place.widget);
    if (message === optionsError) return;
    if (phase === "name" || phase === "options") {
      optionsError = message;
      return bridge.fail(place, phase, message);
    }
    void offerRetry(phase, message);
  }

  async function offerRetry(phase: ErrorPhase, message: string): Promise<void> {
    const deferred = await loadDeferred();
    if (ending.signal.aborted) return;
    bridge.fail(
      place,
      phase,
      message,
      ...(deferred
        ? [deferred.errorFallback(element, environment?.config, () => retry(deferred))]
        : []),
    );
  }

  function retry({ focusFirst }: Deferred): void {
    start();
    if (tree) focusFirst(shadow);
  }

  function unmountTree(): void {
    clearTimeout(renderTimer);
    tree?.unmount();
    tree = undefined;
    if (shadow) forget(shadow);
  }

  function refresh(): void {
    isRefreshQueued = false;
    if (ending.signal.aborted) return;
    if (!tree) {
      // An error in the options may have been corrected; after a crash the person decides.
      if (optionsError) start();
      return;
    }
    try {
      readPage();
    } catch (error) {
      const message = messageOf(error, place.widget);
      if (message !== optionsError) bridge.report(place, phaseOf(error), message);
      optionsError = message;
      return;
    }
    applyTheme(container, environment);
    tree.render(content());
  }

  if (bridge.contract === contractVersion) queueRender(start);
  else
    bridge.fail(place, "load", `${place.widget}: mount.js is of another release; reload the page`);
  return {
    update() {
      if (tree) restoreFocus(shadow);
      if (isRefreshQueued) return;
      isRefreshQueued = true;
      setTimeout(refresh);
    },
    unmount() {
      ending.abort();
      removeSlots(element);
      // The host may call from within its own React's rendering or effects, where React unmounts no other root.
      queueMicrotask(unmountTree);
    },
  };
}

type Deferred = typeof import("./deferred.ts");

/** Loads what few widgets ever need. Without it, a crash shows the placeholder alone. */
function loadDeferred(): Promise<Deferred | undefined> {
  return import("./deferred.ts").catch(() => undefined);
}

function phaseOf(error: unknown): ErrorPhase {
  // SAFETY: errors of this project may name their phase; anything else has none.
  return (error as { phase?: ErrorPhase } | null)?.phase ?? "render";
}

function messageOf(error: unknown, widget: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith(`${widget}: `) ? message : `${widget}: ${message}`;
}

/** Page translation replaces text nodes that React holds, which makes its next update throw a DOM error. */
function isTranslation(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** Slots for third-party frames, our own and those that a page cache cloned. */
function removeSlots(element: HTMLElement): void {
  for (const slot of element.querySelectorAll(":scope > [data-dining-slot]")) slot.remove();
}
