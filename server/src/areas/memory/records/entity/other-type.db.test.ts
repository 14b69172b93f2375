import { beforeEach, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const own = useOrganization(app)

const websiteUrl = 'northwind.example'
const shared = { customKeyName: 'crmId', customKeyValue: '7' }
let company: string
let other: string

// two companies: one has the key, and the id of the other one is passed with it
beforeEach(async () => {
  await own.post('collections', {
    name: 'Firms',
    entityType: 'Company',
    properties: [{ name: 'Size', type: 'number' }],
  })
  const first = await own.post('memorize', { websiteUrl, type: 'Company', content: 'Has an office.', extract: false })
  company = first.body.data.recordId
  const second = await own.post('memorize', { ...shared, type: 'Company', content: 'Has a shop.', extract: false })
  other = second.body.data.recordId
})

it.each([true, false])(
  'rejects an id with the key of another record, whatever type is named (extract %s)',
  async extract => {
    for (const type of ['Contact', 'Company', undefined]) {
      const key = { recordId: company, ...shared }
      const typed = type !== undefined && { type }
      const fields = { ...key, ...typed }
      const stored = await own.post('memorize', { ...fields, content: 'Which one?', extract })
      expect([stored.status, stored.body.error]).toEqual([409, 'conflict_error'])
      expect(stored.body.recordIds.toSorted()).toEqual([company, other].toSorted())
      const upserted = await own.post('upsert', { records: [{ key, ...typed, properties: { Size: 7 } }] })
      expect([upserted.status, upserted.body.recordIds?.toSorted()]).toEqual([409, [company, other].toSorted()])
      for (const path of ['properties', 'smart-memory-digest']) expect((await own.post(path, fields)).status).toBe(409)
    }
  },
)

it('rejects it in a batch too', async () => {
  const records = [{ recordId: company, ...shared, type: 'Contact', content: 'Which one?' }]
  const { body } = await own.post('batch-memorize', { records })
  const read = async () => (await app.call('GET', `/api/v1/events/${body.eventId}`, { key: own.key })).body.data
  await expect.poll(async () => (await read()).finishedAt, { timeout: 20_000 }).toBeTruthy()
  const { data } = (await app.call('GET', `/api/v1/events/${body.eventId}/details`, { key: own.key })).body
  expect(data).toMatchObject([{ outcome: 'failed', error: { error: 'conflict_error' } }])
})

it('adds a key that the type of the record does not have yet', async () => {
  const { body } = await own.post('memorize', {
    email: 'dana@northwind.example',
    content: 'Likes tea.',
    extract: false,
  })
  const fields = { recordId: company, email: 'info@northwind.example', type: 'Contact' }
  expect((await own.post('memorize', { ...fields, content: 'Has a mailbox.' })).body.data.recordId).toBe(company)
  expect(body.data.recordId).not.toBe(company)
})
