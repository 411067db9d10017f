/**
 * The host page's `document` as the platform defines it. An element such as `<img name="cookie">`
 * shadows `document.cookie`, so every property is read from the prototypes instead. Lint keeps
 * `document` out of other files.
 */
// SAFETY: every property is read, written and called on the document itself.
export const hostDocument = new Proxy({} as Document, {
  get(_, name) {
    const source = name in Document.prototype ? Document.prototype : document;
    const value: unknown = Reflect.get(source, name, document);
    return typeof value === "function" ? value.bind(document) : value;
  },
  // A property that the prototypes do not define is set on the document itself.
  set: (_, name, value) => Reflect.set(Document.prototype, name, value, document),
});

/** Whether an element of the page shadows something that the platform defines on the document. */
export function isShadowed(): boolean {
  return Object.keys(document).some((name) => name in Document.prototype);
}
