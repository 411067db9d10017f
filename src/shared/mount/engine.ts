import { contractVersion, type Bridge, type ErrorPhase } from '../widget/contract.ts'
import { emit, report } from './events.ts'
import { showFallback, showPlaceholder } from './fallback.ts'
import { load, type Source } from './load.ts'
import { registeredName } from './names.ts'
import { newOutcome, newPlacement, type Placement } from './placement.ts'
import { awaitTrigger } from './triggers.ts'
import { watchTree } from './watch.ts'
import { late } from './within.ts'

export type Engine = ReturnType<typeof createEngine>

/** Finds, loads, renders, updates, moves and unmounts: one per page, whatever the number of scripts. */
export function createEngine(source: Source) {
  const placements = new Map<Node, Placement>()
  /** What `configure()` was given, in order; the widgets lay it over the page's own configuration. */
  const configs: object[] = []
  const bridge: Bridge = { contract: contractVersion, configs, emit, report, ready, fail }
  const observer = watchTree(scan, sweep, change)
  const parsed = new Promise<unknown>((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done)
    else done(0)
  })

  /** Places every element of a subtree, itself included, that asks for a widget. */
  function scan(root: Node): void {
    // SAFETY: what a node does not have is undefined, and asked for as such.
    const found = [root, ...((root as Partial<Element>).querySelectorAll?.('[data-widget]') ?? [])] as HTMLElement[]
    for (const element of found) {
      const written = element.dataset?.widget
      if (placements.has(element)) placements.get(element)!.mounted?.moved()
      else if (written) place(element, written)
    }
  }

  /** Also sees what comes and goes in a tree of its own: the document, or a shadow tree. */
  function watch(root: Node): void {
    observer.observe(root, { childList: true, subtree: true })
  }

  function place(element: HTMLElement, written: string, trigger = element.dataset.load?.trim() || 'visible'): Placement {
    const existing = placements.get(element)
    if (existing?.written === written) return existing
    if (existing) remove(existing)
    const widget = registeredName(written)
    const placement = newPlacement(element, written, widget)
    const isKnown = source.names.includes(widget)
    placements.set(element, placement)
    observer.observe(element, { attributes: true })
    if (!isKnown || !awaitTrigger(placement, trigger, () => load(source, widget).catch(() => {}), () => start(placement))) {
      placement.status = 'error'
      source
        .advice()
        .then(({ advice }) => advice(placement, source.names), String)
        .then((words) => fail(placement, isKnown ? 'options' : 'name', words))
    }
    return placement
  }

  /** Loads and renders a placement that waits; anything else is left as it is. */
  function start(placement: Placement): void {
    const { widget, status } = placement
    if (status !== 'waiting') return
    placement.status = 'loading'
    placement.from = performance.now()
    load(source, widget).then(
      (module) => {
        if (placement.status === 'loading') placement.mounted = module.default.mount(placement, bridge)
      },
      (error) => fail(placement, error === late ? 'timeout' : 'load', `${widget}: ${error}`, (placement.reload = () => reload(placement))),
    )
  }

  function reload(placement: Placement): void {
    if (placement.status !== 'error') return
    placement.status = 'waiting'
    placement.outcome = newOutcome()
    start(placement)
  }

  function ready(placement: Placement): void {
    placement.status = 'ready'
    placement.waiting.abort()
    placement.outcome.resolve()
    emit(placement, 'widget:ready', { ms: Math.round(performance.now() - placement.from) })
  }

  function fail(placement: Placement, phase: ErrorPhase, message: string, retry?: () => void): void {
    if (placement.status === 'unmounted') return
    placement.status = 'error'
    placement.waiting.abort()
    if (retry) showFallback(placement.element, retry)
    else showPlaceholder(placement.element)
    placement.outcome.reject(Error(message))
    report(placement, phase, message)
  }

  function remove(placement: Placement): void {
    const { element, mounted, status } = placement
    if (status === 'unmounted') return
    placement.status = 'unmounted'
    placement.waiting.abort()
    placement.outcome.reject(Error('unmounted'))
    placements.delete(element)
    mounted?.unmount()
    showPlaceholder(element)
    if (mounted) emit(placement, 'widget:unmount')
  }

  function change(node: Node): void {
    const placement = placements.get(node)
    if (!placement) return
    const { widget } = placement.element.dataset
    if (widget === placement.attribute) placement.mounted?.update()
    else {
      remove(placement)
      if (widget) place(placement.element, widget)
    }
  }

  function sweep(): void {
    for (const placement of placements.values()) {
      const { element } = placement
      if (!element.isConnected) setTimeout(() => element.isConnected || remove(placement))
    }
  }

  parsed.then(() => {
    watch(document)
    scan(document)
  })
  addEventListener('online', () => placements.forEach(({ reload }) => reload?.()))

  return { placements, configs, parsed, scan, place, start, remove, watch }
}
