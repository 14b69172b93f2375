import { expect, test } from 'vitest'
import { createWakeableSleep } from './wakeable-sleep.ts'

const LONG_MS = 60_000

/** Whether a long sleep ends at once. */
async function endsAtOnce(sleep: Promise<void>): Promise<boolean> {
  const soon = new Promise<false>(resolve => setTimeout(() => resolve(false), 50))
  return Promise.race([sleep.then(() => true), soon])
}

test('a sleep ends after its time', async () => {
  await createWakeableSleep(new AbortController().signal).sleep(5)
})

test('wake ends the current sleep or the next one, until it is reset', async () => {
  const alarm = createWakeableSleep(new AbortController().signal)
  const sleeping = alarm.sleep(LONG_MS)
  expect(await endsAtOnce(sleeping)).toBe(false)
  alarm.wake()
  expect(await endsAtOnce(sleeping)).toBe(true)
  expect(await endsAtOnce(alarm.sleep(LONG_MS))).toBe(true)
  alarm.reset()
  const again = alarm.sleep(LONG_MS)
  expect(await endsAtOnce(again)).toBe(false)
  alarm.wake()
})

test('stopping ends the current sleep and all later ones', async () => {
  const stopping = new AbortController()
  const alarm = createWakeableSleep(stopping.signal)
  const sleeping = alarm.sleep(LONG_MS)
  stopping.abort()
  expect(await endsAtOnce(sleeping)).toBe(true)
  alarm.reset()
  expect(await endsAtOnce(alarm.sleep(LONG_MS))).toBe(true)
})
