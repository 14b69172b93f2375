import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
import { createTestApp, type TestApp } from '../../../../test/support/test-app.ts'
import { purgeDeletions } from '../records/deletion/purge-deletions.ts'

let app: TestApp
/** Contains only the accounts whose responses a test compares with those of `app`. */
let alone: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { WORKERS: 'off' } })
  alone = await createTestApp({ settings: { WORKERS: 'off' } })
})
afterAll(() => Promise.all([app.stop(), alone.stop()]))

const PEOPLE = 3
const CONTENTS = 4
const some = fc.nat({ max: 50 })
const account = fc.nat({ max: 3 })
const emailOf = (person: number): string => `p${person}@northwind.example`

/** Maps a random number to an element. */
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % from.length]

const idsOf = (lines: ImportFile['records'], name: string): string[] => lines.map(line => String(line[name]))

interface Kept {
  tenant: number
  id: string
  content: string
  /** The id of its deletion; null if it is live. */
  deletion: string | null
  /** Whether the deletion can no longer be cancelled. */
  over: boolean
}

/** Every memory of the tenants, live or deleted. */
const memoriesOf = (accounts: readonly Account[]): Promise<Kept[]> =>
  app.database.query<Kept>(
    `SELECT tenant_id AS tenant, id, content, NULL AS deletion, false AS over FROM memories WHERE tenant_id = ANY($1::int[])
     UNION ALL
     SELECT t.tenant_id, t."row" ->> 'id', t."row" ->> 'content', t.deletion_id, d.recoverable_until <= app_now()
     FROM trash t JOIN deletions d ON d.id = t.deletion_id WHERE t.source = 'memories' AND t.tenant_id = ANY($1::int[])`,
    [accounts.map(({ tenant }) => tenant)],
  )

/** Checks the invariants that must hold between any two calls. */
async function checkTables(): Promise<void> {
  const [wrong] = await app.database.query(
    `SELECT
       (SELECT count(*)::int FROM (
         SELECT id FROM memories UNION ALL SELECT id FROM records
         UNION ALL SELECT "row" ->> 'id' FROM trash WHERE source IN ('memories', 'records')
       ) AS ids GROUP BY id HAVING count(*) > 1 LIMIT 1) AS "idUsedTwice",
       (SELECT count(*)::int FROM record_keys k JOIN records r ON r.id = k.record_id
        WHERE r.tenant_id <> k.tenant_id OR r.type <> k.type HAVING count(*) > 0) AS "keyOfAnotherType",
       (SELECT count(*)::int FROM memories m JOIN records r ON r.id = m.record_id
        WHERE r.tenant_id <> m.tenant_id HAVING count(*) > 0) AS "recordOfAnotherTenant",
       (SELECT count(*)::int FROM memories m FULL JOIN search.documents d USING (tenant_id, id)
        WHERE m.id IS NULL OR d.id IS NULL HAVING count(*) > 0) AS "notIndexed"`,
  )
  expect(wrong).toEqual({ idUsedTwice: null, keyOfAnotherType: null, recordOfAnotherTenant: null, notIndexed: null })
}

const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: fc.constant('memorize'), at: account, a: some, b: some }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('export'), at: account, a: some, b: some }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('import'), at: account, a: some, b: some }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('deleteRecord'), at: account, a: some, b: some }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('deleteMemory'), at: account, a: some, b: some }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('cancel'), at: account, a: some, b: some }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('merge'), at: account, a: some, b: some }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('rename'), at: account, a: some, b: some }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('wait'), at: account, a: some, b: some }) },
)
interface Operation {
  op: string
  at: number
  a: number
  b: number
}

/** The live and test tenants of two organizations, with the files exported so far and each tenant's deletions. */
class Walk {
  readonly accounts: readonly Account[]
  readonly #files: ImportFile[] = []
  readonly #deletions = new Map<Account, string[]>()

