import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, inflate, unzip } from "node:zlib";

/** One answer of a server, which may be a redirect. */
export interface SingleAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body after decompression. */
  readonly body: Buffer;
}

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Resolves the name. Defaults to the system's resolver. */
  readonly lookup?: LookupFunction | undefined;
}

/** The most bytes that are read. No file of a page is larger. */
const largestBody = 32 * 1024 * 1024;

/**
 * Sends one GET request and follows no redirect. It does not use `fetch`, which accepts no
 * resolver.
 */
export async function getOnce(
  url: URL,
  { headers, signal, lookup }: GetOptions,
): Promise<SingleAnswer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    send(url, { headers: { ...headers, connection: "close" }, signal, ...(lookup && { lookup }) })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
  const answered = headersOf(message);
  return {
    status: message.statusCode ?? 0,
    headers: answered,
    body: await decompressed(await bodyOf(message), answered.get("content-encoding") ?? ""),
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  let size = 0;
  message.on("data", (part: Buffer) => {
    size += part.length;
    if (size > largestBody) message.destroy(new Error(tooLarge));
  });
  return buffer(message);
}

const tooLarge = `it sends more than ${largestBody / 1024 / 1024} MB`;

const decompressors: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliDecompress)(body, { maxOutputLength: largestBody }),
  gzip: (body) => promisify(unzip)(body, { maxOutputLength: largestBody }),
  deflate: (body) => promisify(inflate)(body, { maxOutputLength: largestBody }),
};

/** Decompresses only the encodings in `accept-encoding`. */
async function decompressed(body: Buffer, encoding: string): Promise<Buffer> {
  const decompress = decompressors[encoding.trim().toLowerCase()];
  return decompress && body.length ? decompress(body) : body;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    const value = rawHeaders[index + 1] ?? "";
    // A header value that browsers would refuse too.
    try {
      headers.append(name, value);
    } catch {
      continue;
    }
  }
  return headers;
}
