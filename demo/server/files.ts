import { readFile } from "node:fs/promises";
import { basename, extname, resolve, sep } from "node:path";

export interface Served {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Files that are named by their content or their build never change, as on a CDN, and the browser
 * keeps them compiled.
 */
const hashed = /-[\w-]{6,10}\.js$|^(?=.*[A-Z\d])[\w-]{6}\.js$/;

/**
 * Returns one file of a folder. Undefined if it does not exist, or if the path leaves the folder.
 */
export async function fileOf(folder: string, path: string): Promise<Served | undefined> {
  const root = resolve(folder);
  const file = resolve(root, `.${sep}${path}`);
  if (!file.startsWith(root + sep)) return undefined;
  try {
    const headers = hashed.test(basename(file))
      ? { "cache-control": "public, max-age=31536000, immutable" }
      : {};
    return {
      status: 200,
      type: types[extname(file)] ?? "application/octet-stream",
      body: await readFile(file),
      headers,
    };
  } catch {
    return undefined;
  }
}
