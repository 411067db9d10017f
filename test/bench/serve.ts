import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

export interface Served {
  readonly origin: string
  /** Answers this path with this page from now on. */
  page(path: string, html: string): void
  close(): Promise<void>
}

/** Serves scripts of a folder, and pages that are set at run time, on a free port of this machine. */
export async function serve(folder: string): Promise<Served> {
  const pages = new Map<string, string>()
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const html = pages.get(pathname)
    const type = html === undefined ? 'text/javascript' : 'text/html; charset=utf-8'
    try {
      const body = html ?? (await readFile(join(folder, normalize(pathname))))
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // SAFETY: a server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    page: (path, html) => void pages.set(path, html),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
