import type { Client } from "../api/client.ts";
import { failed, type Outcome } from "../api/outcome.ts";
import { uploadToImageHost, type UploadSettings } from "../contracts/upload.ts";

/** A signature is renewed before a file leaves with it that is older than this (P18); the image host takes it for an hour. */
export const signatureLifeMs = 55 * 60_000;

/** Large pictures on slow lines take their time. */
export const uploadLimitMs = 10 * 60_000;

export interface SignedSending {
  readonly client: Client;
  readonly file: File;
  readonly settings: UploadSettings;
  /** Reads the settings anew. */
  readonly renew: () => Promise<Outcome<UploadSettings | null>>;
  readonly nowMs: () => number;
  /** Aborts the request itself. */
  readonly signal: AbortSignal;
}

export interface SentImage {
  /** Where the image host shows it from now on. */
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

export function isStale({ timestamp }: UploadSettings, nowMs: number): boolean {
  return nowMs - timestamp * 1000 > signatureLifeMs;
}

/**
 * Sends a picture straight to the image host. A signature that is too old is renewed before, one that the host refuses once
 * after: a device's clock may be wrong. Problems: those of the client.
 */
export async function sendSigned(sending: SignedSending): Promise<Outcome<SentImage>> {
  const { settings, nowMs } = sending;
  if (isStale(settings, nowMs())) return sendRenewed(sending);
  const outcome = await sendOnce(sending, settings);
  const isRefused =
    !outcome.ok &&
    outcome.problem.kind === "rejected" &&
    [400, 401, 403].includes(outcome.problem.status);
  return isRefused && !sending.signal.aborted ? sendRenewed(sending) : outcome;
}

async function sendRenewed(sending: SignedSending): Promise<Outcome<SentImage>> {
  const fresh = await sending.renew();
  if (!fresh.ok) return fresh;
  return fresh.value
    ? sendOnce(sending, fresh.value)
    : failed({ kind: "off-contract", detail: "upload_settings: missing" });
}

async function sendOnce(
  { client, file, signal }: SignedSending,
  settings: UploadSettings,
): Promise<Outcome<SentImage>> {
  const { apiKey, name, signature, timestamp, useFilename } = settings;
  const body = {
    file,
    api_key: apiKey,
    timestamp,
    signature,
    ...(useFilename !== null && { use_filename: `${useFilename}` }),
  };
  const outcome = await client.call(
    uploadToImageHost,
    { path: { name }, body },
    { signal, limitMs: uploadLimitMs },
  );
  if (!outcome.ok) return outcome;
  const { secureUrl, publicId, version, format, width, height } = outcome.value;
  const spot = `${version ? `v${version}/` : ""}${publicId}${format ? `.${format}` : ""}`;
  return {
    ok: true,
    value: {
      url:
        secureUrl ?? `https://res.cloudinary.com/${encodeURIComponent(name)}/image/upload/${spot}`,
      width,
      height,
    },
  };
}
