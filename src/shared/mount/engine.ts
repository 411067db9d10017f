import { contractVersion, type ErrorPhase, type HeldClick } from '../widget/contract.ts'
import { emit, report } from './events.ts'
import { showFallback, showPlaceholder } from './fallback.ts'
import { find } from './find.ts'
import { load, type Source } from './load.ts'
import { registeredName } from './names.ts'
import { newOutcome, newPlacement, type Placement } from './placement.ts'
import { awaitTrigger } from './triggers.ts'
import { watchAttributes, watchTree } from './watch.ts'
import { within } from './within.ts'

const renderMs = 5_000

export type Engine = ReturnType<typeof createEngine>

/** Finds, loads, renders, updates, moves and unmounts: one per page, whatever the number of scripts. */
export function createEngine(source: Source) {
  const placements = new Map<Node, Placement>()
  /** What `configure()` was given, in order; the widgets lay it over the page's own configuration. */
  const configs: object[] = []
  const bridge = { contract: contractVersion, configs, emit, report, showFallback }
  const watch = watchTree(scan, sweep)
  const watchHost = watchAttributes(change)

  function scan(root: ParentNode): void {
    for (const element of find(root)) place(element, element.dataset.widget!).mounted?.moved()
  }

  function place(element: HTMLElement, written: string): Placement {
    const widget = registeredName(written)
    const existing = placements.get(element)
    if (existing?.widget === widget) return existing
    if (existing) remove(existing)
    const placement = newPlacement(element, widget)
    const isKnown = source.names.includes(widget)
    placements.set(element, placement)
    watchHost(element)
    if (!isKnown || !awaitTrigger(placement, () => load(source, widget).catch(() => {}), (held) => start(placement, held))) {
      placement.status = 'error'
      source.advice().then(({ advice }) => fail(placement, isKnown ? 'options' : 'name', advice(placement, source.names)))
    }
    return placement
  }

  /** Loads and renders a placement that waits or failed; anything else is left as it is. */
  function start(placement: Placement, held?: HeldClick): void {
    const { widget, status } = placement
    placement.held ??= held
    if (status === 'error') placement.outcome = newOutcome()
    else if (status !== 'waiting') return
    placement.status = 'loading'
    const from = performance.now()
    load(source, widget).then(
      (module) => {
        if (placement.status !== 'loading') return
        placement.mounted = module.default.mount(placement, bridge)
        return within(renderMs, placement.mounted.painted).then(() => {
          if (placement.status !== 'loading') return
          placement.status = 'ready'
          placement.waiting.abort()
          if (placement.held) placement.mounted!.click(placement.held)
          placement.outcome.resolve()
          emit(placement, 'widget:ready', { ms: Math.round(performance.now() - from) })
        })
      },
      (error) => {
        placement.loadFailed = true
        throw Object.assign(error, { phase: error.phase ?? 'load' })
      },
    ).catch((error) => fail(placement, error.phase ?? 'render', `${widget}: ${error}`))
  }

  function fail(placement: Placement, phase: ErrorPhase, message: string): void {
    if (placement.status === 'unmounted') return
    placement.waiting.abort()
    placement.mounted?.unmount()
    placement.mounted = undefined
    placement.status = 'error'
    if (/^[no]/.test(phase)) showPlaceholder(placement.element)
    else showFallback(placement.element, () => start(placement))
    placement.outcome.reject(Error(message))
    report(placement, phase, message)
  }

  function remove(placement: Placement): void {
    const { element, mounted } = placement
    if (placement.status === 'unmounted') return
    placement.status = 'unmounted'
    placement.waiting.abort()
    placements.delete(element)
    placement.outcome.reject(Error('unmounted'))
    if (mounted) {
      mounted.unmount()
      showPlaceholder(element)
      emit(placement, 'widget:unmount')
    }
  }

  function change(element: Node): void {
    const placement = placements.get(element)
    if (!placement) return
    const { widget, fromPage, status, mounted } = placement
    const written = placement.element.dataset.widget ?? (fromPage ? '' : widget)
    if (!written || registeredName(written) !== widget || (status === 'error' && !mounted)) {
      remove(placement)
      if (written) place(placement.element, written)
    } else mounted?.update()
  }

  function sweep(): void {
    for (const placement of placements.values()) {
      const { element } = placement
      if (!element.isConnected) setTimeout(() => element.isConnected || remove(placement))
    }
  }

  function begin(): void {
    watch(document)
    scan(document)
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
  addEventListener('online', () => {
    for (const placement of placements.values()) if (placement.status === 'error' && placement.loadFailed) start(placement)
  })

  return { placements, configs, scan, place, start, remove, change, watch }
}
