import './platform.ts'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { clearPage } from './page.ts'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  vi.useRealTimers()
  await clearPage()
})
afterAll(() => server.close())