  constructor(accounts: readonly Account[]) {
    this.accounts = accounts
  }

  /** Stores data in the first account and exports it. */
  async begin(): Promise<void> {
    for (let n = 0; n < PEOPLE; n++) await this.run({ op: 'memorize', at: 0, a: n, b: n })
    await this.run({ op: 'export', at: 0, a: 0, b: 0 })
  }

  /**
   * @returns how many memories the operation may have removed, all of them duplicates; advancing the clock purges
   * expired deletions
   */
  async run({ op, at, a, b }: Operation): Promise<number> {
    const account = pick(this.accounts, at)
    if (!account) return 0
    const { records, memories } = await exportOf(account)
    const recordIds = idsOf(records, 'recordId')
    const [recordId, other] = [pick(recordIds, a), pick(recordIds, b)]
    if (op === 'memorize')
      await call(account, 'memorize', { email: emailOf(a % PEOPLE), content: `Fact ${b % CONTENTS}.`, extract: false })
    if (op === 'export') this.#files.push({ records, memories })
    if (op === 'import') await this.#import(account, a, b)
    if (op === 'deleteRecord' && recordId) await this.#delete(account, 'memory/delete-record', { recordId })
    if (op === 'deleteMemory' && memories.length > 0)
      await this.#delete(account, 'memory/delete', { memoryIds: [pick(idsOf(memories, 'memoryId'), a)] })
    if (op === 'cancel') return this.#cancel(account, a)
    if (op === 'merge' && recordId && other) {
      const { status } = await call(account, 'memory/merge-records', { recordId, from: { recordId: other } })
      expect([200, 400]).toContain(status)
    }
    if (op === 'rename' && recordId) {
      const keys = [{ name: 'badge', value: String(b) }]
      if ((await call(account, 'memory/update-keys', { recordId, keys })).status === 200)
        await call(account, 'memory/delete-keys', { recordId, keys: [{ name: 'email', value: emailOf(a % PEOPLE) }] })
    }
    if (op === 'wait') {
      // an import does not accept times in the future, so a file of one app is accepted by the other one unchanged
      for (const each of [app, alone]) await each.advance(`${[1, 16, 31][a % 3]} days`)
      await purgeDeletions(app.database)
    }
    return 0
  }

  async #import(account: Account, a: number, b: number): Promise<void> {
    const file = pick(this.#files, a)
    if (!file) return
    const lines = b % 3 === 0 ? withoutKeys(file) : file
    const before = await exportOf(account)
    const first = await load(account, lines)
    const after = await exportOf(account)
    expect(after.records.length - before.records.length).toBe(first.records.created)
    expect(after.memories.length - before.memories.length).toBe(first.memories.stored)
    expect(await load(account, lines)).toMatchObject({
      creditsCharged: 0,
      records: { created: 0 },
      properties: { added: 0 },
      memories: { stored: 0, duplicates: lines.memories.length - first.problems.length },
    })
  }

  async #delete(account: Account, path: string, body: object): Promise<void> {
    const { deletionId } = await post(account, path, body)
    this.#deletions.set(account, [...(this.#deletions.get(account) ?? []), deletionId])
  }

  async #cancel(account: Account, a: number): Promise<number> {
    const deletionId = pick(this.#deletions.get(account) ?? [], a)
    if (!deletionId) return 0
    const [before] = await app.database.query<{ isOpen: boolean }>(
      `SELECT status = 'pending' AND recoverable_until > app_now() AS "isOpen" FROM deletions WHERE id = $1`,
      [deletionId],
    )
    const { status, body } = await call(account, 'memory/cancel-deletion', { deletionId })
    if (status === 200) return body.data.duplicates
    expect(status, JSON.stringify(body)).toBe(409)
    if (!before?.isOpen) return 0
    // the error names the record that took its place, or the deletion to cancel first
    const live = idsOf((await exportOf(account)).records, 'recordId')
    expect(body.deletionId ?? live.find(id => body.recordIds.includes(id))).toBeDefined()
    return 0
  }
}

