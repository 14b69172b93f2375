import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { startServer } from '../../../../test/support/server-process.ts'
import { scriptedModel } from '../../../test/support/scripted-model.ts'
import { startSmtpServer } from '../../../test/support/smtp-server.ts'
import { createTestApp } from '../../../test/support/test-app.ts'
import { createStore, type Store } from '../../../test/support/test-database.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { checkMemory } from './machine.ts'
import { checkMeaning } from './services.ts'

const MAIN = new URL('../../main.ts', import.meta.url).pathname
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
const PATIENCE_MS = 60_000
const MB = 1024 ** 2

let store: Store
beforeEach(async () => {
  store = await createStore()
})
afterEach(() => store.remove())

/** Runs the command. @returns its exit code, its errors, and its lines by the part that they are about */
async function doctor(settings: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const own = { EMBEDDING_PROVIDER: 'off', ...settingsOf(store), ...settings }
  const child = spawn(process.execPath, [MAIN, 'doctor'], { env: { PATH, ...own } })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const lines = output.split('\n').flatMap(line => {
    const [, state, part = '', said] = /^(\w+) +(\w+) +(.+)$/.exec(line) ?? []
    return state ? [[part, `${state}: ${said}`] as const] : []
  })
  return { code: child.exitCode, errors, lines: Object.fromEntries(lines) as Record<string, string> }
}

const settingsOf = ({ url, directory }: Store): Record<string, string> => ({
  KEEPSAKE_DATA_DIR: directory,
  ...(url && { DATABASE_URL: url, ENCRYPTION_KEY }),
})

const PARTS = ['database', 'key', 'files', 'workers', 'clock', 'disk', 'memory', 'mail', 'models', 'meaning']

