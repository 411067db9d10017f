import { expect, test, vi } from 'vitest'
import { createLatePart } from './late.ts'

test('a part is fetched once, and again after a failure', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('screens')
  const { store, load } = createLatePart(fetchPart)
  load()
  load()
  await vi.waitFor(() => expect(store.getState()).toEqual({ part: null, hasFailed: true }))
  load()
  expect(store.getState().hasFailed).toBe(false)
  await vi.waitFor(() => expect(store.getState()).toEqual({ part: 'screens', hasFailed: false }))
  load()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})
