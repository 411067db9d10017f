/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: HTMLElement, ...more: Node[]): void {
  shadowRoot?.replaceChildren(document.createElement('slot'), ...more)
}

/** After a failure: the host's placeholder, or a few words where the host left none, and a way on. */
export function showFallback(element: HTMLElement, retry: () => void): void {
  const add = (parent: Element, tag: string, text = '') => {
    const child = document.createElement(tag)
    child.textContent = text
    parent.append(child, ' ')
    return child
  }
  const words = document.createElement('div')
  words.role = 'alert'
  words.style.cssText = 'all:initial;display:block;padding:16px;font:15px/1.5 system-ui;color:#14211b;background:#fff'
  if (!element.innerText?.trim()) add(words, 'span', 'This part of the page could not be shown.')
  add(words, 'button', 'Try again').onclick = retry
  const support = /"support"\s*:\s*"((https:\/|mailto:)[^"]+)/.exec(document.getElementById('dining-widgets-config')?.textContent ?? '')
  // SAFETY: an `a` was made.
  if (support) (add(words, 'a', 'Get help') as HTMLAnchorElement).href = support[1]!
  if (!element.shadowRoot) element.attachShadow({ mode: 'open' })
  showPlaceholder(element, words)
}