describe('keepsake-server doctor', { timeout: PATIENCE_MS }, () => {
  it('finds no fault in a server that was just stopped, and calls what is not set none', async () => {
    const app = await createTestApp({ store, settings: { ENCRYPTION_KEY: store.url ? ENCRYPTION_KEY : '' } })
    await app.stop()
    const { code, errors, lines } = await doctor()
    expect([code, errors]).toEqual([0, ''])
    expect(Object.keys(lines)).toEqual(PARTS)
    expect(Object.values(lines).filter(line => line.startsWith('fault'))).toEqual([])
    expect(lines.database).toMatch(
      store.url ? /^ok: PostgreSQL 1\d.* at 127\.0\.0\.1.*\/\w+, with the tables/ : /^ok: .*with the tables/,
    )
    expect(lines.key).toMatch(/^ok: \S{8}, of .*which reads the secrets/)
    // however long the call took in which the database read its clock
    expect(lines.clock).toMatch(store.url ? /^ok: This clock agrees with/ : /^ok: The database is on this machine/)
    expect(lines.mail).toMatch(/^none: SMTP_URL is not set/)
    expect(lines.models).toMatch(/^none: MODEL_PROVIDER is not set/)
    expect(lines.meaning).toMatch(/^none: EMBEDDING_PROVIDER is off/)
  })

  it('tries the mail server and each model, and says what is wrong with them', async () => {
    await using model = await scriptedModel(body =>
      body.includes('"broken"')
        ? { status: 401 }
        : { answer: 'ready', usage: { prompt_tokens: 3, completion_tokens: 1 } },
    )
    const mail = await startSmtpServer()
    const models = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.baseUrl }
    const sender = { SMTP_FROM: 'Keepsake <keepsake@northwind.example>' }
    try {
      const good = await doctor({ ...models, MODEL_NAME: 'works', ...sender, SMTP_URL: `smtp://${mail.host}` })
      expect(good.lines.models).toBe('ok: default (works)')
      expect(good.lines.mail).toMatch(/^ok: 127\.0\.0\.1:\d+ accepts mail from Keepsake/)
      expect(good.code).toBe(0)
    } finally {
      await mail.close()
    }
    const bad = await doctor({ ...models, MODEL_NAME: 'broken', ...sender, SMTP_URL: `smtp://${mail.host}` })
    expect(bad.lines.models).toMatch(/^fault: default: .*MODEL_API_KEY/)
    expect(bad.lines.mail).toMatch(/^fault: 127\.0\.0\.1:\d+, the host of SMTP_URL/)
    expect([bad.code, bad.errors]).toEqual([1, 'keepsake-server: 2 faults. Their lines have the fix.\n'])
  })

  it('has the other lines without the database', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const address = closed.address()
    closed.close()
    const port = address && typeof address === 'object' ? address.port : 0
    const { code, lines } = await doctor({ DATABASE_URL: `postgres://k:secret@127.0.0.1:${port}/none`, ENCRYPTION_KEY })
    expect(code).toBe(1)
    expect(Object.keys(lines)).toEqual(PARTS)
    expect(lines.database).toMatch(/^fault: .*nothing answers at that address/)
    expect(Object.values(lines).filter(line => line.startsWith('fault'))).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it('creates nothing in a directory that is not there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keepsake-doctor-'))
    try {
      const { code } = await doctor({ KEEPSAKE_DATA_DIR: join(folder, 'new/data') })
      expect(code).toBe(0)
      expect(await readdir(folder)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says that a container has too little memory', async () => {
    const limitOf = (megabytes: number) => ({ bytes: megabytes * MB, isOfContainer: true, freeBytes: 0 })
    const embedded = { DATABASE_URL: undefined }
    const postgresql = { DATABASE_URL: 'postgres://localhost/k' }
    expect(await checkMemory(embedded, limitOf(400))).toMatchObject({
      state: 'fault',
      text: expect.stringMatching(/^400 MB, the limit of this container, .*embedded database.* Raise it to 512 MB/),
    })
    expect(await checkMemory(postgresql, limitOf(200))).toMatchObject({
      state: 'fault',
      text: expect.stringMatching(/^200 MB.*PostgreSQL.* Raise it to 256 MB/),
    })
    expect(await checkMemory(embedded, limitOf(512))).toEqual({
      state: 'ok',
      text: '0.5 GB, the limit of this container',
    })
    expect(await checkMemory(postgresql, limitOf(300))).toMatchObject({ state: 'ok' })
  })

  it('says that a container has room for searches by words only', async () => {
    const log = createLog({ ...readConfig({}), LOG_LEVEL: 'silent' })
    const withFree = (megabytes: number, isBeside = false) => ({
      limit: { bytes: 640 * MB, isOfContainer: true, freeBytes: megabytes * MB },
      isBeside,
    })
    const little = await checkMeaning(readConfig({}), log, withFree(-20_000))
    expect(little).toMatchObject({
      state: 'none',
      text: expect.stringMatching(/^words only: of 640 MB, .*needs 200 MB/),
    })
    const beside = await checkMeaning(readConfig({}), log, withFree(-20_000, true))
    expect(beside).toMatchObject({ state: 'ok', text: expect.stringContaining('in a process of a server') })
    const enough = await checkMeaning(readConfig({}), log, withFree(400))
    expect(enough).toMatchObject({ state: 'ok', text: expect.stringContaining('384 dimensions') })
    const elsewhere = readConfig({ EMBEDDING_PROVIDER: 'off' })
    expect(await checkMeaning(elsewhere, log, withFree(-20_000))).toMatchObject({
      text: expect.stringContaining('is off'),
    })
  })

  it.runIf(inject('database').kind === 'embedded')('works beside a running server, and asks it', async () => {
    const server = await startServer({ KEEPSAKE_DATA_DIR: store.directory })
    const { port } = new URL(server.url)
    try {
      const beside = await doctor({ PORT: port })
      expect(beside.lines.database).toMatch(
        new RegExp(`^ok: .*in use by process ${server.pid} .*ready at ${server.url}`),
      )
      expect(beside.code).toBe(0)
      const elsewhere = await doctor({ PORT: '1' })
      expect(elsewhere.lines.database).toMatch(
        /^none: .*does not answer at http:\/\/127\.0\.0\.1:1: run this with the PORT/,
      )
    } finally {
      await server.stop()
    }
  })

  it.runIf(inject('database').kind === 'postgresql')('finds the key of another database', async () => {
    const app = await createTestApp({ store, settings: { ENCRYPTION_KEY } })
    await app.stop()
    const { code, lines } = await doctor({ ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64') })
    expect(code).toBe(1)
    expect(lines.key).toMatch(/^fault: The secrets of this database need encryption key \S{8}/)
  })

  it.runIf(inject('database').kind === 'postgresql')('finds background work that nobody does', async () => {
    const app = await createTestApp({ store, settings: { ENCRYPTION_KEY, WORKERS: 'off' } })
    await app.database.query("UPDATE runtime.jobs SET run_at = now() - interval '5 minutes'")
    await app.stop()
    const { code, lines } = await doctor()
    expect(lines.workers).toMatch(
      /^fault: Nobody has claimed background work for 3\d\d s\. Start keepsake-server worker/,
    )
    expect(code).toBe(1)
  })
})
