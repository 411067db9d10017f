import type { IncomingMessage } from 'node:http'
import type { Served } from '../server/files.ts'

export function hostPage(_path: string, _asked: { assets: string; request: IncomingMessage; url: URL }): Served | undefined {
  return undefined
}
