import type { Engine } from './engine.ts'
import { hub } from './events.ts'
import type { Placement } from './placement.ts'
import { granted } from './triggers.ts'
import type { Status } from '../widget/contract.ts'

/** What `mount()` gives back. */
export interface WidgetHandle {
  update(options: Record<string, unknown>): void
  unmount(): void
  /** Settles with the first paint; rejects with the failure. */
  readonly ready: Promise<void>
  readonly status: Status
}

export interface WidgetInfo {
  readonly element: HTMLElement
  readonly widget: string
  readonly id: string
  readonly status: Status
}

/** `window.DiningWidgets`. */
export interface DiningWidgetsApi {
  readonly version: string
  /** Starts at once, whatever `data-load` says. */
  mount(element: HTMLElement, name?: string, options?: Record<string, unknown>): WidgetHandle
  scan(root: ParentNode): void
  list(): WidgetInfo[]
  /** Listens on every widget of the page; gives back how to stop. */
  on(event: string, listener: (event: CustomEvent) => void): () => void
  /** Resolves when every element found is ready, failed or waiting for its trigger. */
  settled(): Promise<void>
  consent(purpose: string): void
  configure(config: Record<string, unknown>): void
  push(...callbacks: ((api: DiningWidgetsApi) => void)[]): void
}

export function createApi(engine: Engine, version: string): DiningWidgetsApi {
  const { placements, configs, scan, place, start, remove, change, watch } = engine
  const all = () => [...placements.values()]

  const api: DiningWidgetsApi = {
    version,
    mount(element, name = element.dataset.widget ?? '', options) {
      const placement = place(element, name)
      watchShadow(element.getRootNode())
      start(placement)
      const handle = handleOf(placement)
      handle.update(options ?? {})
      return handle
    },
    scan(root) {
      watchShadow(root)
      scan(root)
    },
    list: () => all().map(({ element, widget, id, status }) => ({ element, widget, id, status })),
    on(type, listener) {
      // SAFETY: the hub dispatches CustomEvents only.
      const heard = listener as EventListener
      hub.addEventListener(type, heard)
      return () => hub.removeEventListener(type, heard)
    },
    async settled() {
      if (document.readyState === 'loading') await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
      for (let busy; (busy = all().find(({ status }) => status === 'loading')); ) await busy.outcome.promise.catch(() => {})
    },
    consent(purpose) {
      granted.add(purpose)
      for (const placement of all()) if (placement.element.dataset.load === `consent:${purpose}`) start(placement)
    },
    configure(config) {
      configs.push(config)
      for (const { element } of all()) change(element)
    },
    push: (...callbacks) => callbacks.forEach((callback) => callback(api)),
  }

  /** The document's observer does not see into other components' shadow trees. */
  function watchShadow(root: Node): void {
    if (root instanceof ShadowRoot) watch(root)
  }

  function handleOf(placement: Placement): WidgetHandle {
    return {
      update(options) {
        Object.assign(placement.overrides, options)
        placement.mounted?.update()
      },
      unmount: () => remove(placement),
      get ready() {
        return placement.outcome.promise
      },
      get status() {
        return placement.status
      },
    }
  }
  return api
}
