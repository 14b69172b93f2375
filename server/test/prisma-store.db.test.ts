import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReceiver, newSecret, type PrismaStore, prismaStore, sign } from '@keepsake/webhooks'
import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createStore, type Store } from './support/test-database.ts'

const SCHEMA = `
generator client {
  provider = "prisma-client"
  output   = "../client"
  runtime  = "nodejs"
  moduleFormat           = "esm"
  importFileExtension    = "ts"
  generatedFileExtension = "ts"
}
datasource db {
  provider = "postgresql"
}
model ProcessedWebhook {
  id          String   @id
  processedAt DateTime @default(now())
}
model Order {
  id   String @id
  paid Int
}
`
const TABLES = [
  'CREATE TABLE "ProcessedWebhook" (id text PRIMARY KEY, "processedAt" timestamp(3) NOT NULL DEFAULT now())',
  'CREATE TABLE "Order" (id text PRIMARY KEY, paid integer NOT NULL)',
]

/** The part of the generated client that the tests use. */
interface Transaction {
  order: {
    update(args: object): Promise<unknown>
    create(args: object): Promise<unknown>
    findUnique(args: object): Promise<{ paid: number } | null>
  }
  processedWebhook: { count(): Promise<number>; deleteMany(): Promise<unknown> }
}
interface Client extends Transaction {
  $transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  $executeRawUnsafe(statement: string): Promise<number>
  $disconnect(): Promise<void>
}

const isPostgresql = inject('database').kind === 'postgresql'

describe.runIf(!isPostgresql)('the store of Prisma', () => {
  it.skip('needs a database server with several connections; the project postgresql runs it', () => {})
})

describe.runIf(isPostgresql)('the store of Prisma on PostgreSQL', () => {
  const server = join(import.meta.dirname, '..')
  const draft = isPostgresql ? mkdtempSync(join(server, '.prisma-')) : ''
  let store: Store
  let clients: Client[]

  beforeAll(async () => {
    store = await createStore()
    const schema = join(draft, 'schema')
    mkdirSync(schema)
    writeFileSync(join(schema, 'schema.prisma'), SCHEMA)
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(server, 'node_modules/prisma/build/index.js'), 'generate', '--schema', join(schema, 'schema.prisma')],
      {
        cwd: server,
        encoding: 'utf8',
        env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
      },
    )
    if (status !== 0) throw new Error(`prisma generate failed:\n${stderr}`)
    const { PrismaClient } = await import(join(draft, 'client/client.ts'))
    // two processes of an application, each with its own connections
    clients = [1, 2].map(() => new PrismaClient({ adapter: new PrismaPg({ connectionString: store.url }) }) as Client)
    for (const table of TABLES) await clients[0]?.$executeRawUnsafe(table)
  })
  afterAll(async () => {
    for (const client of clients ?? []) await client.$disconnect()
    await store?.remove()
    rmSync(draft, { recursive: true, force: true })
  })

  const client = (n = 0): Client => {
    const found = clients[n]
    if (!found) throw new Error('The clients are created in beforeAll.')
    return found
  }
  const storeOf = (n = 0): PrismaStore<Transaction> => prismaStore<Transaction>(client(n))
  const pay = ({ order }: Transaction) => order.update({ where: { id: 'ord_1' }, data: { paid: { increment: 1 } } })
  const paid = async (): Promise<number | undefined> =>
    (await client().order.findUnique({ where: { id: 'ord_1' } }))?.paid

  beforeEach(async () => {
    await client().$executeRawUnsafe('TRUNCATE "Order", "ProcessedWebhook"')
    await client().order.create({ data: { id: 'ord_1', paid: 0 } })
  })

  it('commits the ID with what the handler writes, once for parallel duplicates at two processes', async () => {
    const calls = Array.from({ length: 12 }, (_, n) => storeOf(n % 2).once('evt_1', async tx => void (await pay(tx))))
    const results = await Promise.all(calls)
    expect(results.filter(result => result === 'processed')).toHaveLength(1)
    expect(results.filter(result => result === 'duplicate')).toHaveLength(11)
    expect([await paid(), await storeOf(1).has('evt_1')]).toEqual([1, true])
  })

  it('rolls back both if the handler crashes after it wrote, and a parallel duplicate then runs', async () => {
    const wrote = Promise.withResolvers<void>()
    const crash = Promise.withResolvers<void>()
    const first = storeOf(0).once('evt_1', async tx => {
      await pay(tx)
      wrote.resolve()
      await crash.promise
      throw new Error('crashed')
    })
    await wrote.promise
    const second = storeOf(1).once('evt_1', async tx => void (await pay(tx)))
    crash.resolve()
    await expect(first).rejects.toThrow('crashed')
    expect(await second).toBe('processed')
    expect([await paid(), await client().processedWebhook.count()]).toEqual([1, 1])
  })

  it('leaves nothing of a process whose connection broke in the handler', async () => {
    const broken = storeOf(0).once('evt_1', async tx => {
      await pay(tx)
      await client(1).$executeRawUnsafe(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      )
      await pay(tx)
    })
    await expect(broken).rejects.toThrow()
    expect([await paid(), await storeOf(1).has('evt_1')]).toEqual([0, false])
    expect(await storeOf(1).once('evt_1', async tx => void (await pay(tx)))).toBe('processed')
    expect(await paid()).toBe(1)
  })

  it('makes receivers of two processes process an event once', async () => {
    const secret = newSecret()
    const receivers = [0, 1].map(n =>
      createReceiver({
        secrets: secret,
        store: storeOf(n),
        handlers: { 'order.paid': (_, { transaction }) => pay(transaction) },
      }),
    )
    const body = JSON.stringify({ type: 'order.paid' })
    const headers = { ...(await sign({ id: 'evt_1', body }, secret)) }
    const outcomes = await Promise.all([...receivers, ...receivers].map(each => each.receive({ headers, body })))
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(outcomes.filter(({ result }) => result === 'processed')).toHaveLength(1)
    expect(await paid()).toBe(1)
  })

  it('processes an event again only after its ID was deleted', async () => {
    expect(await storeOf().once('evt_1', async tx => void (await pay(tx)))).toBe('processed')
    expect(await storeOf().deleteBefore(new Date(0))).toBe(0)
    expect(await storeOf().once('evt_1', async tx => void (await pay(tx)))).toBe('duplicate')
    // a day ahead, whatever the time zone of the column
    expect(await storeOf().deleteBefore(new Date(Date.now() + 86_400_000))).toBe(1)
    expect(await storeOf().once('evt_1', async tx => void (await pay(tx)))).toBe('processed')
    expect(await paid()).toBe(2)
  })
})
