import type { Engine } from './engine.ts'
import { hub } from './events.ts'
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
  const { placements, configs, parsed, scan, place, start, remove, watch } = engine
  const all = () => [...placements.values()]

  const api: DiningWidgetsApi = {
    version,
    mount(element, name = element.dataset.widget ?? '', options) {
      const placement = place(element, name, 'eager')
      watchShadow(element.getRootNode())
      start(placement)
      const handle: WidgetHandle = {
        update(more) {
          Object.assign(placement.overrides, more)
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
      handle.update(options ?? {})
      return handle
    },
    scan(root) {
      watchShadow(root)
      scan(root)
    },
    list: () => all().map(({ element, widget, id, status }) => ({ element, widget, id, status })),
    on(type, listener) {
      // SAFETY: the hub dispatches CustomEvents only under the names of the contract.
      hub.addEventListener(type, listener as EventListener)
      return () => hub.removeEventListener(type, listener as EventListener)
    },
    async settled() {
      await parsed
      for (let busy; (busy = all().find(({ status }) => status === 'loading')); ) await busy.outcome.promise.catch(() => {})
    },
    consent(purpose) {
      granted.add(`consent:${purpose}`)
      hub.dispatchEvent(new Event(`consent:${purpose}`))
    },
    configure(config) {
      configs.push(config)
      for (const { mounted } of all()) mounted?.update()
    },
    push(...callbacks) {
      for (const callback of callbacks) {
        try {
          callback(api)
        } catch (error) {
          console.error?.(error)
        }
      }
    },
  }

  /** The document's observer does not see into other components' shadow trees. */
  function watchShadow(root: Node): void {
    if (root instanceof ShadowRoot) watch(root)
  }

  return api
}
