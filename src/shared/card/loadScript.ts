import { existingTag, insertTag } from './scriptTag.ts'

/** After so long without an answer the script counts as missing, in milliseconds; it is still welcome when it comes later. */
const patienceMs = 12_000

let underway: Promise<void> | undefined

/**
 * Resolves once the provider's script runs; rejects when it is blocked, broken or late. Everybody on the page shares one
 * try, and a new try takes the failed tag out and puts a fresh one in.
 */
export function loadScript(): Promise<void> {
  if (isThere()) return Promise.resolve()
  underway ??= attempt().catch((error: unknown) => {
    underway = undefined
    throw error
  })
  return underway
}

function isThere(): boolean {
  return typeof Reflect.get(globalThis, 'Stripe') === 'function'
}

function attempt(): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = existingTag() ?? insertTag()
    const timer = setTimeout(() => reject(new Error('the card script is late')), patienceMs)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      tag.remove()
      reject(new Error(reason))
    }
    tag.addEventListener('error', () => fail('the card script is blocked'), { once: true })
    tag.addEventListener(
      'load',
      () => {
        clearTimeout(timer)
        if (isThere()) resolve()
        else fail('the card script is not the one')
      },
      { once: true },
    )
  })
}