it('any sequence of imports, deletions, cancellations and merges loses no memory and fails no call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 15, maxLength: 30 }), async operations => {
      const walk = new Walk([...(await openAccounts(app)), ...(await openAccounts(app))])
      await walk.begin()
      for (const each of operations) {
        const before = await memoriesOf(walk.accounts)
        const copies = await walk.run(each)
        const after = new Map(
          (await memoriesOf(walk.accounts)).map(memory => [`${memory.tenant} ${memory.id}`, memory]),
        )
        const lost = before.filter(({ tenant, id, content }) => after.get(`${tenant} ${id}`)?.content !== content)
        if (each.op === 'wait') {
          const deletions = lost.map(({ deletion }) => deletion)
          const open = await app.database.query(
            'SELECT id FROM deletions WHERE id = ANY($1::text[]) AND recoverable_until > app_now()',
            [deletions.flatMap(id => id ?? [])],
          )
          expect([deletions.filter(id => id === null), open]).toEqual([[], []])
        } else expect(lost).toHaveLength(copies)
        await checkTables()
      }
    }),
    { numRuns: 12 },
  )
}, 300_000)

/** Removes ids and times, which differ between accounts. */
const anonymous = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/(?:rec|mem|del|req)_[0-9A-Z]{26}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

it('responses are the same whether another organization has the ids or nobody has them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 20 }), async operations => {
      const [owner] = await openAccounts(app)
      for (let n = 0; n < PEOPLE; n++)
        await call(owner, 'memorize', { email: emailOf(n), content: `Fact ${n % 2}.`, extract: false })
      const file = await exportOf(owner)
      const [among] = await openAccounts(app)
      const [single] = await openAccounts(alone)
      const both = [among, single]
      const deletions = both.map((): string[] => [])
      for (const { op, at, a, b } of operations) {
        // what the owner does must not be visible either
        if (op === 'deleteRecord' && at === 0) await call(owner, 'memory/delete-record', { email: emailOf(a % PEOPLE) })
        if (op === 'import' && at === 0) await load(owner, file)
        if (op === 'wait') {
          for (const each of [app, alone]) {
            await each.advance('16 days')
            await purgeDeletions(each.database)
          }
        }
        const answers = await Promise.all(
          both.map(async (account, n) => {
            const { records, memories } = await exportOf(account)
            // ids are random, so the order is that of what both accounts share: without keys, only the time tells
            const shared = (line: ImportFile['records'][number]) => `${line.createdAt} ${anonymous(line)}`
            const inOrder = (lines: ImportFile['records'], name: string) =>
              idsOf(
                lines.toSorted((x, y) => (shared(x) < shared(y) ? -1 : 1)),
                name,
              )
            const recordId = pick(inOrder(records, 'recordId'), a)
            const memoryId = pick(inOrder(memories, 'memoryId'), a)
            const deletionId = pick(deletions[n] ?? [], a)
            if (op === 'import') return call(account, 'memory/import', b % 2 ? file : withoutKeys(file))
            if (op === 'cancel' && deletionId) return call(account, 'memory/cancel-deletion', { deletionId })
            const deletes =
              op === 'deleteRecord' && recordId
                ? await call(account, 'memory/delete-record', { recordId })
                : op === 'deleteMemory' && memoryId
                  ? await call(account, 'memory/delete', { memoryIds: [memoryId] })
                  : undefined
            if (deletes) deletions[n]?.push(deletes.body.data.deletionId)
            return deletes
          }),
        )
        const [one, two] = answers.map(answer => answer && anonymous([answer.status, answer.body]))
        expect(one).toBe(two)
      }
      const [one, two] = await Promise.all(both.map(async each => anonymous((await exportOf(each)).memories)))
      expect(one?.length).toBe(two?.length)
    }),
    { numRuns: 12 },
  )
}, 300_000)
