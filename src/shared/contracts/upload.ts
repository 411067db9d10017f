import * as z from "zod/mini";
import { answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { maybe, numeric, string, text } from "./fields.ts";

/** The form fields that the image host requires beside a file (A3.10, P18). */
export const uploadSettings = z.object({
  apiKey: text,
  /** The name of the cloud, part of the address. */
  name: text,
  signature: text,
  /** Seconds since the epoch; the host refuses a signature an hour later. */
  timestamp: numeric,
  useFilename: maybe(z.union([z.boolean(), z.string()])),
});

export type UploadSettings = z.output<typeof uploadSettings>;

export interface DirectUpload {
  readonly file: Blob;
  readonly api_key: string;
  readonly timestamp: number;
  readonly signature: string;
  readonly use_filename?: string;
}

/**
 * Uploads a picture directly to the image host, with a signature from our server (P18). The bearer
 * token is not sent there.
 */
export const uploadToImageHost = endpoint<{ path: { name: string }; body: DirectUpload }>()({
  name: "uploadToImageHost",
  method: "POST",
  path: "https://api.cloudinary.com/v1_1/{name}/image/upload",
  encoding: "multipart",
  output: answer(
    z.object({
      publicId: z.string().check(z.minLength(1)),
      version: maybe(text),
      format: maybe(string),
      secureUrl: maybe(string),
      width: maybe(numeric),
      height: maybe(numeric),
    }),
  ),
});
