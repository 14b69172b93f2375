import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, startSubscriber, type TestSubscriber } from '../../../../test/support/subscriber.ts'

let subscriber: TestSubscriber
beforeAll(async () => {
  subscriber = await startSubscriber({ WEBHOOKS_EVENTS: 'record.*,order.*,user.*' })
})
afterAll(() => subscriber.stop())

const publish = (key: string, ...types: string[]) =>
  subscriber.app.call('POST', '/api/v1/webhooks/events', {
    key,
    body: { events: types.map(type => ({ type, data: {} })) },
  })

describe('patterns that no event can match are rejected', () => {
  it.each([
    ['order.pay', 'pay is not. Use order.paid'],
    ['user.sign_up', 'sign is not. Use user.signed_up'],
    ['record.status', 'status is not. Use a verb, such as record.updated'],
  ])('%s', async (pattern, reason) => {
    const key = await subscriber.freshKey()
    const made = await subscriber.create('/ok', { events: ['*', pattern] }, key)
    expect(made.status).toBe(400)
    expect(made.body.details).toEqual([{ path: 'body.events.1', message: expect.stringContaining(reason) }])
    expect(made.body.message).toContain('event-types')
    const { data } = (await subscriber.create('/ok', {}, key)).body
    const changed = await subscriber.app.call('PATCH', at(data.id), { key, body: { events: [pattern] } })
    expect(changed.status).toBe(400)
  })
})

describe('patterns that match no known event', () => {
  it("return a warning until such an event was published in this account's live or test data", async () => {
    const key = await subscriber.freshKey()
    const warningOf = async (events: string[], as = key) =>
      (await subscriber.create('/ok', { events }, as)).body.warning
    expect(await warningOf(['record.*', 'record.created', '*'])).toBeUndefined()
    expect(await warningOf(['order.paid', 'order.*', '*'])).toContain('No event of order.paid, order.* is known')
    expect((await publish(key, 'order.paid', 'order.paid', 'user.invited')).status).toBe(202)
    expect(await warningOf(['order.paid', 'order.*'])).toBeUndefined()
    expect(await warningOf(['order.refunded'])).toContain('order.refunded')
    expect(await warningOf(['order.paid'], await subscriber.freshKey())).toContain('order.paid')
  })

  it('return a warning if only a word is unknown, or if a resource of the service has no such event', async () => {
    const { body } = await subscriber.create(
      '/ok',
      { events: ['order.blorp', 'record.exploded'] },
      await subscriber.freshKey(),
    )
    expect(body.warning).toContain('No event of order.blorp, record.exploded is known')
    expect(body.warning).toContain('blorp is no English word')
  })

  it('return a warning if the deployment does not send their events', async () => {
    const { body } = await subscriber.create('/ok', { events: ['memory.stored'] }, await subscriber.freshKey())
    expect(body.warning).toContain('memory.stored')
  })

  it('return a warning if a subscription is changed to them, but not for other changes', async () => {
    const key = await subscriber.freshKey()
    const { data } = (await subscriber.create('/ok', { events: ['order.*'] }, key)).body
    const patch = async (body: object) => (await subscriber.app.call('PATCH', at(data.id), { key, body })).body
    expect((await patch({ events: ['order.paid'] })).warning).toContain('order.paid')
    expect(await patch({ description: 'CRM' })).not.toHaveProperty('warning')
  })

  it('add to the warning about a failed test', async () => {
    const { body } = await subscriber.create('/status', { events: ['order.paid'] }, await subscriber.freshKey())
    expect(body.warning).toMatch(/answered 500.*No event of order\.paid/)
  })
})

it('lists the types that the deployment sends and those that the account has published', async () => {
  const key = await subscriber.freshKey()
  await publish(key, 'user.invited', 'order.paid')
  await publish(key, 'order.paid')
  const { body } = await subscriber.app.call('GET', '/api/v1/webhooks/event-types', { key })
  expect(body.published).toEqual(['order.paid', 'user.invited'])
  const types = body.data.map(({ type }: { type: string }) => type)
  expect(types).toContain('record.created')
  expect(types).not.toContain('memory.stored')
})
