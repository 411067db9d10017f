import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { readOptions } from '../options/readOptions.ts'
import type { Bridge, Mounted, Place } from './contract.ts'
import type { Widget } from './defineWidget.ts'
import { dress, newContainer, shadowOf } from './container.ts'
import { EnvironmentContext, type Environment } from './environment.ts'
import { rememberFocus, restoreFocus } from './focus.ts'
import { replay } from './heldClick.ts'
import { nextPaint } from './paint.ts'
import { forget } from './sheets.ts'
import { runInSlices } from './slices.ts'
import { surroundings } from './surroundings.ts'

/** Trees that a page translation may break before the fallback shows. */
const translationLimit = 5

/** One widget in one place: reads its options, owns its store and its React root. */
export function mountInstance<O, Store>(widget: Widget<O, Store>, place: Place, bridge: Bridge): Mounted {
  const { element } = place
  const ending = new AbortController()
  let shadow: ShadowRoot
  let container: HTMLElement
  let options: O
  let environment: Environment
  let store: Store
  let root: ReactRoot | undefined
  let firstError: unknown
  let translations = 0
  let isPlanted = false

  function begin(): void {
    shadow = shadowOf(element)
    readPage()
    // SAFETY: a widget without `createStore` declares its store as undefined.
    store = widget.createStore?.({ options: () => options, environment: () => environment }) as Store
    rememberFocus()
    removeSlots(element)
    plant()
    isPlanted = true
    if (firstError) throw firstError
  }

  function readPage(): void {
    options = readOptions(widget.options, element, place.overrides, place.widget)
    environment = surroundings(place, shadow, bridge, ending.signal)
  }

  function tree(): ReactNode {
    const { Root } = widget
    return (
      <EnvironmentContext value={environment}>
        <Root options={options} store={store} />
      </EnvironmentContext>
    )
  }

  function plant(): void {
    container = newContainer(shadow, environment)
    root = createRoot(container, { identifierPrefix: `${place.id}-`, onUncaughtError: crashed, onRecoverableError: () => {} })
    flushSync(() => root?.render(tree()))
  }

  function crashed(error: unknown): void {
    firstError ??= error
    // The crashed render is still on the stack; a root may not be replaced from inside it.
    if (isPlanted) queueMicrotask(() => ending.signal.aborted || recover(error))
  }

  function recover(error: unknown): void {
    uproot()
    if (isTranslation(error) && ++translations <= translationLimit) return plant()
    place.status = 'error'
    bridge.showFallback(element, () => {
      place.status = 'ready'
      plant()
    })
    bridge.report(place, 'render', `${place.widget}: ${error instanceof Error ? error.message : error}`)
  }

  function uproot(): void {
    try {
      root?.unmount()
    } catch {
      // A translated tree can refuse to be taken apart; its container is thrown away as a whole.
    }
    root = undefined
    forget(shadow)
  }

  return {
    painted: new Promise((resolve, reject) =>
      runInSlices(() => {
        if (ending.signal.aborted) return
        try {
          begin()
          resolve(nextPaint())
        } catch (error) {
          reject(error)
        }
      }),
    ),
    update() {
      if (!isPlanted) return
      try {
        readPage()
      } catch (error) {
        return bridge.report(place, 'options', error instanceof Error ? error.message : `${error}`)
      }
      dress(container, environment)
      root?.render(tree())
    },
    moved: () => isPlanted && restoreFocus(shadow),
    click: (held) => replay(shadow, held),
    unmount() {
      ending.abort()
      if (isPlanted) uproot()
      removeSlots(element)
    },
  }
}

/** Page translation swaps text nodes under React's feet, which shows as a DOM error on the next update. */
function isTranslation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Slots for third-party frames, our own and those that a page cache cloned. */
function removeSlots(element: HTMLElement): void {
  for (const slot of element.querySelectorAll(':scope > [data-dining-slot]')) slot.remove()
}
