import * as z from 'zod/mini'

/** The options that every widget takes (`data-load` is the loader's). */
export const commonOptions = z.object({
  theme: z._default(z.enum(['light', 'dark', 'auto', 'inherit']), 'light'),
  lang: z.optional(z.string()),
  country: z.optional(z.enum(['US', 'NZ', 'AU'])),
  brand: z.optional(z.enum(['main', 'alternative'])),
  basePath: z._default(z.string().check(z.startsWith('/')), '/'),
  router: z._default(z.enum(['browser', 'hash', 'memory']), 'browser'),
})

export type CommonOptions = z.output<typeof commonOptions>

const rightToLeft = /^(ar|he|fa|ur)\b/i

/** The widget's language: its own option, else the nearest `lang` of the page, else English. */
export function languageOf(element: HTMLElement, chosen: string | undefined): { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = chosen || element.closest('[lang]')?.getAttribute('lang') || 'en'
  return { lang, dir: rightToLeft.test(lang) ? 'rtl' : 'ltr' }
}
