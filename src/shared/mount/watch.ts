/** Calls back for every element that came, and once per batch when anything went. */
export function watchTree(came: (element: Element) => void, went: () => void): (root: Node) => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) came(node)
    went()
  })
  return (root) => observer.observe(root, { childList: true, subtree: true })
}

/** Calls back once per task and element, however many of its attributes change. */
export function watchAttributes(changed: (element: Node) => void): (element: Element) => void {
  const pending = new Set<Node>()
  const flush = () => {
    for (const element of pending) changed(element)
    pending.clear()
  }
  const observer = new MutationObserver((records) => {
    if (!pending.size) setTimeout(flush)
    for (const { target } of records) pending.add(target)
  })
  return (element) => observer.observe(element, { attributes: true })
}
