/** Every element of a subtree, itself included, that asks for a widget. */
export function find(root: ParentNode): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('[data-widget]')]
  return root instanceof HTMLElement && root.dataset.widget ? [root, ...found] : found
}
