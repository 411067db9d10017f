import * as z from 'zod/mini'
import { rawConfig } from './rawConfig.ts'

const text = z.string()
const texts = z.record(text, text)
const anything = z.record(text, z.unknown())
const origin = z.pipe(text.check(z.regex(/^https?:\/\/[^/]/)), z.transform((url) => new URL(url).origin))

const shape = {
  /** Where the API lives; the page's own origin when left out. */
  apiOrigin: origin,
  /** Where the IP location call goes; `apiOrigin` when left out. */
  appOrigin: origin,
  /** Path under which the partner calls stand. */
  partnerApiBase: text,
  product: z.object({ key: text.check(z.regex(/^[a-z][a-z0-9_]*$/)), name: text }),
  brand: z.enum(['main', 'alternative']),
  country: z.enum(['US', 'NZ', 'AU']),
  stripePublishableKey: text,
  /** Addresses by name: appStore, playStore, app, support, terms, privacy, … An empty one hides its element. */
  links: texts,
  /** Origins besides the page's own that a return URL may point to. */
  returnUrlOrigins: z.array(origin),
  /** Paths of calls that the specification does not show, by endpoint name. */
  endpoints: texts,
  values: anything,
  texts: texts,
  behaviour: anything,
  experiments: texts,
}

export type Country = 'US' | 'NZ' | 'AU'
export type BrandKey = 'main' | 'alternative'

export interface PageConfig {
  readonly apiOrigin: string
  readonly appOrigin: string
  readonly partnerApiBase: string
  readonly product: { readonly key: string; readonly name: string }
  readonly brand: BrandKey
  readonly country: Country
  readonly stripePublishableKey: string
  readonly links: Readonly<Record<string, string>>
  readonly returnUrlOrigins: readonly string[]
  readonly endpoints: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, unknown>>
  readonly texts: Readonly<Record<string, string>>
  readonly behaviour: Readonly<Record<string, unknown>>
  readonly experiments: Readonly<Record<string, string>>
}

function defaults(): PageConfig {
  const { origin: own } = location
  return {
    apiOrigin: own,
    appOrigin: own,
    partnerApiBase: '/api/v5/partner_projects',
    product: { key: 'dine', name: 'Dine' },
    brand: 'main',
    country: 'US',
    stripePublishableKey: '',
    links: {},
    returnUrlOrigins: [],
    endpoints: {},
    values: {},
    texts: {},
    behaviour: {},
    experiments: {},
  }
}

let lastKey: unknown[] = []
let lastConfig: PageConfig | undefined

/**
 * The page configuration with every key valid; a bad key falls back to its default with one console error.
 * `configured` is what the host gave to `configure()`, in order; it beats the script element.
 */
export function pageConfig(configured: readonly object[]): PageConfig {
  const key = [rawConfig(), configured.length, location.origin]
  if (!lastConfig || key.some((part, index) => part !== lastKey[index])) {
    lastKey = key
    lastConfig = validated(Object.assign({}, rawConfig(), ...configured))
  }
  return lastConfig
}

function validated(given: Record<string, unknown>): PageConfig {
  const good: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    if (!Object.hasOwn(given, key)) continue
    const result = z.safeParse(schema, given[key])
    if (result.success) good[key] = result.data
    else console.error?.(`DiningWidgets: the page configuration's "${key}" is not usable: ${result.error.issues[0]?.message}; its default stands in`)
  }
  const { apiOrigin } = good
  return Object.assign(defaults(), apiOrigin ? { appOrigin: apiOrigin } : {}, good)
}
