import { describe, expect, it } from 'vitest'
import { useApp } from '../../../test/support/use-app.ts'
import { charge, release, reserve, settle } from './credits.ts'

const app = useApp()

/** A payer with 100 credits, and the events about them. */
async function payer() {
  const organization = await app.organization({ credits: 100 })
  const scope = app.database.scope({ tenantId: organization.tenants.live, livemode: true })
  const billing = { principal: { credits: 100n, definitionsVersion: 0 }, scope, requestId: 'req_1' }
  const events = async () => {
    const rows = await app.database.query<{ data: object }>(
      `SELECT data FROM runtime.outbox WHERE tenant_id = $1 AND type = 'credits.threshold_reached' ORDER BY position`,
      [scope.tenantId],
    )
    return rows.map(({ data }) => data)
  }
  return { scope, billing, events, spend: (credits: number) => charge(billing, 'memorize', credits) }
}

describe('low credits', () => {
  it('send an event once for each share', async () => {
    const { spend, events } = await payer()
    await spend(79)
    expect(await events()).toEqual([])
    await spend(1)
    await spend(1)
    await spend(10)
    const first = { share: 20, left: 20, granted: 100 }
    expect(await events()).toEqual([first])
    await spend(5)
    expect(await events()).toEqual([first, { share: 5, left: 4, granted: 100 }])
    await spend(4)
    expect(await events()).toHaveLength(3)
    expect((await events())[2]).toEqual({ share: 0, left: 0, granted: 100 })
  })

  it('send it again after a grant, with shares of the new amount', async () => {
    const { scope, spend, events } = await payer()
    await spend(99)
    expect(await events()).toEqual([{ share: 5, left: 1, granted: 100 }])
    await app.database.query('UPDATE tenants SET credits = credits + 49 WHERE id = $1', [scope.tenantId])
    await spend(39)
    expect(await events()).toHaveLength(1)
    await spend(1)
    expect((await events())[1]).toEqual({ share: 20, left: 10, granted: 50 })
  })

  it('are not told of credits that are reserved, until they are spent', async () => {
    const { scope, billing, events } = await payer()
    await release(scope, await reserve(billing, 'memorize', 90))
    const held = await reserve(billing, 'memorize', 90)
    expect(await events()).toEqual([])
    await settle(billing, held, 85)
    expect(await events()).toEqual([{ share: 20, left: 15, granted: 100 }])
  })

  it('are not told if the work is rolled back', async () => {
    const { scope, spend, events } = await payer()
    await scope
      .transaction(async () => {
        await spend(90)
        throw new Error('The work failed.')
      })
      .catch(() => {})
    expect(await events()).toEqual([])
  })
})
