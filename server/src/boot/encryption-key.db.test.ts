import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'
import { createStore, type Store } from '../../test/support/test-database.ts'
import { ENCRYPTED_COLUMNS } from '../area-facts.ts'
import { parseEncryptionKeys } from '../platform/encryption/encryption-keys.ts'
import { claimKeys } from '../platform/encryption/kept-keys.ts'
import { run } from './commands/run.ts'

const key = (): string => randomBytes(32).toString('base64')
const idOf = (text: string): string => parseEncryptionKeys(text).current.id

let store: Store
let running: TestApp[]
let [a, b, c] = [key(), key(), key()]
beforeEach(async () => {
  store = await createStore()
  running = []
  ;[a, b, c] = [key(), key(), key()]
})
afterEach(async () => {
  await Promise.all(running.map(app => app.stop()))
  await store.remove()
})

async function start(...keys: string[]): Promise<TestApp> {
  const app = await createTestApp({ store, settings: { WORKERS: 'off', ENCRYPTION_KEY: keys.join(',') } })
  running.push(app)
  return app
}
async function stop(app: TestApp): Promise<void> {
  running = running.filter(each => each !== app)
  await app.stop()
}
async function startAndStop(...keys: string[]): Promise<void> {
  await stop(await start(...keys))
}

async function command(keys: string | undefined, ...args: string[]): Promise<{ code: number; said: string }> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const environment = { KEEPSAKE_DATA_DIR: store.directory, DATABASE_URL: store.url, ENCRYPTION_KEY: keys }
  try {
    const code = await run(args, environment)
    return { code, said: output.mock.calls.join('') + error.mock.calls.join('') }
  } finally {
    output.mockRestore()
    error.mockRestore()
  }
}

const keptBy = async (app: TestApp): Promise<unknown> =>
  (await app.database.query<{ ids: string[] }>('SELECT ids FROM runtime.encryption_key_set'))[0]?.ids

async function subscribe(app: TestApp): Promise<void> {
  const { key } = await app.organization()
  const body = { url: 'https://northwind.example/hook', events: ['order.paid'] }
  expect((await app.call('POST', '/api/v1/webhooks', { key, body })).status).toBe(201)
}

/** As a version before the record would leave it. */
const forgetRecord = (app: TestApp) => app.database.query('DELETE FROM runtime.encryption_key_set')

