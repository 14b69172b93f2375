/** The road from the embedded database to PostgreSQL: a backup of one is restored into the other. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Keepsake } from '@keepsake/sdk'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../server/test/support/open-embedded.ts'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const MAIN = join(import.meta.dirname, '../server/src/main.ts')
const OTHER_KEY = Buffer.alloc(32, 9).toString('base64')
const FILE = 'The price list of November.'

let home: string
let source: string
let backup: string
let key: string
let apiKey: string
let attachment: { guidelineId: string; id: string }
let store: Store
let target: pg.Client
const servers: ServerProcess[] = []

const settings = (more: Record<string, string> = {}): Record<string, string> => ({
  DATABASE_URL: store.url ?? '',
  KEEPSAKE_DATA_DIR: store.directory,
  ENCRYPTION_KEY: key,
  ...more,
})

function command(words: readonly string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  const { PATH = '' } = process.env
  return new Promise(resolve =>
    execFile(
      process.execPath,
      [MAIN, ...words],
      { env: { PATH, EMBEDDING_PROVIDER: 'off', ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out + err }),
    ),
  )
}

/** The rows of each table as text, but for the place of the files, which is another one. */
async function rowsOf(query: (sql: string) => Promise<{ name: string; rows: string | null }[]>) {
  const tables = await query(`SELECT format('%I.%I', n.nspname, c.relname) AS name, '' AS rows
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'runtime', 'search') ORDER BY 1`)
  const all: Record<string, string | null> = {}
  for (const { name } of tables) {
    if (name === 'runtime.file_store') continue
    const [row] = await query(
      `SELECT '' AS name, string_agg(t::text, E'\n' ORDER BY t::text COLLATE "C") AS rows FROM ${name} t`,
    )
    all[name] = row?.rows ?? null
  }
  return all
}
const inTarget = async () => rowsOf(async sql => (await target.query(sql)).rows)

