import type { ReactNode } from "react";
import { readOptions } from "../options/readOptions.ts";
import { honorOptOut } from "../session/honorOptOut.ts";
import { dress, newContainer, shadowOf } from "./container.ts";
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
import { plant, type Tree } from "./plant.tsx";
import { forget } from "./sheets.ts";
import { runInSlices } from "./slices.ts";
import { surroundings } from "./surroundings.ts";

/** Trees that a page translation may break before the fallback shows. */
const translationLimit = 5;
/** How long the first content may take, in milliseconds. */
const renderMs = 5_000;

/** One widget in one place: reads its options, owns its store and its React root. */
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
  let limit: ReturnType<typeof setTimeout> | undefined;
  let complaint = "";
  let translations = 0;
  let isBegun = false;
  let isStale = false;

  /** Renders from the store, which is made once: the first time, and again after a failure. */
  function begin(): void {
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
      if (!isBegun) rememberFocus(shadow, ending.signal);
      isBegun = true;
      removeSlots(element);
      grow();
    } catch (error) {
      fall(error);
    }
  }

  function readPage(): void {
    shadow = shadowOf(element);
    const { widget: name, overrides } = place;
    const surrounding = surroundings(place, shadow, bridge, ending.signal);
    options = readOptions(widget.options, element, overrides, name);
    environment = surrounding;
    complaint = "";
  }

  function content(): ReactNode {
    const { Root } = widget;
    return (
      <EnvironmentContext value={environment}>
        {/* SAFETY: trees are planted after the store was made. */}
        <Root options={options} store={store?.made as Store} />
      </EnvironmentContext>
    );
  }

  function grow(): void {
    container = newContainer(shadow, environment);
    let hasContent = false;
    const commit = () => {
      hasContent = true;
      void nextPaint().then(() => void (own === tree && painted()));
    };
    const own = plant({
      container,
      prefix: `${place.id}-`,
      content: content(),
      onCommit: commit,
      onCrash: recover,
    });
    tree = own;
    // A timer for each of a thousand widgets is dear, and only a tree that suspends needs one.
    if (!hasContent)
      limit = setTimeout(() => fall(`no content within ${renderMs} ms`, "timeout"), renderMs);
  }

  async function painted(): Promise<void> {
    clearTimeout(limit);
    if (ending.signal.aborted || place.status === "ready") return;
    const { held } = place;
    place.held = undefined;
    const rare = held && (await rarely());
    if (ending.signal.aborted) return;
    bridge.ready(place);
    if (held) rare?.replay(shadow, held);
    if (container.checkVisibility?.({ visibilityProperty: true }) !== false) return;
    const { unhide } = (await rarely()) ?? {};
    if (!ending.signal.aborted) unhide?.(element, shadow, ending.signal);
  }

  function recover(error: unknown): void {
    uproot();
    if (!isTranslation(error) || ++translations > translationLimit) return fall(error);
    try {
      grow();
    } catch (again) {
      fall(again);
    }
  }

  /** Gives the place back to the host's placeholder, with a way to try again where that may help. */
  function fall(error: unknown, phase: ErrorPhase = phaseOf(error)): void {
    uproot();
    const message = messageOf(error, place.widget);
    if (message === complaint) return;
    if (phase === "name" || phase === "options") {
      complaint = message;
      return bridge.fail(place, phase, message);
    }
    void offerRetry(phase, message);
  }

  async function offerRetry(phase: ErrorPhase, message: string): Promise<void> {
    const rare = await rarely();
    if (ending.signal.aborted) return;
    bridge.fail(
      place,
      phase,
      message,
      ...(rare ? [rare.wayOn(element, environment?.config, () => retry(rare))] : []),
    );
  }

  function retry({ focusFirst }: Rarely): void {
    begin();
    if (tree) focusFirst(shadow);
  }

  function uproot(): void {
    clearTimeout(limit);
    tree?.uproot();
    tree = undefined;
    if (shadow) forget(shadow);
  }

  function refresh(): void {
    isStale = false;
    if (ending.signal.aborted) return;
    if (!tree) {
      // A mistake in the options may have been mended; a crash waits for the guest.
      if (complaint) begin();
      return;
    }
    try {
      readPage();
    } catch (error) {
      const message = messageOf(error, place.widget);
      if (message !== complaint) bridge.report(place, phaseOf(error), message);
      complaint = message;
      return;
    }
    dress(container, environment);
    tree.render(content());
  }

  if (bridge.contract === contractVersion) runInSlices(begin);
  else
    bridge.fail(
      place,
      "load",
      `${place.widget}: this mount.js and the widget's file are of different releases; reload the page`,
    );
  return {
    update() {
      if (tree) restoreFocus(shadow);
      if (isStale) return;
      isStale = true;
      setTimeout(refresh);
    },
    unmount() {
      ending.abort();
      removeSlots(element);
      // The host may call from within its own React's rendering or effects, where React unmounts no other root.
      queueMicrotask(uproot);
    },
  };
}

type Rarely = typeof import("./rarely.ts");

/** What hardly any widget ever needs; without it a crash leaves the placeholder alone. */
function rarely(): Promise<Rarely | undefined> {
  return import("./rarely.ts").catch(() => undefined);
}

function phaseOf(error: unknown): ErrorPhase {
  // SAFETY: errors of this project may name their phase; anything else has none.
  return (error as { phase?: ErrorPhase } | null)?.phase ?? "render";
}

function messageOf(error: unknown, widget: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith(`${widget}: `) ? message : `${widget}: ${message}`;
}

/** Page translation swaps text nodes under React's feet, which shows as a DOM error on the next update. */
function isTranslation(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** Slots for third-party frames, our own and those that a page cache cloned. */
function removeSlots(element: HTMLElement): void {
  for (const slot of element.querySelectorAll(":scope > [data-dining-slot]")) slot.remove();
}
