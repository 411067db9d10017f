import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { hashLength } from '../src/shared/mount/table.ts'
import { chunkTable } from './chunkTable.ts'
import { compileOptions } from './compileOptions.ts'
import { ownKeysOnly } from './ownKeysOnly.ts'
import { sharedChunks } from './sharedChunks.ts'
import { withoutExamples } from './withoutExamples.ts'

interface Bundle {
  /** Widget → its entry file. */
  readonly widgets: Readonly<Record<string, string>>
  readonly outDir: string
  readonly plugins?: UserConfig['plugins']
  /** Instead of the package's own; two of them on one page share one engine. */
  readonly version?: string
}

/** How loader and widgets are built; the browser tests build their own small widgets in the same way. */
export function bundle({ widgets, outDir, plugins = [], version = packageVersion() }: Bundle): UserConfig {
  return {
    base: './',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
    },
    plugins: [ownKeysOnly(), compileOptions(), withoutExamples(), chunkTable(Object.keys(widgets)), ...plugins],
    build: {
      outDir,
      target: ['chrome131', 'firefox133', 'safari18'],
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: { entry: { mount: 'src/mount.ts', advice: 'src/shared/mount/advice.ts', ...widgets }, formats: ['es'] },
      reportCompressedSize: false,
      rolldownOptions: {
        transform: { inject: { reportError: ['/src/shared/widget/reportError.ts', 'reportError'] } },
        output: {
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true, legalComments: 'none' } },
          comments: false,
          entryFileNames: ({ name }) => (name === 'mount' ? 'mount.js' : `[name]-[hash:${hashLength}].js`),
          chunkFileNames: `[hash:${hashLength}].js`,
          codeSplitting: {
            groups: [...sharedChunks],
          },
        },
      },
    },
  }
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}
