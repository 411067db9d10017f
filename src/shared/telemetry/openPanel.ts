import { pageEngine } from "../host/engine.ts";
import { onMoved } from "../host/watchPage.ts";
import { hostDocument } from "../host/hostDocument.ts";
import { toJson } from "../api/json.ts";
import { watchActivity, type SeenCall, type SeenEvent } from "./activity.ts";
import { element, table } from "./element.ts";
import { createPanel } from "./panel.ts";
import { errorParts, widgetCard, type Listed } from "./widgetCard.ts";

const refreshMs = 1_000;
const hostAttribute = "data-dining-debug";

/** Shows the debug panel in its own shadow root. If it is already open, moves the focus there. */
export function openPanel(): void {
  const open = hostDocument.querySelector(`[${hostAttribute}]`);
  if (open) return open.shadowRoot?.querySelector("h2")?.focus();
  const controller = new AbortController();
  const { signal } = controller;
  const focusBefore = hostDocument.activeElement;

  const close = (): void => {
    controller.abort();
    host.remove();
    if (focusBefore instanceof HTMLElement) focusBefore.focus();
  };
  const { host, heading, mistakes, widgets, events, calls, mark } = createPanel(
    hostAttribute,
    version(),
    close,
  );
  hostDocument.body.append(host);
  heading.focus();

  const showMark = createMark(mark, signal);
  const cards = new Map<string, ReturnType<typeof widgetCard>>();
  const activity = watchActivity(signal, () => queueMicrotask(showActivity));

  function showWidgets(): void {
    const listedWidgets = listed();
    for (const { id } of listedWidgets) {
      if (cards.has(id)) continue;
      const card = widgetCard(
        () => listed().find((one) => one.id === id),
        activity,
        version(),
        showMark,
      );
      cards.set(id, card);
      widgets.append(card.card);
    }
    for (const [id, { card, update }] of cards) {
      if (listedWidgets.some((one) => one.id === id)) update();
      else {
        card.remove();
        cards.delete(id);
      }
    }
  }

  function showActivity(): void {
    if (signal.aborted) return;
    mistakes.replaceChildren(...mistakeParts());
    events.replaceChildren(eventTable(activity.events));
    calls.replaceChildren(callTable(activity.calls));
    showWidgets();
  }

  let lastStatus = "";
  const timer = setInterval(() => {
    const status = toJson(listed().map(({ id, status: now }) => [id, now]));
    if (status !== lastStatus) showWidgets();
    lastStatus = status;
  }, refreshMs);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  showActivity();
}

/** What the page's set-up lacks, above everything else because it is what a host can change. */
function mistakeParts(): HTMLElement[] {
  const errors = pageEngine()?.pageErrors ?? [];
  if (!errors.length) return [];
  return [
    element("h3", {}, "To change in this page"),
    ...errors.flatMap(({ code, message }) => errorParts(`${code} ${message}`)),
  ];
}

function eventTable(events: readonly SeenEvent[]): HTMLElement {
  return table(
    "Events",
    ["At", "Event", "Widget", "Detail"],
    events
      .toReversed()
      .map(({ atMs, type, id, detail }) => [`${atMs} ms`, type, id, toJson(detail)]),
  );
}

function callTable(calls: readonly SeenCall[]): HTMLElement {
  return table(
    "Calls of the page",
    ["At", "Status", "Address", "Took"],
    calls
      .toReversed()
      .map(({ atMs, status, url, ms }) => [
        `${atMs} ms`,
        status ? String(status) : "not told",
        url,
        `${ms} ms`,
      ]),
  );
}

function listed(): readonly Listed[] {
  return pageEngine()?.list() ?? [];
}

function version(): string {
  return pageEngine()?.version ?? "";
}

/** A frame around one element, which follows the element while the page scrolls. */
function createMark(mark: HTMLElement, signal: AbortSignal) {
  let target: HTMLElement | null = null;
  function place(): void {
    mark.hidden = !target;
    if (!target) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    Object.assign(mark.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
  onMoved(signal, place);
  return (element: HTMLElement | null): void => {
    target = element;
    place();
  };
}
