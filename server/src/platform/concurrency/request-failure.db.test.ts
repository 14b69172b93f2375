import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { charge } from '../credits/credits.ts'
import { asRequest, failRequest, heldByRequest, unlessLeft } from './request-failure.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => app.stop())

const never = <T>(): Promise<T> => new Promise(() => {})
const LEFT = 'A promise of this request was rejected unheard.'

/** Leaves a rejection, as the handler of the process finds it: in the async context of the request. */
function leaveLater(): void {
  setImmediate(() => failRequest(new Error('left')))
}

test('a transaction that hangs is rolled back and frees its connection', async () => {
  const { database } = app
  const organization = await app.organization({ credits: 10 })
  const scope = database.scope({ tenantId: organization.tenants.live, livemode: true })
  // more than the pool has
  for (let n = 0; n < 8; n++) {
    const request = asRequest(() =>
      scope.transaction(async () => {
        await scope.query('UPDATE tenants SET credits = 0 WHERE id = $1 -- tenant_id')
        leaveLater()
        return never()
      }),
    )
    await expect(request).rejects.toThrow(LEFT)
  }
  const [row] = await scope.query<{ credits: bigint }>('SELECT credits FROM tenants WHERE id = $1 -- tenant_id')
  expect(row?.credits).toBe(10n)
})

test('a request that has failed charges nothing, although its work goes on', async () => {
  const { tenants } = await app.organization()
  const scope = app.database.scope({ tenantId: tenants.live, livemode: true })
  const principal = { credits: 10n, definitionsVersion: 1 }
  await asRequest(async () => {
    expect(failRequest(new Error('left'))).toBe(true)
    await expect(charge({ principal, scope, requestId: 'req_1' }, 'prompt', 1)).rejects.toThrow(LEFT)
  })
})

test('what a request holds is given back before it rejects, and only if it fails', async () => {
  const given: string[] = []
  const hold = async (name: string): Promise<void> => {
    heldByRequest(async () => given.push(name))
    await Promise.resolve()
  }
  await asRequest(() => unlessLeft(() => hold('of one that succeeds')))
  const failing = asRequest(() =>
    unlessLeft(async () => {
      await hold('of one that fails')
      leaveLater()
      return never()
    }),
  )
  await expect(failing).rejects.toThrow(LEFT)
  expect(given).toEqual(['of one that fails'])
  expect(failRequest(new Error('of no request'))).toBe(false)
})
