import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { begun, eventStream } from './event-stream.ts'

const never = new AbortController().signal

it('sends a comment while there is nothing to send', async () => {
  const { pieces } = eventStream(
    never,
    async function* () {
      await sleep(250)
      yield 'data: 1\n\n'
    },
    () => '',
    100,
  )
  const seen: (string | Uint8Array)[] = []
  for await (const piece of pieces) seen.push(piece)
  expect(seen.at(-1)).toBe('data: 1\n\n')
  expect(new Set(seen.slice(0, -1))).toEqual(new Set([': ping\n\n']))
})

it('makes an event only when the one before has been read', async () => {
  let made = 0
  const { pieces } = eventStream(
    never,
    async function* () {
      for (;;) yield `data: ${++made}\n\n`
    },
    () => '',
  )
  let read = 0
  for await (const _ of pieces) {
    expect(made).toBe(++read)
    if (read === 5) break
  }
})

it('aborts the work if it is left', async () => {
  let signal: AbortSignal | undefined
  const { pieces } = eventStream(
    never,
    async function* (given) {
      signal = given
      yield 'data: 1\n\n'
      yield 'data: 2\n\n'
    },
    () => '',
  )
  for await (const _ of pieces) break
  expect(signal?.aborted).toBe(true)
})

describe('a stream that has begun', () => {
  const of = (make: (signal: AbortSignal) => AsyncGenerator<string, void>) =>
    begun(eventStream(never, make, () => '', 50))

  it('has all events', async () => {
    const { pieces } = await of(async function* () {
      yield 'data: 1\n\n'
      yield 'data: 2\n\n'
    })
    const seen: (string | Uint8Array)[] = []
    for await (const piece of pieces) seen.push(piece)
    expect(seen).toEqual(['data: 1\n\n', 'data: 2\n\n'])
  })

  it('has failed, if it fails before the first event', async () => {
    // biome-ignore lint/correctness/useYield: it fails first
    const failing = of(async function* () {
      throw new Error('No.')
    })
    await expect(failing).rejects.toThrow('No.')
  })

  it('begins with a comment if the first event takes long, and then fails as its last event', async () => {
    const { pieces } = await of(async function* () {
      await sleep(80)
      yield 'data: 1\n\n'
      throw new Error('No.')
    })
    const seen: (string | Uint8Array)[] = []
    await expect(async () => {
      for await (const piece of pieces) seen.push(piece)
    }).rejects.toThrow('No.')
    expect(seen).toEqual([': ping\n\n', 'data: 1\n\n'])
  })

  it('aborts the work if nobody reads it', async () => {
    let signal: AbortSignal | undefined
    const { pieces } = await of(async function* (given) {
      signal = given
      yield 'data: 1\n\n'
      yield 'data: 2\n\n'
    })
    await pieces[Symbol.asyncIterator]().return?.()
    expect(signal?.aborted).toBe(true)
  })
})
