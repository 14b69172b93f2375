import { expect, test } from 'vitest'
import { JOINED, withJoined } from './joined-migrations.ts'
import { loadMigrations } from './migrations.ts'

const BEFORE = '20261124040000_deliveries_by_status'
const LATER = '29990101000000_later'

test('the names of migrations that were joined become those of what they were joined to, in their place', () => {
  expect(withJoined([BEFORE, ...JOINED.former, LATER])).toEqual([BEFORE, ...JOINED.joined, LATER])
})

test.each([
  ['of a version before', [BEFORE]],
  ['of this version', [BEFORE, ...JOINED.joined]],
])('names %s stay', (_, names) => {
  expect(withJoined(names)).toEqual(names)
})

test('some of the names are refused, with those that are there and the commit that applies the others', () => {
  const [first = '', second = '', ...others] = JOINED.former
  const message = `it has ${first}, ${second}, but not ${others.join(', ')}. Start commit ${JOINED.commit} on it once`
  expect(() => withJoined([BEFORE, first, second])).toThrow(message)
})

test('this version has the new migrations and none of the former ones', async () => {
  const names = (await loadMigrations()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...JOINED.joined]))
  expect(names.filter(name => JOINED.former.includes(name))).toEqual([])
})
