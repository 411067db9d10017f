/** The page's cookies answer differently from now on; gives back how to end that. */
export function replaceCookieJar(get: () => string, set: (text: string) => void): () => void {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  Object.defineProperty(Document.prototype, "cookie", { ...jar, get, set });
  return () => void Object.defineProperty(Document.prototype, "cookie", jar);
}
