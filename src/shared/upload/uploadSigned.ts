import type { Client } from "../api/client.ts";
import { failed, type Outcome } from "../api/outcome.ts";
import { uploadToImageHost, type UploadSettings } from "../contracts/upload.ts";
import { uploadLimitMs } from "./uploadLimit.ts";

/**
 * A signature older than this is renewed before sending (P18); the image host accepts it for an
 * hour.
 */
export const signatureMaxAgeMs = 55 * 60_000;

export interface SignedUpload {
  readonly client: Pick<Client, "call">;
  readonly file: File;
  readonly settings: UploadSettings;
  /** Loads new settings. */
  readonly renew: () => Promise<Outcome<UploadSettings | null>>;
  readonly nowMs: () => number;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** Called with the percentage of the file that was sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

export interface UploadedImage {
  /** The image's permanent address at the image host. */
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

export function isSignatureStale({ timestamp }: UploadSettings, nowMs: number): boolean {
  return nowMs - timestamp * 1000 > signatureMaxAgeMs;
}

/**
 * Sends an image directly to the image host. Renews a signature that is too old before sending, and
 * once more if the host refuses it, because a device's clock may be wrong. Fails with the client's
 * problems.
 */
export async function uploadSigned(upload: SignedUpload): Promise<Outcome<UploadedImage>> {
  const { settings, nowMs } = upload;
  if (isSignatureStale(settings, nowMs())) return sendRenewed(upload);
  const outcome = await sendOnce(upload, settings);
  const isRefused =
    !outcome.ok &&
    outcome.problem.kind === "rejected" &&
    [400, 401, 403].includes(outcome.problem.status);
  return isRefused && !upload.signal.aborted ? sendRenewed(upload) : outcome;
}

async function sendRenewed(upload: SignedUpload): Promise<Outcome<UploadedImage>> {
  const renewed = await upload.renew();
  if (!renewed.ok) return renewed;
  return renewed.value
    ? sendOnce(upload, renewed.value)
    : failed({ kind: "off-contract", detail: "upload_settings: missing" });
}

async function sendOnce(
  { client, file, signal, onProgress }: SignedUpload,
  settings: UploadSettings,
): Promise<Outcome<UploadedImage>> {
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
    { signal, limitMs: uploadLimitMs, onProgress },
  );
  if (!outcome.ok) return outcome;
  const { secureUrl, publicId, version, format, width, height } = outcome.value;
  const imagePath = `${version ? `v${version}/` : ""}${publicId}${format ? `.${format}` : ""}`;
  return {
    ok: true,
    value: {
      url:
        secureUrl ??
        `https://res.cloudinary.com/${encodeURIComponent(name)}/image/upload/${imagePath}`,
      width,
      height,
    },
  };
}
