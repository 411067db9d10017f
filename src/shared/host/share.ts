import { copyText } from './clipboard.ts'

/** What became of it; `dismissed` when the person closed the system's own sheet. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'refused'

/** Offers a link through the system's share sheet, else copies it. */
export async function shareLink({ url, title }: { readonly url: string; readonly title: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused'
}
