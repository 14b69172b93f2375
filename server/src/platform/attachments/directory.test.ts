import fs, { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDirectoryStore } from './directory.ts'

let root: string
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'keepsake-attachments-')), 'files')
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await rm(join(root, '..'), { recursive: true })
})

const options = { space: 'org_1', maxBytes: 1_000_000 }
const files = async (): Promise<string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

test('stores files in shards, readable only by their owner', async () => {
  const store = await openDirectoryStore(root)
  const { sha256 } = await store.put(Buffer.from('a'), options)
  const path = join(root, 'org_1', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  expect(await files()).toEqual([path])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  for (const directory of [root, join(root, 'org_1'), join(path, '..'), join(path, '../..')])
    expect((await stat(directory)).mode & 0o777, directory).toBe(0o700)
})

test('leaves no file after a rejected or failed upload', async () => {
  const store = await openDirectoryStore(root)
  await expect(store.put(Buffer.alloc(11), { ...options, maxBytes: 10 })).rejects.toThrow('larger than 10 bytes')
  await expect(store.put(Buffer.alloc(1), { ...options, space: '..' })).rejects.toThrow('cannot be a space')
  expect(await files()).toEqual([])
})

test.each(['ENOSPC', 'EDQUOT'])('reports a full disk (%s) with the fix, and leaves no file', async code => {
  const store = await openDirectoryStore(root)
  const open = fs.open
  vi.spyOn(fs, 'open').mockImplementation(async (...parameters) => {
    const handle = await open(...parameters)
    const append = handle.appendFile.bind(handle)
    let written = 0
    handle.appendFile = async data => {
      if (++written > 1) throw Object.assign(new Error('disk'), { code })
      await append(data)
    }
    return handle
  })
  syncBuiltinESMExports()
  const parts = async function* () {
    yield Buffer.from('first')
    yield Buffer.from('second')
  }
  await expect(store.put(parts(), options)).rejects.toMatchObject({
    problem: 'full',
    message: expect.stringMatching(/full.*ATTACHMENTS_DIR/),
  })
  expect(await files()).toEqual([])
})

test('removes uploads left by a crash at the next start, but not running ones', async () => {
  await openDirectoryStore(root)
  const [abandoned, coming] = [join(root, '.incoming', 'a'), join(root, '.incoming', 'b')]
  await writeFile(abandoned, 'x')
  await writeFile(coming, 'x')
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await utimes(abandoned, yesterday, yesterday)
  await openDirectoryStore(root)
  expect(await files()).toEqual([coming])
})

test('closes the file if the content is read only in part', async () => {
  const store = await openDirectoryStore(root)
  const { key } = await store.put(Buffer.alloc(500_000), options)
  const opened = vi.spyOn(fs, 'open')
  syncBuiltinESMExports()
  for await (const part of await store.get(key)) if (part.length > 0) break
  const handle = await opened.mock.results[0]?.value
  expect(handle.fd).toBe(-1)
})
