/** The steps of one widget that lie in the browser's history up to the present entry, the first one first. */
type Steps = readonly string[];

export interface StepHistory {
  /**
   * Brings the history to the flow's present step: one that lies before it is gone back to, another one is pushed. `isDone`: money
   * moved or an offer was claimed, so that the step replaces the one that led to it.
   */
  show(step: string, isDone: boolean): void;
}

interface StepHistoryDeps {
  /** Tells the widget's steps from those of others in the same entry. */
  readonly widget: string;
  readonly router: "browser" | "hash" | "memory";
  readonly signal: AbortSignal;
  /** The person went back or forward to this step. Returns the step that is shown after it, which is another one where the flow refused. */
  readonly onMove: (step: string) => string;
}

/** The key of our own data in `history.state`; everything else there is the host's. */
const stateKey = "diningSteps";

/** How long a move may take before it counts as refused, in milliseconds. */
const moveMs = 1000;

/**
 * The steps of a flow as entries of the browser's history, so that Back leads one step back inside the flow. The address stays as it
 * is: the steps are in `history.state`, which a reload keeps. With the memory router the history stays untouched.
 */
export function createStepHistory({
  widget,
  router,
  signal,
  onMove,
}: StepHistoryDeps): StepHistory {
  if (router === "memory") return { show() {} };
  let steps: Steps | null = null;
  let wanted: { step: string; isDone: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(step: string, isDone: boolean): void {
    wanted = { step, isDone };
    if (timer === undefined) reconcile();
  }

  function reconcile(): void {
    if (!wanted || signal.aborted) return;
    const { step, isDone } = wanted;
    if (!steps) {
      // After a reload the entry has its steps already.
      const stored = readSteps(widget);
      steps = stored?.at(-1) === step ? stored : [step];
      if (stored && stored !== steps) write("replaceState", widget, steps);
      return;
    }
    if (steps.at(-1) === step) return;
    const earlier = steps.lastIndexOf(step);
    if (earlier >= 0) return move(earlier + 1 - steps.length);
    // A flow that never leaves its first step leaves the host's entry as it was.
    if (!isDone && !readSteps(widget)) write("replaceState", widget, steps);
    steps = [...(isDone ? steps.slice(0, -1) : steps), step];
    write(isDone ? "replaceState" : "pushState", widget, steps);
  }

  /** Goes through the history; what is shown meanwhile waits for the arrival. */
  function move(by: number): void {
    timer = setTimeout(arrived, moveMs);
    try {
      history.go(by);
    } catch {
      // A sandboxed page may not move.
    }
  }

  function arrived(): void {
    clearTimeout(timer);
    timer = undefined;
    steps = readSteps(widget) ?? steps;
    if (!wanted || !steps || steps.at(-1) === wanted.step) return;
    steps = [...steps.slice(0, -1), wanted.step];
    write("replaceState", widget, steps);
  }

  /** A move between entries of this flow is no navigation of the page: the host's own router does not see it. */
  function onPopState(event: PopStateEvent): void {
    const landed = readSteps(widget);
    if (!steps || !landed || !wanted) return;
    const isOwnMove = timer !== undefined;
    const isHere = landed.length === steps.length && landed.at(-1) === steps.at(-1);
    if (isHere && !isOwnMove) return;
    event.stopImmediatePropagation();
    if (isOwnMove) return arrived();
    const before = steps;
    steps = landed;
    const target = landed.at(-1) ?? "";
    const shown = onMove(target);
    wanted = { step: shown, isDone: false };
    if (shown === target) return;
    // A step that cannot be returned to is passed over; one that nothing leads to yet is left again.
    if (landed.length > before.length) return move(before.length - landed.length);
    steps = [...landed.slice(0, -1), shown];
    write("replaceState", widget, steps);
  }

  // Before the listeners of the host's router, which are there first.
  addEventListener("popstate", onPopState, { signal, capture: true });
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  return { show };
}

/** The step that a reload, or the host's own way back to the page, returns to; null where none is known. */
export function storedStep(widget: string): string | null {
  return readSteps(widget)?.at(-1) ?? null;
}

function readSteps(widget: string): Steps | null {
  const own: unknown = Object(history.state)[stateKey];
  const steps: unknown = Object(own)[widget];
  return Array.isArray(steps) && steps.length && steps.every((step) => typeof step === "string")
    ? steps
    : null;
}

/** Keeps the host's own state, in a copy of the present entry or in its place. */
function write(how: "pushState" | "replaceState", widget: string, steps: Steps): void {
  const state: unknown = history.state;
  try {
    history[how](
      { ...Object(state), [stateKey]: { ...Object(Object(state)[stateKey]), [widget]: steps } },
      "",
      location.href,
    );
  } catch {
    // Sandboxed pages may not touch history at all.
  }
}
