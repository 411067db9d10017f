import type { Catalogue, Messages } from "./catalogue.ts";

/** The language of a widget. */
export interface Language {
  /** The language of its texts, as BCP 47: `en`, `en-NZ`, `es`. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  messagesOf<M extends Messages>(catalogue: Catalogue<M>): M;
}

/** The part of a language, or of a widget's environment, that functions need to format texts. */
export type TextSource = Pick<Language, "lang" | "messagesOf">;

/** The host's own texts of one language: key → message in ICU syntax. */
export type HostTexts = Readonly<Record<string, string>>;

/**
 * A file of `src/languages`: a widget's texts in a language.
 */
export interface LanguageModule {
  readonly language?: (lang: string) => Language;
}

/** The widget's own option, else the nearest `lang` of the page, else English. */
export function wantedLanguage(element: HTMLElement, chosen: string | undefined): string {
  return chosen || element.closest("[lang]")?.getAttribute("lang") || "en";
}

/**
 * The language that comes nearest to the wanted one: one for which the host has texts, one that is
 * shipped, or English. Only English is available at once. It is also used if another language does
 * not load.
 * @param shipped loads the widget's texts in a language; undefined if none are shipped
 * @param host the host's own texts by language
 */
export function languageFor(
  wanted: string,
  shipped: (language: string) => Promise<LanguageModule | undefined> | undefined,
  host: Readonly<Record<string, HostTexts | undefined>>,
): Language | Promise<Language> {
  const [base] = /^[a-z]{2,3}(?=-|$)/.exec(wanted.toLowerCase()) ?? [];
  const fallback = english(base === "en" ? wanted : "en");
  // A name that every object has, such as `constructor`, is no language.
  if (!base) return fallback;
  const texts = host[wanted] ?? host[base];
  const file = shipped(base)?.then((module) => module?.language?.(wanted) ?? fallback);
  const language = texts
    ? import("./hostTexts.ts").then(({ withHostTexts }) =>
        withHostTexts(wanted, texts, file, fallback),
      )
    : file;
  return language?.catch(() => fallback) ?? fallback;
}

/** English, from the widgets' own files. */
export function english(lang = "en"): Language {
  return { lang, dir: "ltr", messagesOf: ({ messages }) => messages };
}
