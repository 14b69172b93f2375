import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { createCoalescer } from './coalescer.ts'

/** A coalescer whose batches end when `release` is called, and the batches that it ran, in order. */
function held(options: { atOnce?: number; largest?: number } = {}) {
  const batches: string[] = []
  const open: (() => void)[] = []
  const one = createCoalescer<string, number, number>({
    atOnce: options.atOnce ?? 1,
    sizeOf: () => options.largest ?? 100,
    async settle(key, batch) {
      batches.push(`${key}: ${batch.map(({ item }) => item).join(' ')}`)
      await new Promise<void>(resolve => open.push(resolve))
      for (const { item, resolve } of batch) resolve(item * 10)
    },
  })
  const release = async () => {
    open.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { one, batches, release }
}

it('runs a single item at once, and batches items that arrive meanwhile', async () => {
  const { one, batches, release } = held()
  const first = one('a', 1)
  const others = [one('a', 2), one('a', 3)]
  expect(batches).toEqual(['a: 1'])
  await release()
  expect(await first).toBe(10)
  expect(batches).toEqual(['a: 1', 'a: 2 3'])
  await release()
  expect(await Promise.all(others)).toEqual([20, 30])
})

it('batches each key separately, and runs at most atOnce batches per key', async () => {
  const { one, batches } = held({ atOnce: 2 })
  for (const n of [1, 2, 3, 4]) void one('a', n)
  void one('b', 5)
  expect(batches).toEqual(['a: 1', 'a: 2', 'b: 5'])
})

it('limits the size of a batch to sizeOf', async () => {
  const { one, batches, release } = held({ largest: 2 })
  for (const n of [1, 2, 3, 4]) void one('a', n)
  await release()
  await release()
  expect(batches).toEqual(['a: 1', 'a: 2 3', 'a: 4'])
})

it('runs a batch outside the async context of its callers', async () => {
  const context = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const one = createCoalescer<string, number, void>({
    atOnce: 1,
    sizeOf: () => 1,
    async settle(_key, batch) {
      seen.push(context.getStore())
      for (const { resolve } of batch) resolve()
    },
  })
  await context.run('a transaction', () => Promise.all([one('a', 1), one('a', 2)]))
  expect(seen).toEqual([undefined, undefined])
})
