/**
 * Calls back for every node that came, once per batch when anything may have gone, and for every
 * element whose own attributes or children changed. The second function adds an element of that kind.
 */
export function watchTree(came: (node: Node) => void, went: () => void, changed: (node: Node) => void): MutationObserver {
  return new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      addedNodes.forEach(came)
      changed(target)
    }
    went()
  })
}
