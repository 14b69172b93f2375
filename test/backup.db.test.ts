import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { parse } from 'yaml'
import { createStore, type Store } from '../server/test/support/test-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../server/src/main.ts')
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
const NAME = 'notes.txt'

let store: Store
let restored: Store
let servers: ServerProcess[]
beforeEach(async () => {
  servers = []
  store = await createStore()
  restored = await createStore()
})
afterEach(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await store.remove()
  await restored.remove()
})

const settings = (of: Store): Record<string, string> => ({
  KEEPSAKE_DATA_DIR: of.directory,
  ...(of.url && { DATABASE_URL: of.url, ENCRYPTION_KEY }),
  SIGNUP: 'open',
  DEFAULT_PLAN: 'unlimited',
})
async function start(of: Store): Promise<ServerProcess> {
  const server = await startServer(settings(of))
  servers.push(server)
  return server
}
async function command(of: Store, words: string, more: Record<string, string> = {}): Promise<string> {
  const { PATH = '' } = process.env
  const args = [MAIN, ...words.split(' ')]
  return (await run(process.execPath, args, { env: { PATH, ...settings(of), ...more } })).stdout
}

async function send(server: ServerProcess, path: string, key?: string, body?: object) {
  const headers = { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** An account with a memory, secrets and a file, whose address is returned. */
async function begin(server: ServerProcess): Promise<{ key: string; file: string }> {
  const { body } = await send(server, '/auth/agent', undefined, { name: 'agent' })
  const key: string = body.data.agent.api_key
  const memory = { email: 'dana@northwind.example', content: 'Dana likes tea.', extract: false }
  await send(server, '/api/v1/memorize', key, memory)
  await send(server, '/api/v1/webhooks', key, { url: 'https://northwind.example/hook', events: ['order.paid'] })
  const guideline = await send(server, '/api/v1/guidelines', key, { name: 'House', value: '# House\n' })
  const path = `/api/v1/guidelines/${guideline.body.data.id}/attachments`
  const upload = { name: NAME, contentBase64: Buffer.from(NAME).toString('base64') }
  const { body: created } = await send(server, path, key, upload)
  return { key, file: `${path}/${created.data.id}` }
}

/** Restores a dump into the other database, which is emptied first: as createdb makes it. */
async function restoreDump(dump: string): Promise<void> {
  await run('psql', [
    restored.directUrl ?? '',
    '-qc',
    'DROP SCHEMA public, runtime, search CASCADE; CREATE SCHEMA public',
  ])
  await run('pg_restore', [`--dbname=${restored.directUrl}`, dump])
}

/** The commands of the service `backup` of compose.yaml, for the folders and the database of the test. */
async function composeBackup(url: string, backups: string): Promise<{ program: string; args: string[] }> {
  const { services } = parse(await readFile(join(import.meta.dirname, '../compose.yaml'), 'utf8'), { merge: true })
  const [program, ...args]: string[] = services.backup.command.map((part: string) =>
    part
      .replaceAll('$$', '$')
      .replaceAll('/backups', backups)
      .replaceAll('/data/attachments', join(store.directory, 'attachments'))
      .replace(/(pg_dump .*) keepsake$/m, `$1 ${new URL(url).pathname.slice(1)}`),
  )
  return { program: program ?? '', args }
}

const contentOf = async (server: ServerProcess, { key, file }: { key: string; file: string }) => {
  const answer = await fetch(`${server.url}${file}`, { headers: { authorization: `Bearer ${key}` } })
  return { status: answer.status, text: await answer.text() }
}

it.runIf(inject('database').kind === 'embedded')(
  'a backup of a running server holds its database and its files, while calls go on',
  { timeout: 180_000 },
  async () => {
    const server = await start(store)
    const account = await begin(server)
    const memorize = (content: string) =>
      send(server, '/api/v1/memorize', account.key, { email: 'dana@northwind.example', content, extract: false })
    let isOver = false
    const statuses: number[] = []
    const others = (async () => {
      for (let n = 0; !isOver; n++) statuses.push((await memorize(`Note ${n}.`)).status)
    })()
    const file = join(restored.directory, 'keepsake.backup')
    expect(await command(store, `backup ${file}`)).toMatch(/, 1 files, .*\n.*encryption key/)
    isOver = true
    await others
    expect([...new Set(statuses)]).toEqual([200])
    expect(statuses.length).toBeGreaterThan(3)
    const left = async () => (await readdir(store.directory)).filter(name => name.startsWith('snapshot-'))
    await expect.poll(left).toEqual([])
    await server.stop()
    servers = []

    const target = { ...restored, directory: join(restored.directory, 'new') }
    await command(target, `restore ${file}`)
    expect(await command(target, 'verify')).toMatch(/^Read: \d+ memories, 1 files, 2 secrets\.$/m)
    const again = await start(target)
    expect(await contentOf(again, account)).toEqual({ status: 200, text: NAME })
    const recalled = await send(again, '/api/v1/smart-recall', account.key, {
      email: 'dana@northwind.example',
      query: 'What does Dana like to drink: tea?',
    })
    expect(JSON.stringify(recalled.body)).toContain('Dana likes tea.')
  },
)

it.runIf(inject('database').kind === 'postgresql')(
  'a dump and a copy of the folder, as docs/operations-data.md has them, hold the database and its files',
  { timeout: 180_000 },
  async () => {
    const server = await start(store)
    const account = await begin(server)
    const dump = join(restored.directory, 'keepsake.dump')
    await run('pg_dump', ['--format=custom', `--file=${dump}`, store.directUrl ?? ''])
    await cp(join(store.directory, 'attachments'), join(restored.directory, 'attachments'), { recursive: true })
    await restoreDump(dump)
    expect(await command(restored, 'verify')).toContain('Read: 1 memories, 1 files, 2 secrets.')
    const again = await start(restored)
    expect(await contentOf(again, account)).toEqual({ status: 200, text: NAME })
    await again.stop()
    servers = [server]

    // a folder that is older than the rows
    await rm(join(restored.directory, 'attachments'), { recursive: true })
    await expect(command(restored, 'verify')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^missing: gat_\w+\/[0-9a-f]{64} \(guideline_attachments\)\nRead: 1 memories, 0 files, 2 secrets\.\n$/,
      ),
      stderr: expect.stringContaining('Not readable: 1.'),
    })
    const wrong = { ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64') }
    await expect(command(restored, 'verify', wrong)).rejects.toMatchObject({
      stdout: expect.stringContaining('unreadable: webhook_subscriptions.secret'),
    })
    await expect(start(restored)).rejects.toThrow('files adopt')
    expect(await command(restored, 'files adopt')).toContain('1 file is missing')
    const third = await start(restored)
    expect(await contentOf(third, account)).toMatchObject({ status: 404 })
  },
)

it.runIf(inject('database').kind === 'postgresql')(
  'the service of compose.yaml writes a backup of a running server, removes those that are too old, and it can be restored',
  { timeout: 180_000 },
  async () => {
    const server = await start(store)
    const account = await begin(server)
    const backups = join(restored.directory, 'backups')
    const [old, kept] = [join(backups, 'of-16-days'), join(backups, 'of-13-days')]
    for (const [path, days] of [
      [old, 16],
      [kept, 13],
    ] as const) {
      await mkdir(path, { recursive: true })
      const at = new Date(Date.now() - days * 86_400_000)
      await utimes(path, at, at)
    }
    const url = new URL(store.directUrl ?? '')
    const { program, args } = await composeBackup(url.href, backups)
    const { PATH = '' } = process.env
    const env = {
      PATH,
      PGHOST: url.hostname,
      PGPORT: url.port || '5432',
      PGUSER: url.username,
      POSTGRES_PASSWORD: url.password,
    }
    const service = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
    const named = async () => (await readdir(backups)).filter(name => /^\d{4}-\d\d-\d\dT\d{4}$/.test(name))
    try {
      await expect.poll(named, { timeout: 60_000 }).toHaveLength(1)
      await expect.poll(async () => (await readdir(backups)).sort()).toEqual([...(await named()), 'of-13-days'])
      // it waits for the next day
      expect(service.exitCode).toBeNull()
    } finally {
      // with its `sleep`
      if (service.pid !== undefined) process.kill(-service.pid)
    }
    await server.stop()
    servers = []
    const [name = ''] = await named()
    const files = join(restored.directory, 'attachments')
    await mkdir(files)
    await restoreDump(join(backups, name, 'keepsake.dump'))
    await run('tar', ['--extract', `--file=${join(backups, name, 'keepsake-files.tar.gz')}`, `--directory=${files}`])
    expect(await command(restored, 'verify')).toContain('Read: 1 memories, 1 files, 2 secrets.')
    expect(await contentOf(await start(restored), account)).toEqual({ status: 200, text: NAME })
  },
)
