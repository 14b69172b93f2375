import { describe, expect, it } from 'vitest'
import type { IdempotencyStore } from '../store.ts'
import { memoryStore } from './memory.ts'
import { redisStore, type SendCommand } from './redis.ts'

/** The three commands of Redis that the store uses, with expiry. */
function redis(clock = { now: 0 }): SendCommand {
  const keys = new Map<string, { value: string; until: number }>()
  return async ([command, key = '', value = '', ...options]) => {
    const entry = keys.get(key)
    const live = entry && entry.until > clock.now ? entry : undefined
    if (command === 'GET') return live?.value ?? null
    if (command === 'DEL') return Number(keys.delete(key))
    if (options.includes('NX') && live) return null
    keys.set(key, { value, until: clock.now + Number(options[options.indexOf('EX') + 1]) })
    return 'OK'
  }
}

const STORES: [string, () => IdempotencyStore][] = [
  ['memory', () => memoryStore()],
  ['Redis', () => redisStore(redis())],
]

describe.each(STORES)('the store in %s', (_, create) => {
  it('runs the work of an ID once', async () => {
    const store = create()
    let ran = 0
    const work = async (): Promise<void> => {
      ran += 1
    }
    expect(await store.has('evt_1')).toBe(false)
    expect(await store.once('evt_1', work)).toBe('processed')
    expect(await store.has('evt_1')).toBe(true)
    expect(await store.once('evt_1', work)).toBe('duplicate')
    expect(await store.once('evt_2', work)).toBe('processed')
    expect(ran).toBe(2)
  })

  it('throws what the work throws, and runs it again', async () => {
    const store = create()
    await expect(store.once('evt_1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await store.has('evt_1')).toBe(false)
    expect(await store.once('evt_1', async () => {})).toBe('processed')
  })

  it('never runs the work of an ID twice at the same time', async () => {
    const store = create()
    let running = 0
    let most = 0
    const work = async (): Promise<void> => {
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 10))
      running -= 1
      throw new Error('again')
    }
    await Promise.allSettled(Array.from({ length: 5 }, () => store.once('evt_1', work)))
    expect(most).toBe(1)
  })
})

describe('the store in memory', () => {
  it('forgets by age and by number', async () => {
    let seconds = 0
    const store = memoryStore({ retentionSeconds: 10, maxEntries: 2, now: () => seconds * 1000 })
    for (const id of ['a', 'b', 'c']) await store.once(id, async () => {})
    expect([await store.has('a'), await store.has('b'), await store.has('c')]).toEqual([false, true, true])
    seconds = 11
    expect(await store.has('c')).toBe(false)
  })

  it('lets a parallel call run after the first one failed', async () => {
    const store = memoryStore()
    const first = store.once('evt_1', async () => {
      await new Promise(resolve => setTimeout(resolve, 10))
      throw new Error('broken')
    })
    const second = store.once('evt_1', async () => {})
    await expect(first).rejects.toThrow('broken')
    expect(await second).toBe('processed')
  })
})

describe('the store in Redis', () => {
  it('says that an event is in progress, and lets another process run it after the lease', async () => {
    const clock = { now: 0 }
    const send = redis(clock)
    const store = redisStore(send, { leaseSeconds: 60, retentionSeconds: 100 })
    let finish = (): void => {}
    const stuck = store.once('evt_1', () => new Promise(resolve => (finish = resolve)))
    expect(await store.once('evt_1', async () => {})).toBe('in_progress')
    expect(await store.has('evt_1')).toBe(false)
    clock.now = 60
    expect(await store.once('evt_1', async () => {})).toBe('processed')
    finish()
    await stuck
    clock.now = 159
    expect(await store.has('evt_1')).toBe(true)
    clock.now = 160
    expect(await store.has('evt_1')).toBe(false)
  })
})
