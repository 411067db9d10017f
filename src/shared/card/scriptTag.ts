const origin = 'https://js.stripe.com'

/** The address that `@stripe/stripe-js` of this version would load; a test holds them together. */
export const scriptUrl = `${origin}/endive/stripe.js`

interface UrlPolicy {
  createScriptURL(url: string): string
}

let policy: UrlPolicy | null | undefined

/** Our one policy, which lets exactly this script in. Null where the browser has no Trusted Types, or the name is taken by another copy of us. */
function ownPolicy(): UrlPolicy | null {
  if (policy !== undefined) return policy
  try {
    // SAFETY: TypeScript's DOM knows Trusted Types only in part; what is used of them is spelled out here.
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy } }
    policy = trustedTypes?.createPolicy('dining-widgets', { createScriptURL: (url) => (url === scriptUrl ? url : '') }) ?? null
  } catch {
    policy = null
  }
  return policy
}

/** The tag that the host page or we have put in already. */
export function existingTag(): HTMLScriptElement | null {
  return [...document.scripts].find(({ src }) => src.startsWith(`${origin}/`)) ?? null
}

/** Asks for the script; throws where the page's policy forbids it. */
export function insertTag(): HTMLScriptElement {
  const tag = document.createElement('script')
  tag.src = ownPolicy()?.createScriptURL(scriptUrl) ?? scriptUrl
  tag.async = true
  document.head.append(tag)
  return tag
}
