import type { Catalogue, Messages, Translations } from "./catalogue.ts";
import { directionOf } from "./direction.ts";
import type { Language } from "./language.ts";

/**
 * A shipped language. `lang` may include a region. A catalogue without a translation stays English.
 */
export function translated(lang: string, translations: Translations): Language {
  return {
    lang,
    dir: directionOf(lang),
    // SAFETY: `npm run lint` checks that a translation has the shape of its English catalogue.
    messagesOf: <M extends Messages>({ id, messages }: Catalogue<M>) =>
      (translations[id] ?? messages) as M,
  };
}
