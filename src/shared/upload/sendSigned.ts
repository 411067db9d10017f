import type { Client } from '../api/client.ts'
import { failed, type Outcome } from '../api/outcome.ts'
import { uploadToImageHost, type UploadSettings } from '../contracts/upload.ts'

/** A signature is renewed before a file leaves with it that is older than this (P18); the image host takes it for an hour. */
export const signatureLifeMs = 55 * 60_000

/** Large pictures on slow lines take their time. */
export const uploadLimitMs = 10 * 60_000

export interface SignedSending {
  readonly client: Client
  readonly file: File
  readonly settings: UploadSettings
  /** Reads the settings anew. */
  readonly renew: () => Promise<Outcome<UploadSettings | null>>
  readonly nowMs: () => number
  /** Aborts the request itself. */
  readonly signal: AbortSignal
  /** 0…1. */
  readonly onProgress: (share: number) => void
}

export interface SentImage {
  /** What the server's image field takes for a picture that is already at the image host: `image/upload/v{version}/{id}.{format}#{signature}`. */
  readonly reference: string
  readonly width: number | null
  readonly height: number | null
}

export function isStale({ timestamp }: UploadSettings, nowMs: number): boolean {
  return nowMs - timestamp * 1000 > signatureLifeMs
}

/** Sends a picture straight to the image host, with a fresh signature where the one at hand is too old. Problems: those of the client. */
export async function sendSigned(sending: SignedSending): Promise<Outcome<SentImage>> {
  const { client, file, renew, nowMs, signal, onProgress } = sending
  const fresh = isStale(sending.settings, nowMs()) ? await renew() : { ok: true as const, value: sending.settings }
  if (!fresh.ok) return fresh
  if (!fresh.value) return failed({ kind: 'off-contract', detail: 'upload_settings: missing' })
  const { apiKey, name, signature, timestamp, useFilename } = fresh.value
  const body = { file, api_key: apiKey, timestamp, signature, ...(useFilename !== null && { use_filename: `${useFilename}` }) }
  const outcome = await client.call(uploadToImageHost, { path: { name }, body }, { signal, onProgress, limitMs: uploadLimitMs })
  if (!outcome.ok) return outcome
  const { publicId, version, format, signature: proof, width, height } = outcome.value
  const reference = `image/upload/${version ? `v${version}/` : ''}${publicId}${format ? `.${format}` : ''}${proof ? `#${proof}` : ''}`
  return { ok: true, value: { reference, width, height } }
}
