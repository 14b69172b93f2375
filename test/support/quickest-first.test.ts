import { expect, test } from 'vitest'
import { quickestFirst } from './quickest-first.ts'

test('the quickest file of the first project runs before the longest', () => {
  const [embedded, unit] = [{ name: 'embedded' }, { name: 'unit' }]
  const file = (name: string, project: object) => ({ name, project })
  const files = [file('backup', embedded), file('wallet', embedded), file('ping', embedded), file('parse', unit)]
  expect(quickestFirst(files).map(({ name }) => name)).toEqual(['ping', 'backup', 'wallet', 'parse'])
  expect(quickestFirst(files.slice(3))).toEqual(files.slice(3))
  expect(quickestFirst([])).toEqual([])
})
