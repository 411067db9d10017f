import { createStore } from "zustand/vanilla";
import { steadyClock } from "../host/clock.ts";
import { after } from "../host/timers.ts";

const tickMs = 250;

export interface RedirectState {
  /** The address of the redirect. Null if there is none. */
  readonly target: string | null;
  /** Milliseconds left. Null if the diner stays. */
  readonly leftMs: number | null;
  /** Whether enough time has passed to show 'Return to App' (B4.32). */
  readonly isReturnOffered: boolean;
}

export type Redirect = ReturnType<typeof createRedirect>;

const nowhere: RedirectState = { target: null, leftMs: null, isReturnOffered: false };

/**
 * The redirect to the order that a screen announces (X4). The person can go at once or cancel it,
 * and it waits while the pointer or the focus is on the announcement. It lives outside React, so
 * that no render restarts it.
 */
export function createRedirect(leave: (url: string) => void) {
  const store = createStore<RedirectState>(() => nowhere);
  let isHeld = false;
  let turn: AbortController | undefined;

  function stop(): void {
    turn?.abort();
    turn = undefined;
  }

  function run(from: number, leftMs: number, signal: AbortSignal): void {
    after(Math.min(tickMs, leftMs), signal, () => {
      const remainingMs = Math.max(0, leftMs - (steadyClock() - from));
      store.setState({ leftMs: remainingMs });
      if (remainingMs <= 0) goNow();
      else run(steadyClock(), remainingMs, signal);
    });
  }

  function resume(): void {
    const { leftMs } = store.getState();
    if (isHeld || leftMs === null || turn) return;
    turn = new AbortController();
    run(steadyClock(), leftMs, turn.signal);
  }

  function goNow(): void {
    const { target } = store.getState();
    stop();
    store.setState({ leftMs: null });
    if (target) leave(target);
  }

  return {
    store,
    /**
     * Starts the countdown, until `signal` is aborted. Without a target nothing happens. Without a
     * time, the way back is only offered.
     */
    start(target: string | null, afterMs: number | null, signal: AbortSignal): void {
      stop();
      isHeld = false;
      store.setState({ target, leftMs: target ? afterMs : null, isReturnOffered: false });
      signal.addEventListener("abort", () => (stop(), store.setState(nowhere)), { once: true });
      resume();
    },
    offerReturnAfter: (ms: number, signal: AbortSignal) =>
      after(ms, signal, () => store.setState({ isReturnOffered: true })),
    hold(): void {
      isHeld = true;
      stop();
    },
    release(): void {
      isHeld = false;
      resume();
    },
    stay(): void {
      stop();
      store.setState({ leftMs: null });
    },
    goNow,
  };
}
