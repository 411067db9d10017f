import { serverTexts } from "../texts/serverTexts.tsx";

const mostTexts = 100;

/**
 * Remembers the texts of a server's answer, so that they are marked with their language where they
 * are shown.
 * @param contentLanguage the answer's `Content-Language`; a value with several languages says
 * nothing about a single text
 */
export function noteServerTexts(texts: readonly string[], contentLanguage: string | null): void {
  const lang = /^[a-z]{2,3}(-\w+)*$/i.exec(contentLanguage ?? "")?.[0] ?? "";
  for (const text of texts) serverTexts.set(text, lang);
  for (const text of serverTexts.keys()) if (serverTexts.size > mostTexts) serverTexts.delete(text);
}
