import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'
import { compileOptions } from '../../build/compileOptions.ts'
import config from '../../vite.config.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const contenders = ['floor', 'createRootLoop', 'reactUjs', 'reactOnRails', 'r2wc', 'uxReact'] as const

/** The bundle as it ships, into `outDir`. */
export async function buildShipped(outDir: string): Promise<void> {
  await run({ build: { outDir } })
}

/** The bundle as it ships, but that the calculator's Root counts its instances. */
export async function buildCounted(outDir: string): Promise<void> {
  await run({ build: { outDir }, plugins: [countingRoot()] })
}

/** Every contender, and React alone, in a file of its own with the bundle's own compiler settings. */
export async function buildContenders(outDir: string): Promise<void> {
  for (const name of contenders) {
    await run({
      ...config,
      configFile: false,
      plugins: [compileOptions()],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        ...config.build,
        outDir,
        lib: { entry: { [name]: `${here}contenders/${name}.tsx` }, formats: ['es'] },
        emptyOutDir: false,
        rolldownOptions: { output: { ...outputSettings(), entryFileNames: '[name].js', codeSplitting: false } },
      },
    })
  }
}

async function run(settings: InlineConfig): Promise<void> {
  await build({ logLevel: 'error', ...settings })
}

function outputSettings() {
  const { minify, comments } = Object(config.build?.rolldownOptions?.output)
  return { minify, comments }
}

function countingRoot(): Plugin {
  return {
    name: 'bench-counting-root',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './Root.tsx' && importer?.endsWith('SubscriptionCalculator/index.ts') ? `${here}contenders/countedRoot.tsx` : null,
  }
}
