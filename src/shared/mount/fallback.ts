/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: Element, ...more: Node[]): void {
  shadowRoot?.replaceChildren(make('slot'), ...more)
}

/** After a failure: the host's placeholder, or a few words where the host left none, and a way on. */
export function showFallback(element: HTMLElement, retry: () => void): void {
  try {
    if (!element.shadowRoot) element.attachShadow({ mode: 'open' })
  } catch {
    // An element that takes no shadow root keeps showing its own content.
  }
  const words = make('div', {
    role: 'alert',
    style: 'all:initial;display:block;padding:16px;font:15px/1.5 system-ui;color:#14211b;background:#fff',
  })
  showPlaceholder(element, words)
  if (!element.innerText?.trim()) words.append('This part of the page could not be shown. ')
  words.append(make('button', { textContent: 'Try again', onclick: retry }))
  const config = document.querySelector('script#dining-widgets-config')?.textContent
  const [, href] = /"support"\s*:\s*"((https|mailto):[^"]+)/.exec(config!) ?? []
  if (href) words.append(' ', make('a', { textContent: 'Get help', href }))
}

function make(tag: string, properties?: object): HTMLElement {
  return Object.assign(document.createElement(tag), properties)
}
