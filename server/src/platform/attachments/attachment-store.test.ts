import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startS3Double } from '../../../test/support/s3-double.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { openDirectoryStore } from './directory.ts'
import { createS3Store } from './s3.ts'

const KINDS: Record<string, () => Promise<{ store: AttachmentStore; close: () => Promise<void> }>> = {
  async directory() {
    const root = await mkdtemp(join(tmpdir(), 'keepsake-attachments-'))
    return { store: await openDirectoryStore(root), close: () => rm(root, { recursive: true }) }
  },
  async s3() {
    const double = await startS3Double()
    return { store: createS3Store(double.settings), close: double.close }
  },
}

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

describe.each(Object.keys(KINDS))('attachment store: %s', kind => {
  let store: AttachmentStore
  let close: (() => Promise<void>) | undefined
  beforeEach(async () => {
    const made = await KINDS[kind]?.()
    if (!made) throw new Error(`no store ${kind}`)
    ;({ store, close } = made)
  })
  afterEach(() => close?.())
  const options = { space: 'org_1', maxBytes: 1_000_000 }

  test.each([0, 1, 65_536, 1_000_000])('returns the same %i bytes that were stored', async size => {
    const bytes = randomBytes(size)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const stored = await store.put(bytes, options)
    expect(stored).toEqual({ key: `org_1/${sha256}`, sha256, size })
    expect((await collect(await store.get(stored.key))).equals(bytes)).toBe(true)
  })

  test('stores the bytes of a stream', async () => {
    const bytes = randomBytes(300_000)
    const { key, size } = await store.put(inParts(bytes, 7_001), options)
    expect(size).toBe(300_000)
    expect((await collect(await store.get(key))).equals(bytes)).toBe(true)
    const { body } = new Response(bytes)
    expect(body && (await store.put(body, options)).key).toBe(key)
  })

  test('stores equal content once per space', async () => {
    const [mine, again] = await Promise.all([
      store.put(Buffer.from('a'), options),
      store.put(Buffer.from('a'), options),
    ])
    const theirs = await store.put(Buffer.from('a'), { ...options, space: 'org_2' })
    expect(again).toEqual(mine)
    expect(theirs.key).not.toBe(mine.key)
    await store.delete(mine.key)
    expect((await collect(await store.get(theirs.key))).toString()).toBe('a')
  })

  test('reports deleted content as missing, and allows deleting it again', async () => {
    const { key } = await store.put(Buffer.from('a'), options)
    await store.delete(key)
    await expect(store.get(key)).rejects.toMatchObject({ problem: 'missing' })
    await store.delete(key)
    expect((await store.put(Buffer.from('a'), options)).key).toBe(key)
    expect((await collect(await store.get(key))).toString()).toBe('a')
  })

  test('rejects content over the limit, and stores content of exactly the limit', async () => {
    await expect(store.put(inParts(randomBytes(101), 10), { ...options, maxBytes: 100 })).rejects.toMatchObject({
      problem: 'too_large',
    })
    expect((await store.put(inParts(randomBytes(100), 10), { ...options, maxBytes: 100 })).size).toBe(100)
  })

  test('stores nothing if the source fails, and rethrows its error', async () => {
    const broken = new Error('client left')
    const source = async function* () {
      yield Buffer.from('half')
      throw broken
    }
    await expect(store.put(source(), options)).rejects.toBe(broken)
    const half = createHash('sha256').update('half').digest('hex')
    await expect(store.get(`org_1/${half}`)).rejects.toMatchObject({ problem: 'missing' })
  })

  const hash = 'a'.repeat(64)
  test.each([
    '',
    '..',
    '../../etc/passwd',
    `../${hash}`,
    `org_1/../${hash}`,
    `/etc/${hash}`,
    `org_1/${hash}/`,
    `org_1/${hash.toUpperCase()}`,
    `org_1/${hash}\0`,
    `org_1/${hash}\n`,
    `org_1\\${hash}`,
    `%2e%2e/${hash}`,
    `org_1/${hash.slice(1)}`,
  ])('rejects the key %j', async key => {
    await expect(store.get(key)).rejects.toMatchObject({ problem: 'missing' })
    await expect(store.delete(key)).rejects.toMatchObject({ problem: 'missing' })
  })

  test.each(['', '..', 'a/b', 'a.b', 'é', 'x'.repeat(65)])('rejects the space %j', async space => {
    await expect(store.put(Buffer.from('a'), { ...options, space })).rejects.toThrow('cannot be a space')
  })
})
