import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'
import { createStore, type Store } from '../../test/support/test-database.ts'
import { openDirectoryStore } from '../platform/attachments/directory.ts'
import { createFiles } from '../platform/attachments/files.ts'
import { run } from './commands/run.ts'

const ENCRYPTION_KEY = Buffer.alloc(32, 5).toString('base64')

let store: Store
let running: TestApp[]
beforeEach(async () => {
  store = await createStore()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map(app => app.stop()))
  await store.remove()
})

/** A process with its own folder of files. */
async function start(folder: string, more: Record<string, string> = {}): Promise<TestApp> {
  const settings = { ATTACHMENTS_DIR: join(store.directory, folder), WORKERS: 'off', ENCRYPTION_KEY, ...more }
  const app = await createTestApp({ store, settings })
  running.push(app)
  return app
}
async function stop(app: TestApp): Promise<void> {
  running = running.filter(each => each !== app)
  await app.stop()
}

async function upload(app: TestApp, name = 'notes.txt') {
  const { key } = await app.organization()
  const guideline = await app.call('POST', '/api/v1/guidelines', { key, body: { name: 'House', value: '# House\n' } })
  const path = `/api/v1/guidelines/${guideline.body.data.id}/attachments`
  const body = { name, contentBase64: Buffer.from(name).toString('base64') }
  const { body: created } = await app.call('POST', path, { key, body })
  const read = (from: TestApp) => from.call('GET', `${path}/${created.data.id}`, { key })
  return { key, path, id: created.data.id, read }
}

async function command(folder: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const environment = {
    KEEPSAKE_DATA_DIR: store.directory,
    DATABASE_URL: store.url,
    ENCRYPTION_KEY,
    ATTACHMENTS_DIR: join(store.directory, folder),
  }
  try {
    const code = await run(args, environment)
    return { code, said: output.mock.calls.join('') + error.mock.calls.join('') }
  } finally {
    output.mockRestore()
    error.mockRestore()
  }
}

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(store.directory, folder), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name)).map(({ name }) => name)
}

describe('the folder of files', () => {
  it('has to be that of the database: a process with another one does not start, and says who wrote the first', async () => {
    const app = await start('a')
    await upload(app)
    await stop(app)
    await expect(start('b')).rejects.toThrow(
      /The files of this database are in \S+\/a, which Keepsake \S+ on \S+ made at \d{4}-\d\d-\d\dT.* has \S+\/b, which has no files of Keepsake.*files adopt/,
    )
    const again = await start('a')
    expect((await upload(again, 'more.txt').then(({ read }) => read(again))).status).toBe(200)
  })

  it('of a database from before folders had marks is the one that has its files', async () => {
    const app = await start('a')
    await upload(app)
    await app.database.query('DELETE FROM runtime.file_store')
    await rm(join(store.directory, 'a/.keepsake.json'))
    await stop(app)
    await expect(start('b')).rejects.toThrow(/The database has files.*none of them.*files adopt/)
    await start('a')
  })

  it('can be accepted after it was restored, with a list of what it lacks', async () => {
    const app = await start('a')
    const kept = await upload(app)
    await stop(app)
    await mkdir(join(store.directory, 'restored'))
    await cp(join(store.directory, 'a'), join(store.directory, 'restored'), { recursive: true })
    await rm(join(store.directory, 'restored/.keepsake.json'))
    const later = await start('a')
    const lost = await upload(later, 'lost.txt')
    await stop(later)
    const { code, said } = await command('restored', 'files', 'adopt')
    expect(code).toBe(0)
    expect(said.match(/^missing: .*/gm)).toEqual([
      expect.stringMatching(/^missing: gat_\w+\/[0-9a-f]{64} \(.*guideline_attachments/),
    ])
    expect(said).toContain('1 file is missing')
    const restored = await start('restored')
    expect((await kept.read(restored)).status).toBe(200)
    expect(await lost.read(restored)).toMatchObject({ status: 404, body: { message: expect.stringContaining('lost') } })
    await stop(restored)
    await expect(start('a')).rejects.toThrow('files adopt')
  })

  it('can be filled from another one, which keeps its files, and says what that one lacks', async () => {
    const app = await start('a')
    const kept = await upload(app)
    await upload(app, 'lost.txt')
    await stop(app)
    const lost = createHash('sha256').update('lost.txt').digest('hex')
    const [file = ''] = await readdir(join(store.directory, 'a'), { recursive: true }).then(paths =>
      paths.filter(path => path.endsWith(lost)),
    )
    await rm(join(store.directory, 'a', file))
    expect((await command('b', 'files', 'copy', join(store.directory, 'nothing'))).said).toContain('There is no folder')
    const copied = await command('b', 'files', 'copy', join(store.directory, 'a'))
    expect(copied.said).toMatch(new RegExp(`^missing: gat_\\w+/${lost} .*\nCopied 1 files .* 1 file is missing`, 'm'))
    expect((await command('b', 'files', 'copy', join(store.directory, 'a'))).said).toContain('Copied 0 files')
    await command('b', 'files', 'adopt')
    const moved = await start('b')
    expect((await kept.read(moved)).status).toBe(200)
    expect(await filesOf('a')).toHaveLength(1)
  })

  it('is not given up by a process that started before there was a file: it removes and stores nothing elsewhere', async () => {
    const app = await start('a')
    const elsewhere = createFiles(app.database, await openDirectoryStore(join(store.directory, 'b')))
    await elsewhere.check()
    const { key, path, id } = await upload(app)
    expect((await app.call('DELETE', `${path}/${id}`, { key })).status).toBe(200)
    await expect(elsewhere.removeDue()).rejects.toThrow('files adopt')
    await expect(elsewhere.put('gat_1', Buffer.from('a'))).rejects.toMatchObject({ status: 503 })
    expect(await filesOf('a')).toHaveLength(1)
    expect(await app.database.query('SELECT removing FROM runtime.file_removals')).toEqual([{ removing: false }])
    await createFiles(app.database, await openDirectoryStore(join(store.directory, 'a'))).removeDue()
    expect(await filesOf('a')).toEqual([])
  })
})
