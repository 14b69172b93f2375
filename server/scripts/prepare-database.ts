import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { templatePath } from '../src/platform/database/embedded/database-template.ts'

// Part of the build: creates an empty database of this PGlite version, so that the first start does not have to.
const path = await templatePath()
const directory = dirname(path)
await mkdir(directory, { recursive: true })
const there = await readdir(directory)
if (!there.includes(path.slice(directory.length + 1))) {
  const draft = await mkdtemp(join(tmpdir(), 'keepsake-prepare-'))
  const database = await PGlite.create(join(draft, 'postgres'))
  await database.exec('CHECKPOINT')
  const archive = await database.dumpDataDir('gzip')
  await database.close()
  await rm(draft, { recursive: true })
  for (const old of there) await rm(join(directory, old))
  await writeFile(path, new Uint8Array(await archive.arrayBuffer()))
}
