import { load } from "./load.ts";
import { placements, start, type Placement } from "./placement.ts";

/** Purposes that the visitor has agreed to. */
export const granted = new Set<string>();

let observer: IntersectionObserver | undefined;

/** Starts a placement when what `trigger` (the text of `data-load`) names has come; false for a text that names nothing. */
export function awaitTrigger(placement: Placement, trigger: string): boolean {
  const {
    element,
    widget,
    waiting: { signal },
  } = placement;
  const [kind, detail] = trigger.split(/:(.*)/s);
  const listen = (target: EventTarget, types: string, listener: (event: Event) => void) =>
    types
      .split(" ")
      .map((type) => target.addEventListener(type, listener, { capture: true, signal }));
  const when = (condition: () => boolean, target: EventTarget, type: string) => {
    const check = () => condition() && start(placement);
    listen(target, type, check);
    check();
  };
  const touched = (event: Event) => {
    // Only fetches; who started is told of a failure.
    load(widget).catch(() => {});
    // SAFETY: the one place that asks knows that other events have no `key`.
    if (event.type !== "click" && (event as KeyboardEvent).key !== "Enter") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    placement.held ??= event;
    start(placement);
  };
  switch (kind) {
    case "visible":
      (observer ??= new IntersectionObserver(seen, { rootMargin: "200px" })).observe(element);
      signal.onabort = () => observer!.unobserve(element);
      break;
    case "eager":
      start(placement);
      break;
    case "idle":
      whenIdle(placement);
      break;
    case "interaction":
      listen(element, "pointerover focusin click keydown", touched);
      break;
    case "media": {
      const list = matchMedia(detail!);
      when(() => list.matches, list, "change");
      break;
    }
    case "consent":
      when(() => granted.has(detail!), window, "widget:consent");
      break;
    default:
      return kind === "manual";
  }
  return true;
}

function whenIdle(placement: Placement): void {
  (window.requestIdleCallback ?? setTimeout)(() => start(placement));
}

/** An element without size is never seen: it starts when the page has nothing better to do. */
function seen(entries: IntersectionObserverEntry[]): void {
  for (const {
    target,
    isIntersecting,
    boundingClientRect: { width },
  } of entries) {
    const placement = placements.get(target);
    if (!placement) continue;
    if (isIntersecting) start(placement);
    else if (!width) whenIdle(placement);
  }
}
