import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installTemplate } from './database-template.ts'

let home: string
let archive: string
let directory: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'keepsake-prepared-'))
  archive = join(home, 'prepared.tar.gz')
  directory = join(home, 'postgres')
  const tar = pack()
  // in the order of PGlite: the marker that makes the directory a database comes first
  tar.entry({ name: '/PG_VERSION' }, '18\n')
  tar.entry({ name: '/base', type: 'directory' })
  tar.entry({ name: '/base/1' }, Buffer.alloc(50_000, 7))
  tar.entry({ name: '/pg_notify', type: 'directory' })
  tar.finalize()
  await pipeline(tar, createGzip({ level: 0 }), createWriteStream(archive))
})

afterEach(() => rm(home, { recursive: true, force: true }))

describe('installTemplate', () => {
  it('creates a private database if there is none', async () => {
    await installTemplate(directory, archive)
    expect((await readdir(directory)).sort()).toEqual(['PG_VERSION', 'base', 'pg_notify'])
    expect(await readFile(join(directory, 'base/1'))).toEqual(Buffer.alloc(50_000, 7))
    expect((await stat(directory)).mode & 0o077).toBe(0)
    expect((await stat(join(directory, 'base/1'))).mode & 0o077).toBe(0)
  })

  it('does not change an existing database', async () => {
    await installTemplate(directory, archive)
    await rm(join(directory, 'base/1'))
    await installTemplate(directory, archive)
    expect(await readdir(join(directory, 'base'))).toEqual([])
  })

  it('leaves no partial database if it fails, and does nothing without an archive', async () => {
    await truncate(archive, 20_000)
    await expect(installTemplate(directory, archive)).rejects.toThrow()
    expect(await readdir(home)).not.toContain('postgres')
    await installTemplate(directory, join(home, 'none'))
    expect(await readdir(home)).not.toContain('postgres')
  })
})
