/** The address with `spend` added, its own query and hash kept; null for anything but http(s). */
export function ctaHref(url: string, spend: number, page: string): string | null {
  try {
    const target = new URL(url, page)
    target.searchParams.set('spend', String(spend))
    return /^https?:$/.test(target.protocol) ? target.href : null
  } catch {
    return null
  }
}
