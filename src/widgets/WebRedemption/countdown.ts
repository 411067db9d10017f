import { createStore } from 'zustand/vanilla'
import { steadyClock } from '../../shared/host/clock.ts'
import { after } from '../../shared/host/timers.ts'

const tickMs = 250

/** An announced move (X4): it can be taken at once or called off, and waits under the pointer and the focus. `leftMs` is null where nothing moves. */
export function createCountdown(leave: () => void) {
  const store = createStore<{ readonly leftMs: number | null }>(() => ({ leftMs: null }))
  let turn: AbortController | undefined

  function hold(): void {
    turn?.abort()
    turn = undefined
  }

  function run(from: number, leftMs: number, signal: AbortSignal): void {
    after(Math.min(tickMs, leftMs), signal, () => {
      const left = Math.max(0, leftMs - (steadyClock() - from))
      store.setState({ leftMs: left })
      if (left > 0) return run(steadyClock(), left, signal)
      stay()
      leave()
    })
  }

  function release(): void {
    const { leftMs } = store.getState()
    if (leftMs === null || turn) return
    turn = new AbortController()
    run(steadyClock(), leftMs, turn.signal)
  }

  function stay(): void {
    hold()
    store.setState({ leftMs: null })
  }

  return {
    store,
    hold,
    release,
    stay,
    start(ms: number, signal: AbortSignal): void {
      hold()
      store.setState({ leftMs: ms })
      signal.addEventListener('abort', stay, { once: true })
      release()
    },
  }
}
