/** Browser APIs that widgets use and that jsdom or Node 20 lacks. */
import { createLocks } from "./locks.ts";
import { media } from "./media.ts";

function fill(target: object, features: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(features)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

class VisibleObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  readonly #observed = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    this.#observed.add(target);
    queueMicrotask(() => this.#observed.has(target) && this.#callback([entryOf(target)], this));
  }
  unobserve(target: Element): void {
    this.#observed.delete(target);
  }
  disconnect(): void {
    this.#observed.clear();
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function entryOf(target: Element): IntersectionObserverEntry {
  const boundingClientRect = target.getBoundingClientRect();
  return {
    target,
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect,
    intersectionRect: boundingClientRect,
    rootBounds: null,
    time: performance.now(),
  };
}

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function groupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => PropertyKey,
): Record<PropertyKey, T[]> {
  const groups: Record<PropertyKey, T[]> = Object.create(null);
  let index = 0;
  for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
  return groups;
}

fill(Promise, {
  withResolvers<T>(): PromiseWithResolvers<T> {
    let settle: Pick<PromiseWithResolvers<T>, "resolve" | "reject"> | undefined;
    const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
    return { promise, ...settle! };
  },
});
fill(Object, { groupBy });

// Always replaced. A worker that keeps its page from file to file still has the fake of an earlier
// file.
Object.defineProperty(globalThis, "matchMedia", {
  value: (query: string) => media(query),
  configurable: true,
  writable: true,
});

fill(navigator, { locks: createLocks() });

fill(globalThis, {
  IntersectionObserver: VisibleObserver,
  ResizeObserver: StillObserver,
  requestIdleCallback: (task: IdleRequestCallback) =>
    setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 })),
  cancelIdleCallback: (id: number) => clearTimeout(id),
});

fill(Element.prototype, {
  scrollIntoView() {},
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
  getAnimations: () => [],
  animate: () => ({ finished: Promise.resolve(), cancel() {}, finish() {}, play() {}, pause() {} }),
});
/** The sheets of each shadow root. jsdom applies none of them and never reads their rules. */
const adoptedSheets = new WeakMap<ShadowRoot, CSSStyleSheet[]>();
Object.defineProperty(ShadowRoot.prototype, "adoptedStyleSheets", {
  configurable: true,
  get(this: ShadowRoot) {
    return adoptedSheets.get(this) ?? [];
  },
  set(this: ShadowRoot, sheets: CSSStyleSheet[]) {
    adoptedSheets.set(this, sheets);
  },
});
fill(CSSStyleSheet.prototype, {
  replaceSync(this: CSSStyleSheet, text: string) {
    Object.assign(this, { text });
  },
});
fill(Document.prototype, { elementFromPoint: () => null });
fill(ShadowRoot.prototype, { elementFromPoint: () => null });

Object.defineProperty(window, "scrollTo", { value: () => {}, configurable: true, writable: true });

if (!("innerText" in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, "innerText", {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
}

function open(this: HTMLDialogElement): void {
  if (!this.isConnected)
    throw new DOMException("The dialog is not in a document.", "InvalidStateError");
  if (this.open) return;
  this.open = true;
  const first =
    this.querySelector<HTMLElement>("[autofocus]") ??
    this.querySelector<HTMLElement>("button,input,select,textarea,a[href],[tabindex]");
  (first ?? this).focus();
}

fill(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
});

function toggle(element: HTMLElement, isOpen: boolean): void {
  if (element.hasAttribute("data-popover-open") === isOpen) return;
  element.toggleAttribute("data-popover-open", isOpen);
  const [oldState, newState] = isOpen ? ["closed", "open"] : ["open", "closed"];
  queueMicrotask(() =>
    element.dispatchEvent(Object.assign(new Event("toggle"), { oldState, newState })),
  );
}

fill(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true);
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
  togglePopover(this: HTMLElement) {
    toggle(this, !this.hasAttribute("data-popover-open"));
  },
});

fill(URL, {
  createObjectURL: () => `blob:${location.origin}/${crypto.randomUUID()}`,
  revokeObjectURL: () => {},
});

function readAs<T>(
  read: (reader: FileReader) => void,
  given: (result: FileReader["result"]) => T,
): Promise<T> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(given(reader.result));
    reader.onerror = () => failed(reader.error);
    read(reader);
  });
}

fill(Blob.prototype, {
  text(this: Blob) {
    return readAs((reader) => reader.readAsText(this), String);
  },
  arrayBuffer(this: Blob) {
    return readAs(
      (reader) => reader.readAsArrayBuffer(this),
      (result) => result,
    );
  },
});

/** jsdom parses each written text as a separate page, while a browser joins them. */
const writtenTexts = new WeakMap<Document, string>();
const { write, close } = Document.prototype;
Document.prototype.write = function (...texts) {
  if (this === document) return write.apply(this, texts);
  writtenTexts.set(this, [writtenTexts.get(this) ?? "", ...texts].join(""));
};
Document.prototype.close = function () {
  const text = writtenTexts.get(this);
  if (text === undefined) return close.call(this);
  writtenTexts.delete(this);
  write.call(this, text);
  // On a page that several test files share, this may be an earlier file's `close`, which writes
  // the texts that it received.
  close.call(this);
};
