import { configure } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples } from '../../src/widgets/ManagersWebApp/examples.ts'
import { mountWidget } from '../support/mountWidget.ts'

beforeAll(() => configure({ asyncUtilTimeout: 5000 }))
afterAll(() => configure({ asyncUtilTimeout: 1000 }))

describe('the examples of ManagersWebApp', () => {
  it('are at least 35, each with a name of its own', () => {
    expect(examples.length).toBeGreaterThanOrEqual(35)
    expect(new Set(examples.map(({ key }) => key)).size).toBe(examples.length)
  })

  it.each(examples.map((example) => [example.key, example] as const))('reach their end: %s', { timeout: 20_000 }, async (_, example) => {
    const widget = await mountWidget('ManagersWebApp', example)
    await example.play?.(widget.guest)
    expect(widget.shadow.textContent).not.toBe('')
    expect(widget.events.filter(({ type }) => type === 'widget:error')).toEqual([])
  })
})