describe.runIf(inject('database').kind === 'postgresql')('a backup of an embedded server', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'keepsake-move-'))
    source = join(home, 'data')
    backup = join(home, 'up.backup')
    const server = await startServer({ KEEPSAKE_DATA_DIR: source })
    const { data } = await new Keepsake({ baseUrl: server.url }).auth.register({ name: 'Northwind' })
    apiKey = data.agent.api_key
    const client = new Keepsake({ baseUrl: server.url, secretKey: apiKey })
    await client.memory.memorize({
      email: 'dana@northwind.example',
      content: 'Dana Reyes has a budget of $90k.\n\t"\\',
    })
    await client.memory.memorize({ email: 'sam@northwind.example', content: 'Sam takes the train 🚆.' })
    await client.memory.deleteRecord({ email: 'sam@northwind.example' })
    await client.webhooks.create({ url: 'https://hooks.northwind.example/', events: ['order.paid'] })
    const { data: guideline } = await client.guidelines.create({ name: 'House', value: '# House\n\nBe kind.\n' })
    const contentBase64 = Buffer.from(FILE).toString('base64')
    const { data: created } = await client.guidelines.uploadAttachment(guideline.id, {
      name: 'prices.txt',
      contentBase64,
    })
    attachment = { guidelineId: guideline.id, id: created.id }
    await server.stop()
    expect(await command(['backup', backup], { KEEPSAKE_DATA_DIR: source })).toMatchObject({ code: 0 })
    key = (await readFile(join(source, 'encryption.key'), 'utf8')).trim()
  }, 120_000)
  afterAll(() => rm(home, { recursive: true, force: true }))

  beforeEach(async () => {
    store = await createStore()
    target = new pg.Client(store.directUrl)
    await target.connect()
    // as createdb makes it
    await target.query('DROP SCHEMA public, runtime, search CASCADE; CREATE SCHEMA public')
  })
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(server => server.kill()))
    await target.end()
    await store.remove()
  })

  const start = async (): Promise<ServerProcess> => {
    const server = await startServer(settings())
    servers.push(server)
    return server
  }

  async function expectWorking(server: ServerProcess): Promise<void> {
    const client = new Keepsake({ baseUrl: server.url, secretKey: apiKey })
    const { results } = await client.memory.smartRecall({ email: 'dana@northwind.example', query: 'budget' })
    expect(JSON.stringify(results)).toContain('$90k')
    const [hook] = (await client.webhooks.list()).data
    expect(hook).toBeDefined()
    expect(hook?.secretState).toBeUndefined()
    const { data: file } = await client.guidelines.getAttachment(attachment.guidelineId, attachment.id)
    expect(file.text).toBe(FILE)
    const [deletion] = (await client.memory.listDeletions()).data
    await client.memory.cancelDeletion({ deletionId: deletion?.deletionId ?? '' })
    await client.memory.memorize({ email: 'kim@northwind.example', content: 'New rows do not collide.' })
  }

  it('has every row of every table in PostgreSQL, and its keys, files and secrets go on working', async () => {
    expect(await command(['restore', backup], settings())).toEqual({
      code: 0,
      said: expect.stringMatching(/^127\.0\.0\.1\S+ holds what Keepsake .* tables, and 1 files in .*Start the servers/),
    })
    const embedded = await openEmbedded(join(source, 'postgres'))
    const before = await rowsOf(async sql => (await embedded.query<{ name: string; rows: string | null }>(sql)).rows)
    await embedded.close()
    expect(before['public.memories']).toContain('$90k')
    expect(await inTarget()).toEqual(before)
    // what was switched off for the time is on again
    const { rows } = await target.query(`SELECT
      (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND NOT convalidated) AS unchecked,
      (SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'D') AS off,
      (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f') > 50 AS has_keys`)
    expect(rows).toEqual([{ unchecked: 0, off: 0, has_keys: true }])
    await expectWorking(await start())
    expect((await command(['verify'], settings())).said).toMatch(/Read: \d+ memories, 1 files, \d+ secrets/)
  })

  it('is refused with another key, in a database with data, and with a damaged file', async () => {
    const { ENCRYPTION_KEY: _, ...keyless } = settings()
    expect((await command(['restore', backup], keyless)).said).toContain(
      `export ENCRYPTION_KEY="$(tar -xzOf ${backup} encryption.key | paste -sd, -)"`,
    )
    const refused = await command(['restore', backup], settings({ ENCRYPTION_KEY: OTHER_KEY }))
    expect(refused.code).toBe(1)
    const [, copy = ''] = /export (ENCRYPTION_KEY="\$\(.*?\)")/.exec(refused.said) ?? []
    // the line is a command that works
    const { stdout } = spawnSync('bash', ['-c', `${copy}; printf %s "$ENCRYPTION_KEY"`], { encoding: 'utf8' })
    expect(stdout).toBe(key)
    expect((await target.query(`SELECT to_regclass('organizations') AS name`)).rows).toEqual([{ name: null }])

    expect((await command(['restore', backup], settings())).code).toBe(0)
    const first = await inTarget()
    const again = await command(['restore', backup], settings())
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('already has organizations') })
    await target.query("INSERT INTO organizations (id, name, plan) VALUES ('org_other', 'Other', 'free')")
    expect((await command(['restore', backup, '--force'], settings())).code).toBe(0)
    expect(await inTarget()).toEqual(first)
    const damaged = await command(['restore', import.meta.filename, '--force'], settings())
    expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining('is not a backup of Keepsake') })
    expect(await inTarget()).toEqual(first)
    expect((await command(['restore', backup, '--forse'], settings())).code).toBe(2)
  })

  it('leaves nothing if it is killed, and no server becomes ready before it ends', async () => {
    const bytes = await readFile(backup)
    for (const share of [0.05, 0.5, 0.95]) {
      // the backup arrives as slowly as the test wants
      const pipe = join(home, `pipe-${share}`)
      spawnSync('mkfifo', [pipe])
      const { PATH = '' } = process.env
      const child = spawn(process.execPath, [MAIN, 'restore', pipe], { env: { PATH, ...settings() } })
      const feed = createWriteStream(pipe)
      feed.on('error', () => {})
      feed.write(bytes.subarray(0, Math.floor(bytes.length * share)))
      const isHeld = async () =>
        (await target.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted`)).rows.length > 0
      await expect.poll(isHeld, { timeout: 30_000 }).toBe(true)
      if (share < 0.9) {
        await sleep(1_500)
        child.kill('SIGKILL')
        await once(child, 'exit')
        feed.destroy()
        await expect.poll(isHeld, { timeout: 30_000 }).toBe(false)
        expect((await target.query(`SELECT to_regclass('organizations') AS name`)).rows).toEqual([{ name: null }])
        continue
      }
      let isReady = false
      const starting = start().then(server => {
        isReady = true
        return server
      })
      await sleep(6_000)
      expect(isReady).toBe(false)
      feed.end(bytes.subarray(Math.floor(bytes.length * share)))
      await once(child, 'exit')
      expect(child.exitCode).toBe(0)
      await expectWorking(await starting)
    }
  })
})
