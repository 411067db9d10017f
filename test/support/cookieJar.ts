/** Replaces `document.cookie`. Returns a function that restores it. */
export function replaceCookieJar(get: () => string, set: (text: string) => void): () => void {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  Object.defineProperty(Document.prototype, "cookie", { ...jar, get, set });
  return () => void Object.defineProperty(Document.prototype, "cookie", jar);
}
