/** What a search looks in: lower case, without accents. */
export function searchable(parts: readonly (string | null)[]): string {
  return folded(parts.filter(Boolean).join(' '))
}

/** Whether every word of a search is in it. */
export function matches(haystack: string, search: string): boolean {
  return folded(search).split(/\s+/).filter(Boolean).every((word) => haystack.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
