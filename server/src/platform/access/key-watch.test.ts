import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { createKeyWatch } from './key-watch.ts'
import type { Principal } from './principal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const holderOf = (id: string) => ({ key: { id, prefix: id }, livemode: true }) as Principal
const row = (id: string) => ({ id, role: 'member', member_role: 'member', scopes: [] })

/** A database whose answers the test releases. */
function slowDatabase() {
  const asked: { ids: string[]; answer(rows: object[]): void }[] = []
  const query = (_statement: string, [ids]: [string[]]) =>
    new Promise<object[]>(resolve => asked.push({ ids, answer: resolve }))
  return { asked, database: { query } as unknown as Database }
}

it('ends nothing that was opened while the database was asked', async () => {
  const { asked, database } = slowDatabase()
  const watch = createKeyWatch(database)
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  watch.watch(holderOf('a'), undefined, first)
  const close = watch.watch(holderOf('b'), undefined, third)
  await vi.advanceTimersByTimeAsync(1_000)
  watch.watch(holderOf('c'), undefined, second)
  close()
  asked[0]?.answer([row('a')])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked.map(({ ids }) => ids)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
  expect([first, second, third].map(end => end.mock.calls.length)).toEqual([0, 0, 0])
  asked[1]?.answer([row('a')])
  await vi.advanceTimersByTimeAsync(0)
  expect(first).not.toHaveBeenCalled()
  expect(second.mock.calls).toMatchObject([[{ code: 'authentication_error' }]])
})
