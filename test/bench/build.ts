import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { bundle } from '../../build/bundle.ts'
import { compileOptions } from '../../build/compileOptions.ts'
import { widgetEntries } from '../../build/widgetEntries.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const contenders = ['createRootLoop', 'reactUjs', 'reactOnRails', 'r2wc', 'uxReact'] as const
const counted = 'SubscriptionCalculator'

/** The bundle as it ships, into `outDir`. */
export async function buildShipped(outDir: string): Promise<void> {
  await build({ configFile: false, logLevel: 'error', ...bundle({ widgets: widgetEntries(), outDir }) })
}

/** The loader and the calculator as they ship, but that its Root counts its instances. */
export async function buildCounted(outDir: string): Promise<void> {
  const entry = widgetEntries()[counted] ?? ''
  await build({ configFile: false, logLevel: 'error', ...bundle({ widgets: { [counted]: entry }, outDir, plugins: [countingRoot()] }) })
}

/** Every contender in a file of its own, with the bundle's own compiler settings. */
export async function buildContenders(outDir: string): Promise<void> {
  const { build: settings, define = {} } = bundle({ widgets: {}, outDir })
  const { minify, comments } = Object(settings?.rolldownOptions?.output)
  for (const name of contenders) {
    await build({
      configFile: false,
      logLevel: 'error',
      define,
      plugins: [compileOptions()],
      // react_ujs brings a React of its own.
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        ...settings,
        emptyOutDir: false,
        lib: { entry: { [name]: `${here}contenders/${name}.tsx` }, formats: ['es'] },
        rolldownOptions: { output: { minify, comments, entryFileNames: '[name].js', codeSplitting: false } },
      },
    })
  }
}

function countingRoot(): Plugin {
  return {
    name: 'bench-counting-root',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './Root.tsx' && importer?.endsWith(`${counted}/index.ts`) ? `${here}contenders/countedRoot.tsx` : null),
  }
}
