interface UrlPolicy {
  createScriptURL(url: string): string
}

/** Whose scripts we ever ask for: the card provider's and the bank link's. */
const origins = ['https://js.stripe.com/', 'https://cdn.plaid.com/']

let policy: UrlPolicy | null | undefined

/** Our one policy. Null where the browser has no Trusted Types, or the name is taken by another copy of us. */
function ownPolicy(): UrlPolicy | null {
  if (policy !== undefined) return policy
  try {
    // SAFETY: TypeScript's DOM knows Trusted Types only in part; what is used of them is spelled out here.
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy } }
    policy = trustedTypes?.createPolicy('dining-widgets', { createScriptURL: (url) => (origins.some((origin) => url.startsWith(origin)) ? url : '') }) ?? null
  } catch {
    policy = null
  }
  return policy
}

/** Asks for a script of one of these origins; throws where the page's policy forbids it. */
export function insertScript(url: string): HTMLScriptElement {
  const tag = document.createElement('script')
  tag.src = ownPolicy()?.createScriptURL(url) ?? url
  tag.async = true
  document.head.append(tag)
  return tag
}
