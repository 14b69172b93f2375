import { expect, it } from 'vitest'
import { purgeDeletions } from '../server/src/areas/memory/records/deletion/purge-deletions.ts'
import { RECORD_LINKS } from '../server/src/areas/memory/records/record-links.ts'
import { purgeMedia } from '../server/src/areas/multimodal/sql/purge-media.ts'
import { imageOf } from '../server/test/support/media-files.ts'
import { useApp, useOrganization } from '../server/test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)
const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }

const store = async (content: Uint8Array, more: object = {}): Promise<{ id: string; recordId: string }> => {
  const contentBase64 = Buffer.from(content).toString('base64')
  const { status, body } = await own.post('multimodal/memorize', { contentBase64, ...more })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.media
}
const search = (body: object) => own.post('multimodal/search', body)
const found = async (body: object): Promise<string[]> =>
  (await search(body)).body.results.map(({ media }: { media: { id: string } }) => media.id)
const read = (id: string) => app.call('GET', `/api/v1/multimodal/${id}/content`, { key: own.key })

const picture = () => imageOf('png', { color: '#445566' })

it('vanishes with its record at once, and returns with it', async () => {
  const { id } = await store(await picture(), { ...dana, caption: 'The harbor' })
  const loose = await store(await picture(), { caption: 'The harbor' })
  const { deletionId } = (await own.post('memory/delete-record', dana)).body.data
  expect(await found({ query: 'harbor' })).toEqual([loose.id])
  expect(await found({})).toEqual([loose.id])
  expect((await read(id)).status).toBe(404)
  expect((await app.call('DELETE', `/api/v1/multimodal/${id}`, { key: own.key })).status).toBe(404)
  await own.post('memory/cancel-deletion', { deletionId })
  expect((await found({ query: 'harbor' })).toSorted()).toEqual([id, loose.id].toSorted())
  expect((await read(id)).status).toBe(200)
})

it('is purged when the record can no longer be restored', async () => {
  const { id } = await store(await picture(), { ...dana, caption: 'The harbor' })
  await own.post('memory/delete-record', dana)
  const purge = () => purgeMedia(app.database, RECORD_LINKS.purged)
  const rows = async () => (await app.database.query('SELECT id FROM media WHERE id = $1', [id])).length
  await purge()
  expect(await rows()).toBe(1)
  await app.advance('31 days')
  await purgeDeletions(app.database)
  await purge()
  expect(await rows()).toBe(0)
  expect(await app.database.query('SELECT sha256 FROM media_files WHERE tenant_id = $1', [own.tenant])).toEqual([])
})

it('moves with its record to the one that it is merged into, once', async () => {
  const kept = await store(await picture(), { ...max, caption: 'The harbor' })
  await store(await picture(), { ...dana, caption: 'The harbor' })
  const moved = await store(await picture(), { ...dana, caption: 'The lighthouse' })
  const merged = await own.post('memory/merge-records', { ...max, from: dana })
  expect(merged.status).toBe(200)
  expect(await found({ ...max, query: 'harbor' })).toEqual([kept.id])
  expect(await found({ ...max, query: 'lighthouse' })).toEqual([moved.id])
  expect(await found(max)).toHaveLength(2)
  expect(await found({})).toHaveLength(2)
})

it('adds the keys that its record lacks', async () => {
  const { recordId } = await store(await picture(), { ...dana, customKeyName: 'crmId', customKeyValue: '4711' })
  const again = await store(await picture(), { customKeyName: 'crmId', customKeyValue: '4711', caption: 'Again' })
  expect(again.recordId).toBe(recordId)
})
