import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, inflate, unzip } from "node:zlib";

/** One answer of a server, a redirect among them. */
export interface SingleAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Without its compression. */
  readonly body: Buffer;
}

export interface GetOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Resolves the name; the system's own without it. */
  readonly lookup?: LookupFunction | undefined;
}

/** No file of a page is larger; a server that sends more is not read to the end. */
const largestBody = 32 * 1024 * 1024;

/** One GET request that follows no redirect. `fetch` is no use here, since it takes no look-up of its own. */
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

/** Only what `accept-encoding` asks for is decompressed. */
async function decompressed(body: Buffer, encoding: string): Promise<Buffer> {
  const decompress = decompressors[encoding.trim().toLowerCase()];
  return decompress && body.length ? decompress(body) : body;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    const value = rawHeaders[index + 1] ?? "";
    // A value that no browser would take either.
    try {
      headers.append(name, value);
    } catch {
      continue;
    }
  }
  return headers;
}
