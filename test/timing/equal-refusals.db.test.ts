import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, createTestApp, type TestApp } from '../../server/test/support/test-app.ts'
import { exampleBody, makeWorld, operation, pathOf, UNKNOWN_IDS, type World } from '../support/requests.ts'
import { rankScore } from './support/rank-score.ts'

const ROUNDS = 250
const WARM_UP = 30
/**
 * The largest score of two equal samples: the chance of more is 1 in 15,000. A difference of a tenth of the time of a
 * call scores far above it.
 */
const MAX_RATIO = 4

let app: TestApp
let world: World
let stranger: string
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off', LOG_LEVEL: 'silent' }, checks: false })
  world = await makeWorld(app)
  ;({ key: stranger } = await app.organization())
})
afterAll(() => app.stop())

type Work = () => Promise<unknown>

/** Times two kinds of calls in turn, so that anything else on the machine slows down both, and compares their ranks. */
async function scoreOf(one: Work, other: Work): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // in either order, since the second of two calls may find warmer caches
    const pair = [[one, times[0]] as const, [other, times[1]] as const]
    for (const [work, list] of round % 2 === 0 ? pair : pair.reverse()) {
      const started = performance.now()
      await work()
      if (round >= 0) list.push(performance.now() - started)
    }
  }
  return rankScore(...times)
}

const refusal =
  (status: number, method: string, path: string, options: CallOptions): Work =>
  async () =>
    expect((await app.call(method, path, options)).status).toBe(status)

let digits = 0
/** A key that nobody has, each time another one. */
const unknownKey = (prefix: string): string => `${prefix}_${String(digits++).padStart(43, '0')}`

describe('the time of a refusal', () => {
  test('does not tell whether the prefix of a key exists', async () => {
    const prefix = world.organization.key.slice(0, 16)
    const call = (prefix: string) => () => refusal(401, 'GET', '/api/v1/me', { key: unknownKey(prefix) })()
    expect(Math.abs(await scoreOf(call(prefix), call('sk_live_00000000')))).toBeLessThan(MAX_RATIO)
  })

  test.each(['getGuideline', 'getWebhook', 'getCollection', 'updateMemberRole', 'revokeApiKey', 'rotateApiKey'])(
    'does not tell whether an id of another organization exists: %s',
    async id => {
      const { method, hasBody, ...rest } = operation(id)
      const call = (ids: World['ids']) => {
        const body = hasBody ? { body: exampleBody(operation(id)) } : {}
        return refusal(404, method, pathOf({ method, hasBody, ...rest }, ids), { key: stranger, ...body })
      }
      expect(Math.abs(await scoreOf(call(world.ids), call(UNKNOWN_IDS)))).toBeLessThan(MAX_RATIO)
    },
  )

  test('is compared closely enough to notice another lookup', async () => {
    const call = refusal(401, 'GET', '/api/v1/me', { key: unknownKey('sk_live_00000000') })
    const withLookup = async () => {
      await app.database.query('SELECT count(*) FROM api_keys')
      await call()
    }
    expect(Math.abs(await scoreOf(withLookup, call))).toBeGreaterThan(MAX_RATIO)
  })
})
