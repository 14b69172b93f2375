import { expect, test } from 'vitest'
import { useApp } from '../../../../../test/support/use-app.ts'
import { EVENT_TYPES } from '../../../../area-facts.ts'

const app = useApp()

test('deletions, keys and merges publish events that match the catalogue, and are audited', async () => {
  const { key, tenants } = await app.organization()
  const post = async (path: string, body: object) =>
    (await app.call('POST', `/api/v1/${path}`, { key, body })).body.data
  const dana = { email: 'dana@northwind.example' }
  const max = { email: 'max@northwind.example' }
  const crm = [{ name: 'crmId', value: '4711' }]
  await post('memorize', { ...dana, content: 'Dana likes tea.' })
  await post('memorize', { ...max, content: 'Dana likes tea.' })
  await app.database.query('DELETE FROM runtime.outbox')

  await post('memory/update-keys', { ...max, keys: crm })
  await post('memory/update-keys', { ...dana, keys: crm, move: true })
  await post('memory/delete-keys', { ...dana, keys: crm })
  const one = await post('memory/delete', dana)
  await post('memory/cancel-deletion', { deletionId: one.deletionId })
  const all = await post('memory/delete-record', dana)
  await post('memory/cancel-deletion', { deletionId: all.deletionId })
  const merged = await post('memory/merge-records', { ...dana, from: max })

  const told = await app.database.query<{ type: string; data: object }>(
    'SELECT type, data FROM runtime.outbox WHERE tenant_id = $1 ORDER BY position',
    [tenants.live],
  )
  const { recordId } = all
  expect(told).toMatchObject([
    { type: 'key.added', data: { recordId: merged.mergedRecordId, name: 'crmId' } },
    { type: 'key.moved', data: { recordId, name: 'crmId' } },
    { type: 'key.deleted', data: { recordId, name: 'crmId' } },
    { type: 'memory.deleted', data: { deletionId: one.deletionId, memories: 1 } },
    { type: 'memory.restored', data: { deletionId: one.deletionId, memories: 1 } },
    { type: 'record.deleted', data: { deletionId: all.deletionId, memories: 1, recordId } },
    { type: 'record.restored', data: { deletionId: all.deletionId, memories: 1, recordId } },
    { type: 'record.merged', data: { memories: 1, recordId: merged.mergedRecordId } },
  ])
  for (const { type, data } of told) {
    const described = EVENT_TYPES.find(each => each.type === type)
    expect(Object.keys(data).sort()).toEqual(described?.schema.required.toSorted())
  }

  const audited = await app.database.query<{ action: string; target: string }>(
    `SELECT action, target FROM audit_entries WHERE actor LIKE 'key:%' ORDER BY at, id`,
  )
  expect(audited).toEqual([
    { action: 'memory.deleted', target: recordId },
    { action: 'memory.restored', target: recordId },
    { action: 'record.deleted', target: recordId },
    { action: 'record.restored', target: recordId },
    { action: 'record.merged', target: recordId },
  ])
})
