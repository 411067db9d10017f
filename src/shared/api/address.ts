import type { Endpoint, RequestParts } from '../contracts/endpoint.ts'

/** The part of the page configuration that the client reads. */
export interface ClientConfig {
  readonly apiOrigin: string
  readonly appOrigin: string
  readonly endpoints: Readonly<Record<string, string>>
  readonly product: { readonly key: string }
  readonly behaviour: Readonly<Record<string, unknown>>
}

type Addressed = Pick<Endpoint<RequestParts, unknown>, 'name' | 'path' | 'origin'>

/**
 * The absolute URL of a call, on the configured origin and never on `<base>`. `endpoints` may override the path;
 * `{product}` is filled from the configuration. Throws a RangeError where a placeholder's value is no path segment, and where the page has no origin to call.
 */
export function addressOf(endpoint: Addressed, { path, query }: Pick<RequestParts, 'path' | 'query'>, config: ClientConfig): URL {
  const origin = endpoint.origin === 'app' ? config.appOrigin : config.apiOrigin
  const template = Object.hasOwn(config.endpoints, endpoint.name) ? config.endpoints[endpoint.name]! : endpoint.path
  const parts: Record<string, string | number> = { product: config.product.key, ...path }
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => segment(Object.hasOwn(parts, name) ? parts[name] : ''))
  const url = new URL(filled.replace(/^(?!\/|https?:)/, '/'), origin)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) url.searchParams.append(name, `${value}`)
  }
  return url
}

/** URLs read `.` and `..` as other places, also when they are percent-encoded. */
function segment(value: string | number | undefined): string {
  const text = `${value ?? ''}`
  if (!text || /^\.{1,2}$/.test(text)) throw new RangeError('not a path segment')
  return encodeURIComponent(text.toWellFormed())
}
