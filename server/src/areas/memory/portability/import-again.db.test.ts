import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Account,
  call,
  exportOf,
  type ImportFile,
  load,
  openAccounts,
  post,
  withoutKeys,
} from '../../../../test/support/import-accounts.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
let from: Account
let to: Account
let file: ImportFile

const ann = { email: 'ann@northwind.example' }
const CONTENTS = ['The budget is $100k.', 'Ann likes tea.']

beforeEach(async () => {
  ;[from] = await openAccounts(app)
  ;[to] = await openAccounts(app)
  for (const content of CONTENTS) await call(from, 'memorize', { ...ann, content, extract: false })
  await post(from, 'upsert', { records: [{ key: ann, properties: { Budget: 200 } }] })
  file = await exportOf(from)
})

const contentsOf = async (account: Account): Promise<unknown[]> =>
  (await exportOf(account)).memories.map(({ content }) => content).toSorted()
const recordIds = async (account: Account): Promise<unknown[]> =>
  (await exportOf(account)).records.map(({ recordId }) => recordId)
const cancel = (account: Account, body: object) => call(account, 'memory/cancel-deletion', body)

const ADDED = { records: { created: 1, known: 0 }, memories: { stored: 2, duplicates: 0 } }
const NOTHING = { records: { created: 0, known: 1 }, memories: { stored: 0, duplicates: 2 }, creditsCharged: 0 }

describe.each([
  ['with its keys', (lines: ImportFile) => lines],
  ['by its id alone', withoutKeys],
])('a record of another organization, imported %s', (_, linesOf) => {
  it('is added again after each deletion, and only once', async () => {
    const lines = linesOf(file)
    const ids: unknown[] = []
    for (let round = 0; round < 5; round++) {
      expect(await load(to, lines)).toMatchObject(ADDED)
      expect(await load(to, lines)).toMatchObject(NOTHING)
      expect(await load(to, lines)).toMatchObject(NOTHING)
      expect(await contentsOf(to)).toEqual(CONTENTS.toSorted())
      const [recordId] = await recordIds(to)
      ids.push(recordId)
      await post(to, 'memory/delete-record', { recordId })
    }
    expect(new Set(ids).size).toBe(5)
    // after the first ones are purged as well
    await app.advance('31 days')
    expect(await load(to, lines)).toMatchObject(ADDED)
    expect(await load(to, lines)).toMatchObject(NOTHING)
  })

  it('is restored if its deletion is cancelled, unless another record has its key by then', async () => {
    const lines = linesOf(file)
    await load(to, lines)
    const [recordId] = await recordIds(to)
    const first = await post(to, 'memory/delete-record', { recordId })
    await load(to, lines)
    const [second] = await recordIds(to)
    const refused = await cancel(to, { deletionId: first.deletionId })
    if (lines === file) {
      expect(refused).toMatchObject({ status: 409, body: { recordIds: [second] } })
      await post(to, 'memory/delete-record', { recordId: second })
      expect((await cancel(to, { deletionId: first.deletionId })).status).toBe(200)
      expect(await recordIds(to)).toEqual([recordId])
      expect(await contentsOf(to)).toEqual(CONTENTS.toSorted())
    } else {
      expect(refused).toMatchObject({ status: 200, body: { data: { restored: 2, duplicates: 0 } } })
      expect((await recordIds(to)).toSorted()).toEqual([recordId, second].toSorted())
      expect(await contentsOf(to)).toEqual([...CONTENTS, ...CONTENTS].toSorted())
    }
  })
})

it('an id stays with the organization that deleted it until it is purged', async () => {
  const [recordId] = await recordIds(from)
  await post(from, 'memory/delete-record', ann)
  expect(await load(to, file)).toMatchObject(ADDED)
  expect(await recordIds(to)).not.toEqual([recordId])
  expect((await cancel(from, { recordId })).status).toBe(200)
  expect(await exportOf(from)).toEqual(file)
})

it('a deleted memory can be restored although an import has stored it elsewhere', async () => {
  const [memory] = file.memories
  const { deletionId } = await post(from, 'memory/delete', { memoryIds: [memory?.memoryId] })
  await post(from, 'memory/update-keys', { ...ann, keys: [{ name: 'crmId', value: '1' }] })
  await call(from, 'memory/delete-keys', {
    customKeyName: 'crmId',
    customKeyValue: '1',
    keys: [{ name: 'email', value: ann.email }],
  })
  const bob = { ...file, records: [], memories: file.memories.map(({ recordId, ...line }) => line) }
  expect(await load(from, bob)).toMatchObject({ records: { created: 1 }, memories: { stored: 1, duplicates: 1 } })
  expect((await cancel(from, { deletionId })).body.data).toMatchObject({ restored: 1, duplicates: 0 })
})

it('a record that is being deleted in the background is added under another id', async () => {
  const [recordId] = await recordIds(from)
  await app.database.query(
    `INSERT INTO memories (id, tenant_id, record_id, content, content_hash, tags, metadata, "timestamp")
     SELECT $1 || lpad(n::text, 8, '0'), $2, $3, n::text, sha256(n::text::bytea), '{}', '{}', now()
     FROM generate_series(1, 6000) AS n`,
    [String(recordId).replace('rec_', 'mem_').slice(0, -8), from.tenant, String(recordId)],
  )
  const { deletionId } = await post(from, 'memory/delete-record', ann)
  expect(await load(from, withoutKeys(file))).toMatchObject(ADDED)
  expect(await load(from, withoutKeys(file))).toMatchObject(NOTHING)
  expect((await cancel(from, { deletionId })).status).toBe(200)
  expect(await recordIds(from)).toHaveLength(2)
})

it('a line that matches two records of other lines is skipped and reported', async () => {
  const key = (value: string) => ({ name: 'badge', value })
  const records = [{ keys: [key('1')] }, { keys: [key('2')] }, { keys: [key('1'), key('2')] }]
  for (const known of [0, 2]) {
    const { problems, records: counts } = await load(to, { records, memories: [] })
    expect(counts).toEqual({ created: 2 - known, known })
    expect(problems).toMatchObject([{ path: 'body.records.2' }])
  }
})

it('the first record of a type makes the type, as in other calls', async () => {
  await load(to, { records: [{ type: 'Supplier', keys: [{ name: 'badge', value: '7' }] }], memories: [] })
  const where = "tenant_id = $1 AND name = 'Supplier'"
  const types = await app.database.query(`SELECT identity_keys FROM entity_types WHERE ${where}`, [to.tenant])
  expect(types).toEqual([{ identity_keys: ['badge'] }])
})
