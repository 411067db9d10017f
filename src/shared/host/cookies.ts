/** The cookie's value, decoded; null where there is none or cookies are refused. */
export function readCookie(name: string): string | null {
  const start = `${name}=`
  const pair = cookieText().split('; ').find((part) => part.startsWith(start))
  return pair === undefined ? null : decoded(pair.slice(start.length))
}

/** Sets a cookie of the whole site for so many days, sent over https alone where the page has it. Says whether the browser kept it. */
export function writeCookie(name: string, value: string, days: number): boolean {
  write(name, value, days)
  return readCookie(name) === value
}

/** Removes it the way it was set: by an expiry 365 days ago (B:L160). */
export function clearCookie(name: string): void {
  write(name, '', -365)
}

function write(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`
  } catch {
    // A page without an origin may not have cookies.
  }
}

function cookieText(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
