import { describe, expect, it } from 'vitest'
import { eventually, pathOf, useEngine } from '../../../../test/support/webhook-engine.ts'

const engine = useEngine()
const { subscribe, publish, deliveries, arrived, untilAttempts } = engine

describe('a subscription', () => {
  it('that its owner disabled receives the waiting deliveries when it is enabled again', async () => {
    const path = pathOf('later')
    engine.receiver.on(path, (response, _arrival, attempt) => response.writeHead(attempt < 2 ? 500 : 200).end())
    const own = await subscribe(path)
    await publish(own)
    await untilAttempts(own, 1)
    await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/disable`, { key: own.key })
    await engine.app.advance('1 hour')
    expect(await deliveries(own)).toMatchObject([{ status: 'deferred', attempts: 1 }])
    await engine.app.call('POST', `/api/v1/webhooks/${own.webhook}/enable`, { key: own.key })
    await eventually(async () => expect(await deliveries(own)).toMatchObject([{ status: 'succeeded', attempts: 2 }]))
  })

  it('that hangs does not block the others', async () => {
    const [slow, quick] = [pathOf('hanging'), pathOf('ok')]
    const [hanging, well] = await Promise.all([subscribe(slow, { timeout_ms: 1_000 }), subscribe(quick)])
    await publish(hanging, 300)
    await publish(well, 50)
    await eventually(() => expect(arrived(quick)).toHaveLength(50))
    expect(await deliveries(hanging)).toContainEqual(expect.objectContaining({ attempts: 0 }))
  })
})

describe('a process', () => {
  const small = useEngine({ WEBHOOKS_CONCURRENCY: '7' })

  it('respects its concurrency limit, and all deliveries arrive', async () => {
    let open = 0
    let most = 0
    const paths = Array.from({ length: 3 }, () => pathOf('slow'))
    for (const path of paths)
      small.receiver.on(path, response => {
        open += 1
        most = Math.max(most, open)
        setTimeout(() => {
          open -= 1
          response.end()
        }, 30)
      })
    const accounts = await Promise.all(paths.map(path => small.subscribe(path)))
    most = 0
    await Promise.all(accounts.map(account => small.publish(account, 20)))
    await eventually(() => expect(paths.flatMap(small.arrived)).toHaveLength(60))
    expect(most).toBe(7)
  })
})
