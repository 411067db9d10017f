import { readFileSync } from 'node:fs'
import { embedMap } from '../../../demo/server/embedMap.ts'
import { pageConfig } from '../../../demo/server/pages.ts'
import type { Example } from '../../../src/shared/widget/examples.ts'
import { imitateApi, type Imitation } from '../matrix/imitation.ts'
import { openSite, type Site, type Visit, type VisitOptions } from '../support/site.ts'

export interface HostedSite extends Omit<Site, 'visit'> {
  readonly api: Imitation
  /** A page without the strict policy, so that markup may say its own `style`, and without a browser's own margins. */
  visit(options: VisitOptions): Promise<Visit>
}

/** The bundle on host pages that have what a real host has: the imitated API, links, and a map page for frames. */
export async function hostedSite(): Promise<HostedSite> {
  const site = await openSite({ dist: 'dist' })
  const api = imitateApi(site)
  const style = readFileSync('demo/app/harness.css')
  site.routes.set('/harness/harness.css', () => ({ body: style, type: 'text/css' }))
  site.routes.set('/embed/map', (url) => {
    const { body, headers = {}, ...page } = embedMap(url, site.bundle.origin)
    return { ...page, body: Buffer.from(body), headers }
  })
  return {
    ...site,
    api,
    visit: (options) => site.visit({ config: pageConfig, policy: false, ...options, body: `<style>body { margin: 0 }</style>${options.body ?? ''}` }),
  }
}

/** How the widget is opened in the harness at first. */
export async function defaultExample(name: string): Promise<Example> {
  const { examples }: { examples: readonly Example[] } = await import(`../../../src/widgets/${name}/examples.ts`)
  const [first] = examples
  if (!first) throw new Error(`${name} has no examples`)
  return first
}

/** The `div` of an example, with further attributes. */
export function openTag(name: string, { options = {}, attributes = {} }: Example, more: string): string {
  const own = Object.entries(attributes).map(([key, value]) => `data-${key}="${value}"`)
  const props = JSON.stringify(options).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `<div data-widget="${name}" data-props='${props}' ${[...own, more].join(' ')}><a href="/elsewhere">What the host wrote</a></div>`
}
