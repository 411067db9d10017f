/** What travels on to the checkout besides the chosen thing: the campaign's marks and the code (A:L27). */
export function isCarried(name: string): boolean {
  return name === 'code' || name.startsWith('utm_')
}

/** The checkout for one thing to buy; null where the host's path is no web address. */
export function checkoutUrl(path: string, key: 'ico_id' | 'gco_id', id: string, carried: Readonly<Record<string, string>>, page: string): string | null {
  try {
    const url = new URL(path, page)
    if (!/^https?:$/.test(url.protocol)) return null
    url.searchParams.set(key, id)
    for (const [name, value] of Object.entries(carried)) url.searchParams.set(name, value)
    return url.href
  } catch {
    return null
  }
}
