import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/browser-runs/', import.meta.url))
const hourMs = 3_600_000
const patienceMs = 120_000

/**
 * Does something once for all files of one run, which are forked from one process and run side by side. `make` gets a folder
 * of its own; the others wait for it, and fail where it failed.
 */
export async function oncePerRun(key: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = `${cache}${process.ppid}-${key}`
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  await mkdir(cache, { recursive: true })
  const isFirst = await mkdir(folder).then(() => true, () => false)
  if (!isFirst) return awaited(folder, done, failed)
  await forgetOldRuns()
  await make(folder).catch(async (error: unknown) => {
    await writeFile(failed, String(error))
    throw error
  })
  await writeFile(done, '')
  return folder
}

async function awaited(folder: string, done: string, failed: string): Promise<string> {
  for (const end = Date.now() + patienceMs; Date.now() < end && !existsSync(failed); ) {
    if (existsSync(done)) return folder
    await new Promise((later) => setTimeout(later, 50))
  }
  throw new Error(`${folder} was not made`)
}

async function forgetOldRuns(): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(cache + name)
    if (mtimeMs < Date.now() - hourMs) await rm(cache + name, { recursive: true, force: true })
  }
}
