import { expect, test } from 'vitest'
import { widgetCheck } from '../budgets.ts'
import { filesByWidget } from './bytes.ts'

test('reads the files of each widget from the table of a built loader', () => {
  const mount = 'var t={"files":["A-1","react-2","B-3"],"widgets":{"A":[0,1],"B":[2,1]},"advice":0};export{t as table}'
  expect(Object.fromEntries(filesByWidget(mount))).toEqual({ A: ['A-1.js', 'react-2.js'], B: ['B-3.js', 'react-2.js'] })
  expect(() => filesByWidget('export {}')).toThrow('no chunk table')
})

test('a widget may reach its ceiling and not pass it', () => {
  expect(widgetCheck('SubscriptionCalculator', 125_000, 100_000).problems).toEqual([])
  expect(widgetCheck('SubscriptionCalculator', 125_001, 100_000).problems).toEqual(['1 bytes too many'])
  expect(widgetCheck('Nameless', 1, 100_000).problems).toEqual(['budgets.json has no ceiling for Nameless'])
})
