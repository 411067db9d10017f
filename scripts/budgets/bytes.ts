import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import config from '../../vite.config.ts'

const floorFolder = 'node_modules/.cache/budget-floor'

/** Bytes of a file as a CDN sends it: brotli at its best. */
export function brotliBytes(file: string): number {
  const content = readFileSync(file)
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length
}

/** Brotli bytes of React alone, rendering one element, built with the bundle's own settings. */
export async function floorBytes(): Promise<number> {
  rmSync(floorFolder, { recursive: true, force: true })
  mkdirSync(floorFolder, { recursive: true })
  const { define, build: settings } = config
  const { minify, comments } = Object(settings?.rolldownOptions?.output)
  await build({
    configFile: false,
    logLevel: 'error',
    ...(define && { define }),
    build: {
      ...settings,
      outDir: floorFolder,
      lib: { entry: 'scripts/budgets/floor.tsx', formats: ['es'], fileName: 'floor' },
      rolldownOptions: { output: { minify, comments } },
    },
  })
  return readdirSync(floorFolder).reduce((sum, file) => sum + brotliBytes(`${floorFolder}/${file}`), 0)
}

/** Widget → its files and all that they import statically, from the table that the build wrote into `mount.js`. */
export function filesByWidget(mount: string): Map<string, string[]> {
  const [table] = /\{"files":\[.*?\],"widgets":\{.*?\},"advice":\d+\}/.exec(mount) ?? []
  if (!table) throw new Error('dist/mount.js holds no chunk table')
  const { files, widgets }: { files: string[]; widgets: Record<string, number[]> } = JSON.parse(table)
  return new Map(Object.entries(widgets).map(([name, indices]) => [name, indices.map((index) => `${files[index]}.js`)]))
}
