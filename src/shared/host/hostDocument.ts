/**
 * The host page's `document` as the platform defines it. An element such as `<img name="cookie">` anywhere in the page shadows
 * `document.cookie`, and so with every other name; here all is read off the prototypes. Lint keeps `document` out of other files.
 */
// SAFETY: every property is read, written and called on the document itself.
export const hostDocument = new Proxy({} as Document, {
  get(_, name) {
    const source = name in Document.prototype ? Document.prototype : document;
    const value: unknown = Reflect.get(source, name, document);
    return typeof value === "function" ? value.bind(document) : value;
  },
  // A property that the prototypes do not define becomes the document's own.
  set: (_, name, value) => Reflect.set(Document.prototype, name, value, document),
});

/** Whether an element of the page shadows anything that the platform defines on the document. */
export function isShadowed(): boolean {
  return Object.keys(document).some((name) => name in Document.prototype);
}
