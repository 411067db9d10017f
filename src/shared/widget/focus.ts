let focused: EventTarget | undefined
let isListening = false

/** Remembers what has the focus until one task after it lost it: moving an element blurs what is in it. */
export function rememberFocus(): void {
  if (isListening) return
  isListening = true
  document.addEventListener('focusin', (event) => void (focused = event.composedPath()[0]), true)
  document.addEventListener(
    'focusout',
    (event) => {
      const [lost] = event.composedPath()
      setTimeout(() => focused === lost && (focused = undefined))
    },
    true,
  )
}

/** Gives a moved widget the focus back that the move took from it. */
export function restoreFocus(shadow: ShadowRoot): void {
  const active = document.activeElement
  if (focused instanceof HTMLElement && shadow.contains(focused) && (!active || active === document.body)) {
    focused.focus({ preventScroll: true })
  }
}
