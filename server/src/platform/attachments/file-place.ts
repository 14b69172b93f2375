import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '../database/database.ts'
import { VERSION } from '../settings/version.ts'
import type { AttachmentStore, StoreMark } from './attachment-store.ts'
import { type NamedFile, namedFiles } from './sql/file-store.ts'

/** This many files are looked for in a folder, before a database that names none takes it. */
const SAMPLE = 20

/** The store of this process is not the one that has the files of the database. */
export class FilesElsewhere extends Error {
  override readonly name = 'FilesElsewhere'
}

/** All processes have the same files: the database names its store, and a process with another one does not use it. */
export function createFilePlace(database: Database, store: AttachmentStore) {
  let claimed: Promise<void> | undefined
  async function claim(): Promise<void> {
    const named = await readNamedStore(database)
    if (named === null) {
      await refuseEmpty(database, store)
      const data = { ...(await markOf(store)), place: store.place }
      // one of several processes is first
      await database.prisma(models => models.fileStore.createMany({ data, skipDuplicates: true }))
    }
    await compare(database, store)
  }
  return {
    /** For a start: does nothing for a database that has no files yet. @throws FilesElsewhere */
    async check(): Promise<void> {
      if ((await readNamedStore(database)) !== null) return compare(database, store)
      if ((await sampleOf(database)).length > 0) await refuseEmpty(database, store)
    },
    /** Before a file is stored or removed. The first call of a database names its store. @throws FilesElsewhere */
    claim(): Promise<void> {
      claimed ??= claim().catch(error => {
        claimed = undefined
        throw error
      })
      return claimed
    },
  }
}

const readNamedStore = (database: Database) => database.prisma(models => models.fileStore.findFirst())

/** Makes the store the one of the database. @returns the files that rows have and the store does not */
export async function* adoptStore(database: Database, store: AttachmentStore): AsyncGenerator<NamedFile> {
  const data = { ...(await markOf(store)), place: store.place }
  await database.prisma(models => models.fileStore.upsert({ where: { single: true }, create: data, update: data }))
  for await (const file of namedFiles(database)) if (!(await store.has(file.key))) yield file
}

async function compare(database: Database, store: AttachmentStore): Promise<void> {
  const [named, mark] = [await readNamedStore(database), await store.readMark()]
  if (named === null || named.id === mark?.id) return
  const own = mark === undefined ? 'which has no files of Keepsake' : `which ${mark.writtenBy} made at ${iso(mark)}`
  throw new FilesElsewhere(
    `The files of this database are in ${named.place}, which ${named.writtenBy} made at ${iso(named)}. This process on ${hostname()} has ${store.place}, ${own}. ${FIX}`,
  )
}

/** For a database that has files from before stores had marks. */
async function refuseEmpty(database: Database, store: AttachmentStore): Promise<void> {
  const sample = await sampleOf(database)
  for (const { key } of sample) if (await store.has(key)) return
  if (sample.length > 0)
    throw new FilesElsewhere(
      `The database has files, such as that of ${sample[0]?.key.split('/')[0]}, and ${store.place} on ${hostname()} has none of them. ${FIX}`,
    )
}

async function sampleOf(database: Database): Promise<NamedFile[]> {
  const sample: NamedFile[] = []
  for await (const file of namedFiles(database, SAMPLE)) if (sample.push(file) === SAMPLE) break
  return sample
}

/** The mark of the store, which gets one if it has none. */
export async function markOf(store: AttachmentStore): Promise<StoreMark> {
  const writtenBy = `Keepsake ${VERSION} on ${hostname()}`
  await store.writeMark({ id: randomUUID(), writtenBy, writtenAt: new Date() })
  const mark = await store.readMark()
  if (mark === undefined) throw new Error(`${store.place} does not keep what is written to it.`)
  return mark
}

const iso = ({ writtenAt }: StoreMark): string => writtenAt.toISOString()

const FIX =
  'Give every server and worker the same volume, ATTACHMENTS_DIR or bucket. If you moved or restored the files, accept this place: keepsake-server files adopt'
