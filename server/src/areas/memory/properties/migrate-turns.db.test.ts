import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'
import { claim, postpone } from '../../../platform/jobs/jobs.ts'
import { YIELD } from '../../../platform/jobs/runner.ts'
import { createValueMigrator, MIGRATE_VALUES } from './migrate-values.ts'

const app = useApp({ settings: { WORKERS: 'off' } })
const owner = useOrganization(app)

const MANY = 1_200

it('gives others their turn, goes on where it stopped, and counts what does not fit once', async () => {
  const { body } = await owner.post('collections', { name: 'Sales', properties: [{ name: 'Seats', type: 'text' }] })
  for (let from = 0; from < MANY; from += 300) {
    const records = Array.from({ length: 300 }, (_, n) => ({
      key: { email: `c${from + n}@northwind.example` },
      properties: { Seats: n % 100 === 0 ? 'many' : String(from + n) },
    }))
    expect((await owner.post('upsert', { records })).status).toBe(200)
  }
  const changed = await app.call('PATCH', `/api/v1/collections/${body.data.id}`, {
    key: owner.key,
    body: { properties: [{ systemName: 'seats', name: 'Places', type: 'number' }] },
  })
  const eventId = changed.body.eventId

  const migrator = createValueMigrator(app)
  let turns = 0
  for (let isOver = false; !isOver; turns++) {
    const [job] = await claim(app.database, [{ kinds: [MIGRATE_VALUES], after: 0, busy: [] }])
    if (!job) throw new Error('The job is gone.')
    let chunks = 0
    // one chunk is a whole turn
    const turn = { isOver: () => chunks++ > 0, leave: () => {} }
    const unfinished = await migrator.job.handle(job, new AbortController().signal, turn)
    isOver = unfinished !== YIELD
    await postpone(app.database, job, isOver ? 3_600 : 0, { attempted: false })
  }
  expect(turns).toBeGreaterThanOrEqual(MANY / 200)
  const event = (await app.call('GET', `/api/v1/events/${eventId}`, { key: owner.key })).body.data
  expect(event).toMatchObject({ status: 'partial', progress: { done: MANY, total: MANY, failed: 12 } })
})
