import { listen, placements, start, touch, type Placement } from "./placement.ts";

/** Purposes that the visitor has agreed to. */
export const granted = new Set<string>();

let observer: IntersectionObserver | undefined;

/**
 * Starts a placement when the event that `trigger` (the text of `data-load`) names has happened.
 * Returns false if the text names no trigger.
 */
export function awaitTrigger(placement: Placement, trigger: string): boolean {
  const { element } = placement;
  const [kind, detail] = trigger.split(/:(.*)/s);
  const when = (condition: () => boolean, target: EventTarget, type: string) => {
    const check = () => condition() && start(placement);
    listen(placement, target, type, check);
    check();
  };
  switch (kind) {
    case "visible":
      (observer ??= new IntersectionObserver(seen, { rootMargin: "200px" })).observe(element);
      placement.waiting.signal.onabort = () => observer!.unobserve(element);
      break;
    case "eager":
      start(placement);
      break;
    case "idle":
      whenIdle(placement);
      break;
    case "interaction":
      listen(placement, element, "pointerover focusin click keydown", touch);
      break;
    case "media":
      when(() => matchMedia(detail!).matches, matchMedia(detail!), "change");
      break;
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

/**
 * Starts placements that come near. An element without a size is never seen, so it starts when the
 * page is idle.
 */
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
