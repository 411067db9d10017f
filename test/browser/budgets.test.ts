import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brotliBytes, filesByWidget, floorBytes } from '../../scripts/budgets/bytes.ts'
import { widgetCheck } from '../../scripts/budgets.ts'
import { openSite, type Site } from './support/site.ts'

const mount = existsSync('dist/mount.js') ? readFileSync('dist/mount.js', 'utf8') : ''

let site: Site
let floor: number

beforeAll(async () => {
  expect(mount, 'run `npm run build` first').not.toBe('')
  floor = await floorBytes()
  site = await openSite({ dist: 'dist' })
})
afterAll(() => site?.close())

test.each([...filesByWidget(mount).keys()])('%s asks for no more JavaScript than its budget when it mounts alone', async (name) => {
  site.bundle.requests.length = 0
  const { page, close } = await site.visit({ body: `<div data-widget="${name}" data-load="eager"></div>`, policy: false })
  await page.waitForFunction(() => {
    const api = window.DiningWidgets
    return api && 'list' in api && api.list().some(({ status }) => status === 'ready')
  })
  await page.waitForLoadState('networkidle')
  const files = [...new Set(site.bundle.requests.map((path) => path.split('?')[0] ?? ''))].filter((path) => path.endsWith('.js'))
  await close()
  expect(files).toContain('/mount.js')
  const { name: measured, problems } = widgetCheck(name, files.reduce((sum, path) => sum + brotliBytes(`dist${path}`), 0), floor)
  expect(problems, measured).toEqual([])
})