describe('the encryption key', () => {
  it('has to be that of the database: a process with another one does not start, and both are named', async () => {
    await startAndStop(a)
    await expect(start(b)).rejects.toThrow(
      new RegExp(`need encryption key ${idOf(a)}, .* has ${idOf(b)} in ENCRYPTION_KEY\\..*rotate-encryption-key`),
    )
    await expect(start(b, c)).rejects.toThrow(`has ${idOf(b)} and ${idOf(c)}`)
    expect((await command(b, 'rotate-encryption-key')).said).toContain(`need encryption key ${idOf(a)}`)
    await startAndStop(a)
  })

  it('is chosen by one of several processes that start at once on a new database', async () => {
    const app = await start(a)
    await forgetRecord(app)
    const claims = await Promise.allSettled(
      [a, b, c, a, b].map(text => claimKeys(app.database, parseEncryptionKeys(text), ENCRYPTED_COLUMNS)),
    )
    const [kept] = (await app.database.query<{ ids: string[] }>('SELECT ids FROM runtime.encryption_key_set')) ?? []
    const won = [a, b, c, a, b].map(text => kept?.ids.includes(idOf(text)) ?? false)
    expect(claims.map(({ status }) => status === 'fulfilled')).toEqual(won)
    expect(kept?.ids).toHaveLength(1)
  })

  it('is rotated by servers with both keys, and only they start until the command has encrypted everything', async () => {
    const first = await start(a)
    await subscribe(first)
    await stop(first)
    // servers that only have to read the new key can be restarted first
    await startAndStop(a, b)
    const second = await start(b, a)
    expect(await keptBy(second)).toEqual([idOf(b), idOf(a)])
    await subscribe(second)
    await stop(second)
    await expect(start(a)).rejects.toThrow(`need encryption key ${idOf(b)}`)
    await expect(start(b)).rejects.toThrow(`need encryption key ${idOf(a)}`)
    await startAndStop(a, b)
    const { code, said } = await command(`${b},${a}`, 'rotate-encryption-key')
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ stored secrets.* needs no other key/)])
    const third = await start(b)
    expect(await keptBy(third)).toEqual([idOf(b)])
    await stop(third)
    await expect(start(a)).rejects.toThrow(`need encryption key ${idOf(b)}`)
  })

  it('can be forgotten if it is lost', async () => {
    const app = await start(a)
    await subscribe(app)
    await stop(app)
    expect((await command(b, 'rotate-encryption-key', '--forget')).code).toBe(2)
    expect(await command(b, 'rotate-encryption-key', '--forget', idOf(a))).toEqual({
      code: 0,
      said: expect.stringContaining(`no longer needs encryption key ${idOf(a)}`),
    })
    await startAndStop(b)
    await expect(start(a)).rejects.toThrow(`need encryption key ${idOf(b)}`)
  })

  it('that is lost fails only the calls that need it, which say so', async () => {
    const app = await start(a)
    const { key } = await app.organization()
    const paths = ['/api/v1/gateway/signing-secret', '/api/v1/notifications/signing-secret']
    for (const path of paths) expect((await app.call('GET', path, { key })).status).toBe(200)
    const create = (on: TestApp) =>
      on.call('POST', '/api/v1/keys', { key, body: { name: 'ci' }, headers: { 'idempotency-key': 'first' } })
    expect((await create(app)).status).toBe(201)
    await stop(app)
    await command(b, 'rotate-encryption-key', '--forget', idOf(a))
    const other = await start(b)
    for (const path of paths) {
      const { status, body } = await other.call('GET', path, { key })
      expect([status, body.error, body.message]).toEqual([
        503,
        'server_error',
        expect.stringMatching(/cannot be decrypted. Ask the operator/),
      ])
    }
    const replayed = await create(other)
    expect([replayed.status, replayed.body.reason, replayed.body.message]).toEqual([
      409,
      'unreadable',
      expect.stringContaining('use a new key'),
    ])
  })

  it('of a database from before the record is one that reads its secrets', async () => {
    const app = await start(a)
    await subscribe(app)
    await forgetRecord(app)
    await stop(app)
    await expect(start(b)).rejects.toThrow(`need encryption key ${idOf(a)}`)
    const both = await start(c, a)
    expect(await keptBy(both)).toEqual([idOf(c), idOf(a)])
    // a process with another key has already written there, and the others go on
    await subscribe(both)
    await forgetRecord(both)
    await stop(both)
    const healthy = await start(a)
    expect(await keptBy(healthy)).toEqual([idOf(a)])
  })

  it('of a database without secrets is that of the first process', async () => {
    const app = await start(a)
    await forgetRecord(app)
    await stop(app)
    await startAndStop(b)
    await expect(start(a)).rejects.toThrow(`need encryption key ${idOf(b)}`)
  })
})

describe.runIf(inject('database').kind === 'embedded')('the key file', () => {
  it('has to be that of the directory, also of one that was restored', async () => {
    const file = join(store.directory, 'encryption.key')
    const startWithFile = async () => {
      const app = await createTestApp({ store, settings: { WORKERS: 'off', ENCRYPTION_KEY: '' } })
      running.push(app)
      return app
    }
    const app = await startWithFile()
    await subscribe(app)
    await stop(app)
    const own = await readFile(file, 'utf8')
    const backup = join(store.directory, 'x.backup')
    expect((await command(undefined, 'backup', backup)).code).toBe(0)
    expect((await command(undefined, 'rotate-encryption-key')).said).toContain('encrypted again')
    const renewed = await readFile(file, 'utf8')
    await stop(await startWithFile())
    await writeFile(file, own)
    await expect(startWithFile()).rejects.toThrow(`need encryption key ${idOf(renewed)}, `)
    expect((await command(undefined, 'restore', backup, '--force')).code).toBe(0)
    expect((await command(undefined, 'verify')).code).toBe(0)
    await stop(await startWithFile())
    await writeFile(file, b)
    await expect(startWithFile()).rejects.toThrow(`has ${idOf(b)} in ${file}`)
    expect((await command(undefined, 'verify')).said).toContain('unreadable: ')
    await writeFile(file, own)
    await startWithFile()
  })
})
