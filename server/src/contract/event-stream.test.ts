import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eventStream } from './event-stream.ts'

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
