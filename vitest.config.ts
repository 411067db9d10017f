import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** The source runs without the build's table: widgets come from the registry's own imports. */
const define = {
  __FROM_TABLE__: 'false',
  __CHUNK_TABLE__: '""',
  __VERSION__: JSON.stringify(version),
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        define,
        test: {
          name: 'unit',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://host.example/' } },
          include: ['src/**/*.test.{ts,tsx}', 'test/widgets/**/*.test.{ts,tsx}', 'test/support/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          setupFiles: ['test/support/setup.ts'],
          testTimeout: 15_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'build/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        define,
        test: {
          name: 'browser',
          // A real browser on a busy machine may be late once.
          retry: 1,
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each file drives a Chromium of its own, which takes a core by itself.
          fileParallelism: false,
        },
      },
    ],
  },
})
