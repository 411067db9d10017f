/** The steps of one widget in the browser's history, from the first to the current entry. */
type Steps = readonly string[];

export interface StepHistory {
  /**
   * Brings the history to the flow's current step: goes back to an earlier step, and pushes a new
   * one. `isDone`: money moved or an offer was claimed, so the step replaces the one before it.
   */
  show(step: string, isDone: boolean): void;
}

interface StepHistoryDeps {
  /** Tells this widget's steps from those of other widgets in the same entry. */
  readonly widget: string;
  readonly router: "browser" | "hash" | "memory";
  readonly signal: AbortSignal;
  /**
   * Called after the person went back or forward to this step. Returns the step that the flow then
   * shows, which differs if the flow refuses the move.
   */
  readonly onMove: (step: string) => string;
}

/** The key of the widgets' data in `history.state`. Everything else there belongs to the host. */
const stateKey = "diningSteps";

/** Milliseconds after which a move counts as refused. */
const moveMs = 1000;

/**
 * Keeps the steps of a flow as entries of the browser's history, so that Back goes one step back
 * inside the flow. The address stays as it is, because the steps are in `history.state`, which a
 * reload keeps. With the memory router, the history stays as it is.
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
      // After a reload, the entry already contains its steps.
      const stored = readSteps(widget);
      steps = stored?.at(-1) === step ? stored : [step];
      if (stored && stored !== steps) write("replaceState", widget, steps);
      return;
    }
    if (steps.at(-1) === step) return;
    const earlier = steps.lastIndexOf(step);
    if (earlier >= 0) return move(earlier + 1 - steps.length);
    // A flow that stays on its first step leaves the host's entry as it was.
    if (!isDone && !readSteps(widget)) write("replaceState", widget, steps);
    steps = [...(isDone ? steps.slice(0, -1) : steps), step];
    write(isDone ? "replaceState" : "pushState", widget, steps);
  }

  /** Moves through the history. A step shown meanwhile waits until the move has arrived. */
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

  /** A move within this flow is not a navigation, so the host's router must not see it. */
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
    // Skips a step that cannot be shown again, and leaves one that is not reached yet.
    if (landed.length > before.length) return move(before.length - landed.length);
    steps = [...landed.slice(0, -1), shown];
    write("replaceState", widget, steps);
  }

  // In the capture phase, because the host's router has added its listeners before.
  addEventListener("popstate", onPopState, { signal, capture: true });
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  return { show };
}

/** The step to restore after a reload or a return to the page. Null if none is known. */
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

/** Writes the steps and keeps the host's own state, in a new entry or in the current one. */
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
