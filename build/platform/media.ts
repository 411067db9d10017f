const matching = new Set<string>();
const lists = new Map<string, Set<MediaList>>();

class MediaList extends EventTarget {
  onchange: ((event: Event) => void) | null = null;
  readonly media: string;

  constructor(query: string) {
    super();
    this.media = query;
  }
  get matches(): boolean {
    return matching.has(this.media);
  }
  addListener(listener: EventListener): void {
    this.addEventListener("change", listener);
  }
  removeListener(listener: EventListener): void {
    this.removeEventListener("change", listener);
  }
}

/** A fake of `matchMedia`. Nothing matches until a test sets it. */
export function media(query: string): MediaList {
  const list = new MediaList(query);
  lists.set(query, (lists.get(query) ?? new Set()).add(list));
  return list;
}

/** Makes a media query match, or no longer match, such as `(prefers-reduced-motion: reduce)`. */
export function setMedia(query: string, isMatching: boolean): void {
  if (isMatching) matching.add(query);
  else matching.delete(query);
  for (const list of lists.get(query) ?? []) {
    const event = Object.assign(new Event("change"), { matches: isMatching, media: query });
    list.dispatchEvent(event);
    list.onchange?.(event);
  }
}

export function resetMedia(): void {
  matching.clear();
  lists.clear();
}
