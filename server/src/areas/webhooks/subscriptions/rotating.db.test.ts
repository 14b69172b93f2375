import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'
import { GRACE_HOURS, ROTATION_DAYS, ROTATION_WARNING_DAYS } from '../limits.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber()
})
afterAll(() => subscriber.stop())

describe('rotating the secret', () => {
  const signatures = (path: string) =>
    subscriber.receiver.arrivals
      .filter(arrival => arrival.path === path)
      .at(-1)
      ?.headers['webhook-signature']?.split(' ') ?? []

  it('signs with both secrets during the grace period, then automatically with the new one only', async () => {
    const own = await subscriber.freshKey()
    const created = (await subscriber.create('/ok/rotating', {}, own)).body.data
    const test = () => subscriber.app.call('POST', at(created.id, '/test'), { key: own })
    const rotated = (
      await subscriber.app.call('POST', at(created.id, '/rotate'), { key: own, body: { grace_hours: 48 } })
    ).body.data
    expect(rotated).toMatchObject({
      rotation: { phase: 'grace' },
      secret_current: expect.stringMatching(/^whsec_.{44}$/),
    })
    expect(rotated.secret_previous).toBe(`whsec_…${created.secret_current.slice(-5)}`)
    expect(Date.parse(rotated.rotation.grace_ends_at) - Date.parse(rotated.rotation.rotated_at)).toBe(48 * 3_600_000)
    await test()
    expect(signatures('/ok/rotating')).toHaveLength(2)
    const arrival = subscriber.receiver.arrivals.at(-1)
    for (const secret of [rotated.secret_current, created.secret_current])
      expect(new Webhook(secret).verify(arrival?.body ?? '', arrival?.headers ?? {})).toMatchObject({
        type: 'webhook.tested',
      })
    const again = await subscriber.app.call('POST', at(created.id, '/rotate'), { key: own, body: {} })
    expect(again.status).toBe(409)
    await subscriber.app.advance('48 hours 1 second')
    await test()
    expect(signatures('/ok/rotating')).toHaveLength(1)
    const { data } = (await subscriber.app.call('GET', at(created.id), { key: own })).body
    expect(data).toMatchObject({ secret_previous: null, rotation: { phase: 'revoked', grace_ends_at: null } })
    expect((await subscriber.app.call('POST', at(created.id, '/rotate'), { key: own, body: {} })).status).toBe(200)
  })

  it('can revoke the old secret early', async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok/revoking', {}, own)).body.data
    await subscriber.app.call('POST', at(id, '/rotate'), { key: own, body: {} })
    const { body } = await subscriber.app.call('POST', at(id, '/revoke-previous'), { key: own })
    expect(body.data).toMatchObject({ secret_previous: null, rotation: { phase: 'revoked' } })
    await subscriber.app.call('POST', at(id, '/test'), { key: own })
    expect(signatures('/ok/revoking')).toHaveLength(1)
    expect((await subscriber.app.call('POST', at(id, '/revoke-previous'), { key: own })).status).toBe(200)
  })

  it(`accepts ${GRACE_HOURS.least} to ${GRACE_HOURS.most} hours`, async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    for (const grace_hours of [GRACE_HOURS.least - 1, GRACE_HOURS.most + 1, 24.5])
      expect((await subscriber.app.call('POST', at(id, '/rotate'), { key: own, body: { grace_hours } })).status).toBe(
        400,
      )
    for (const [grace_hours, path] of [
      [GRACE_HOURS.most, '/revoke-previous'],
      [GRACE_HOURS.least, '/revoke-previous'],
    ] as const) {
      expect((await subscriber.app.call('POST', at(id, '/rotate'), { key: own, body: { grace_hours } })).status).toBe(
        200,
      )
      await subscriber.app.call('POST', at(id, path), { key: own })
    }
  })

  it(`is recommended after ${ROTATION_DAYS} days, with a warning after ${ROTATION_WARNING_DAYS}`, async () => {
    const own = await subscriber.freshKey()
    const { id } = (await subscriber.create('/ok', {}, own)).body.data
    const rotation = async () => (await subscriber.app.call('GET', at(id), { key: own })).body.data.rotation
    expect(await rotation()).toMatchObject({ rotation_recommended: false })
    await subscriber.app.advance(`${ROTATION_DAYS} days 1 minute`)
    expect(await rotation()).toMatchObject({ rotation_recommended: true })
    expect(await rotation()).not.toHaveProperty('warning')
    await subscriber.app.advance(`${ROTATION_WARNING_DAYS - ROTATION_DAYS} days`)
    expect((await rotation()).warning).toContain(`${ROTATION_WARNING_DAYS} days`)
  })
})
