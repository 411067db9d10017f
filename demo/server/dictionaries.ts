import type { IncomingHttpHeaders } from "node:http";
import { fileOf, type Served } from "./files.ts";

/**
 * The content of `dist/dictionaries.json`, which `npm run deltas` writes: what a server needs for
 * compression dictionaries (RFC 9842). All paths are relative to the bundle's folder.
 */
export interface Dictionaries {
  readonly files: Readonly<Record<string, DictionaryFile>>;
}

export interface DictionaryFile {
  /**
   * A pattern for the paths of later releases of the file: the value of `match` in
   * `Use-As-Dictionary`, after the folder's own path.
   */
  readonly match: string;
  /** SHA-256 of an earlier file, in base64 → the delta to it, a body for `Content-Encoding: dcz`. */
  readonly deltas: Readonly<Record<string, string>>;
}

/**
 * The answer for a file of the bundle. If the browser has an earlier file and there is a delta to
 * it, it is the delta. The answer is marked as a dictionary for later releases. Browsers without
 * compression dictionaries get the file itself.
 */
export async function withDictionary(
  served: Served,
  path: string,
  request: IncomingHttpHeaders,
  dist: string,
): Promise<Served> {
  const file = (await dictionariesOf(dist)).files[path];
  if (!file) return served;
  const headers = {
    ...served.headers,
    vary: "Accept-Encoding, Available-Dictionary",
    "use-as-dictionary": `match="/${file.match}"`,
  };
  const delta = await deltaFor(file, request, dist);
  return delta
    ? { ...served, body: delta.body, headers: { ...headers, "content-encoding": "dcz" } }
    : { ...served, headers };
}

function deltaFor(
  { deltas }: DictionaryFile,
  request: IncomingHttpHeaders,
  dist: string,
): Promise<Served | undefined> | undefined {
  const accepts = /\bdcz\b/.test(String(request["accept-encoding"]));
  // A structured field: the hash is between colons.
  const [, hash = ""] = /^:(.+):$/.exec(String(request["available-dictionary"])) ?? [];
  const delta = accepts && Object.hasOwn(deltas, hash) ? deltas[hash] : undefined;
  return delta === undefined ? undefined : fileOf(dist, delta);
}

async function dictionariesOf(dist: string): Promise<Dictionaries> {
  const manifest = await fileOf(dist, "dictionaries.json");
  return manifest ? JSON.parse(String(manifest.body)) : { files: {} };
}
