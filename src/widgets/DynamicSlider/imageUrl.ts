/** The absolute URL of a picture that may be shown: https, the page's own origin, or `data:image/…`; else undefined (fault B5). */
export function imageUrl(source: string, page: string): string | undefined {
  const url = source.trim() && URL.canParse(source, page) ? new URL(source, page) : undefined
  if (!url) return undefined
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === new URL(page).origin) || /^data:image\//i.test(url.href)
  return isAllowed ? url.href : undefined
}
