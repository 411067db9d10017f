import { createStore } from 'zustand/vanilla'
import type { Outcome, Problem } from '../../../../shared/api/outcome.ts'
import { holdPage } from '../../../../shared/host/navigation.ts'
import { checkImage, type ImageLimits } from '../../../../shared/upload/checkImage.ts'
import { complaintText } from '../../../../shared/upload/complaintText.ts'
import { previewOf } from '../../../../shared/upload/preview.ts'
import { copy } from './copy.ts'

/** How large previews are, in px of height. */
const previewPx = 160
/** Files that leave at the same time. */
const lanes = 2

/** A chosen file on its way. */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly step: 'checking' | 'waiting' | 'sending' | 'failed'
  /** 0…1. */
  readonly share: number
  /** A `data:` URL. */
  readonly preview: string | null
  /** Why it failed. */
  readonly words: string | null
  /** Sending it again may help. */
  readonly canRetry: boolean
}

export interface UploadsStart<T> {
  readonly limits: ImageLimits
  readonly send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Outcome<T>>
  readonly onDone: (sent: T) => void
  /** For the live region. */
  readonly say: (words: string) => void
}

interface Sending {
  readonly file: File
  readonly fingerprint: string | null
  readonly stopping: AbortController
}

export type Uploads = ReturnType<typeof createUploads<unknown>>

/** Checks, previews and sends files, two at a time; each can be stopped and tried again (P18, P19). */
export function createUploads<T>({ limits, send, onDone, say }: UploadsStart<T>) {
  const store = createStore<{ readonly items: readonly Upload[] }>(() => ({ items: [] }))
  const sendings = new Map<number, Sending>()
  const known = new Set<string>()
  let keys = 0
  let isEnded = false
  let release: (() => void) | null = null

  function change(key: number, changes: Partial<Upload>): void {
    store.setState(({ items }) => ({ items: items.map((item) => (item.key === key ? { ...item, ...changes } : item)) }))
  }

  function drop(key: number): void {
    sendings.delete(key)
    store.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }))
    next()
  }

  function fail(key: number, words: string, canRetry = false): void {
    change(key, { step: 'failed', words, canRetry })
    next()
  }

  /** Starts what has room, and holds the page while anything is under way. */
  function next(): void {
    const { items } = store.getState()
    const free = lanes - items.filter(({ step }) => step === 'sending').length
    for (const { key } of items.filter(({ step }) => step === 'waiting').slice(0, Math.max(free, 0))) void start(key)
    const isBusy = store.getState().items.some(({ step }) => step !== 'failed')
    if (isBusy && !isEnded) release ??= holdPage()
    else {
      release?.()
      release = null
    }
  }

  async function check(key: number, file: File): Promise<void> {
    const checked = await checkImage(file, limits)
    if (!isHere(key)) return
    if (!checked.ok) return fail(key, complaintText(checked.complaint))
    const { fingerprint } = checked.image
    if (fingerprint && known.has(fingerprint)) return fail(key, copy.uploads.duplicate)
    if (fingerprint) known.add(fingerprint)
    const preview = await previewOf(file, previewPx)
    if (!isHere(key)) return forget(fingerprint)
    if (!preview) {
      forget(fingerprint)
      return fail(key, copy.uploads.broken)
    }
    sendings.set(key, { file, fingerprint, stopping: new AbortController() })
    change(key, { step: 'waiting', preview })
    next()
  }

  async function start(key: number): Promise<void> {
    const sending = sendings.get(key)
    if (!sending) return
    const stopping = new AbortController()
    sendings.set(key, { ...sending, stopping })
    change(key, { step: 'sending', share: 0, words: null, canRetry: false })
    const outcome = await send(sending.file, stopping.signal, (share) => change(key, { share }))
    if (stopping.signal.aborted || !isHere(key)) return
    if (!outcome.ok) return fail(key, problemWords(outcome.problem), true)
    say(copy.uploads.done(sending.file.name))
    onDone(outcome.value)
    drop(key)
  }

  function forget(fingerprint: string | null): void {
    if (fingerprint) known.delete(fingerprint)
  }

  const isHere = (key: number): boolean => !isEnded && store.getState().items.some((item) => item.key === key)

  return {
    store,
    add(files: readonly File[]): void {
      isEnded = false
      for (const file of files) {
        const key = ++keys
        const item: Upload = { key, name: file.name, step: 'checking', share: 0, preview: null, words: null, canRetry: false }
        store.setState(({ items }) => ({ items: [...items, item] }))
        void check(key, file)
      }
      next()
    },
    /** Stops it, or takes a failed one off the list; its file may be chosen again. */
    cancel(key: number): void {
      const item = store.getState().items.find((one) => one.key === key)
      const sending = sendings.get(key)
      sending?.stopping.abort()
      forget(sending?.fingerprint ?? null)
      if (item && item.step !== 'failed') say(copy.uploads.canceled(item.name))
      drop(key)
    },
    retry(key: number): void {
      change(key, { step: 'waiting' })
      next()
    },
    /** The form is left: nothing goes on. */
    end(): void {
      isEnded = true
      for (const { stopping } of sendings.values()) stopping.abort()
      sendings.clear()
      store.setState({ items: [] })
      next()
    },
  }
}

function problemWords(problem: Problem): string {
  if (problem.kind === 'offline') return copy.uploads.offline
  return (problem.kind === 'rejected' && problem.message) || copy.uploads.brokeOff
}
