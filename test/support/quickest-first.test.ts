import { expect, test } from 'vitest'
import { quickestFirst } from './quickest-first.ts'

test('the quickest file runs before the longest: one without a database if there is any', () => {
  const [embedded, postgresql, unit] = [{ name: 'embedded' }, { name: 'postgresql' }, { name: 'unit' }]
  const file = (name: string, project: { name: string }) => ({ name, project })
  const ofDatabases = [file('backup', embedded), file('wallet', embedded), file('backup', postgresql)]
  const others = [file('long', unit), file('parse', unit)]
  const ordered = (files: ReturnType<typeof file>[]) => quickestFirst(files).map(({ name }) => name)
  expect(ordered([...ofDatabases, ...others])).toEqual(['parse', 'backup', 'wallet', 'backup', 'long'])
  expect(ordered(ofDatabases)).toEqual(['wallet', 'backup', 'backup'])
  expect(ordered([])).toEqual([])
})
