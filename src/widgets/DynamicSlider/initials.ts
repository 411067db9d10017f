/** The first letters of the first and the last word, as a reader counts letters; empty without words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word = '') => firstLetter(word)).join('').toLocaleUpperCase()
}

function firstLetter(word: string): string {
  const start = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  const [first] = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter().segment(start) : []
  return first?.segment ?? String.fromCodePoint(start.codePointAt(0) ?? 32)
}
