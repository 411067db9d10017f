import { pageOrigin } from '../../shared/host/navigation.ts'
import { parsedUrl } from '../../shared/host/safeHref.ts'

/** The absolute URL of a picture that may be shown: https, the page's own origin, or `data:image/…`; else null (fault B5). */
export function imageUrl(source: string | null | undefined): string | null {
  const given = source?.trim() ?? ''
  if (/^data:/i.test(given)) return /^data:image\//i.test(given) ? given : null
  const url = parsedUrl(given, document.baseURI)
  return url && (url.protocol === 'https:' || url.origin === pageOrigin()) && /^https?:$/.test(url.protocol) ? url.href : null
}
