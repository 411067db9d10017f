import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundle } from '../../../build/bundle.ts'

const source = (path: string) => fileURLToPath(new URL(`../fixtures/src/${path}`, import.meta.url))

const widgets = {
  Counter: source('Counter/index.ts'),
  Thrower: source('Thrower/index.tsx'),
  Fragile: source('Fragile/index.tsx'),
  Stuck: source('Stuck/index.tsx'),
  Framed: source('Framed/index.tsx'),
  HousePanel: source('HousePanel/index.tsx'),
}

const cache = fileURLToPath(new URL('../../../node_modules/.cache/browser-fixtures/', import.meta.url))
const hourMs = 3_600_000

/**
 * Builds small widgets, each with one habit worth testing, under the real loader and with the real plugins; gives
 * back the folder. A `version` makes a deploy of its own: other hashes, in another folder. All files of one run share the
 * builds, since they are forked from one process.
 */
export async function fixtureBundle(version = '1.0.0'): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const outDir = `${cache}${process.ppid}-${version}`
  if (existsSync(`${outDir}/mount.js`)) return outDir
  await forgetOldRuns()
  const config = bundle({ widgets, outDir, version, define: { __DEPLOY__: JSON.stringify(version) } })
  // Vitest's own NODE_ENV would make development JSX of it.
  const oxc = { jsx: { runtime: 'automatic', development: false } } as const
  await build({ ...config, root, oxc, configFile: false, logLevel: 'error', build: { ...config.build, emptyOutDir: true } })
  return outDir
}

async function forgetOldRuns(): Promise<void> {
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(cache + name)
    if (mtimeMs < Date.now() - hourMs) await rm(cache + name, { recursive: true, force: true })
  }
}
