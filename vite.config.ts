import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { manifests } from './build/manifests.ts'
import { compileOptions } from './build/compileOptions.ts'
import { chunkTable } from './build/chunkTable.ts'
import { widgetEntries } from './build/widgetEntries.ts'
import { withoutExamples } from './build/withoutExamples.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

export default defineConfig({
  base: './',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
  },
  plugins: [compileOptions(), withoutExamples(), chunkTable(), manifests()],
  build: {
    target: ['chrome131', 'firefox133', 'safari18'],
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    lib: { entry: { mount: 'src/mount.ts', advice: 'src/shared/mount/advice.ts', ...widgetEntries() }, formats: ['es'] },
    reportCompressedSize: false,
    rolldownOptions: {
      transform: { inject: { reportError: ['/src/shared/widget/reportError.ts', 'reportError'] } },
      output: {
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true, legalComments: 'none' } },
        comments: false,
        entryFileNames: ({ name }) => (name === 'mount' ? 'mount.js' : '[name]-[hash:6].js'),
        chunkFileNames: '[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown-runtime/, priority: 2 },
            { name: 'core', test: /node_modules\/zustand\/|src\/shared\/(widget|config|options|brand)\//, priority: 1 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 1 },
          ],
        },
      },
    },
  },
})
