import { expect, it } from 'vitest'
import { dispatchOf } from './settings.ts'

const NATS_URL = 'nats://127.0.0.1'

it.each([
  [{}, 'postgres'],
  [{ WEBHOOKS_VOLUME: 9.9 / 60 }, 'inline'],
  [{ WEBHOOKS_VOLUME: 10 / 60 }, 'postgres'],
  [{ WEBHOOKS_VOLUME: 0.1 }, 'inline'],
  [{ WEBHOOKS_VOLUME: 900 }, 'postgres'],
  [{ WEBHOOKS_VOLUME: 1001 }, 'postgres'],
  [{ WEBHOOKS_VOLUME: 1000, NATS_URL }, 'postgres'],
  [{ WEBHOOKS_VOLUME: 1001, NATS_URL }, 'nats'],
  [{ WEBHOOKS_VOLUME: 1 / 60, DISPATCH: 'postgres' as const }, 'postgres'],
])('with %o webhooks are sent by %s', (settings, dispatch) => {
  expect(dispatchOf({ DISPATCH: undefined, WEBHOOKS_VOLUME: undefined, NATS_URL: undefined, ...settings })).toBe(
    dispatch,
  )
})
