import type { HeldClick } from './contract.ts'

const controls = 'a[href],button,input,select,textarea,summary,[tabindex="0"]'

/** Repeats, on the mounted widget, the click or Enter that its placeholder received. */
export function replay(shadow: ShadowRoot, { point }: HeldClick): void {
  const hit = point && shadow.elementFromPoint(...point)
  const control = hit && shadow.contains(hit) ? hit.closest<HTMLElement>(controls) : null
  const target = control ?? shadow.querySelector<HTMLElement>(controls)
  target?.focus()
  control?.click()
}
