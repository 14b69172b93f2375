import { heldByRequest } from '../concurrency/request-failure.ts'
import type { Database } from '../database/database.ts'
import { sha256 } from '../encryption/crypto.ts'
import { ApiError } from '../values/errors.ts'
import { AttachmentError, type AttachmentStore, keyOf, type StoredAttachment } from './attachment-store.ts'
import { createFilePlace, FilesElsewhere } from './file-place.ts'

const BATCH = 100

// the statements are not of a tenant: keys are unique, and files outlive the tenant of their row
const EXPECT = `
  INSERT INTO runtime.file_removals AS r (key, due_at) VALUES ($1, app_now() + interval '1 hour')
  ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at WHERE NOT r.removing
  RETURNING key`
const TAKE_DUE = `
  UPDATE runtime.file_removals SET removing = TRUE WHERE key = ANY(ARRAY(
    SELECT key FROM runtime.file_removals WHERE due_at <= app_now() AND key > $1 ORDER BY key LIMIT ${BATCH}
    FOR UPDATE SKIP LOCKED
  ))
  RETURNING key`

export type Files = ReturnType<typeof createFiles>

/**
 * The files of rows. No file remains without its row: its key is queued for removal before the file is written, and again
 * when the row is deleted, by the trigger `runtime.remove_file` on tables with a `file_key`.
 */
export function createFiles(database: Database, store: AttachmentStore) {
  const place = createFilePlace(database, store)
  return {
    /** Call it before serving. @throws Error if the files of the database are in another place than those of this process */
    check: place.check,
    /**
     * Stores a file for the row with this id. It is removed after an hour unless the transaction that inserts the row
     * calls `keep`.
     * @throws ApiError 503 if the store is full or unavailable
     */
    async put(id: string, content: Uint8Array): Promise<StoredAttachment> {
      await place.claim().catch(rethrow)
      const key = keyOf(id, sha256(content))
      const expected = await database.query(EXPECT, [key])
      if (expected.length === 0) throw interrupted()
      // a key that was kept is in the list no more
      heldByRequest(async () => {
        const data = { dueAt: await database.now() }
        await database.prisma(models => models.fileRemoval.updateMany({ where: { key, removing: false }, data }))
      })
      return store.put(content, { space: id, maxBytes: content.length }).catch(rethrow)
    },
    /** Call it in the transaction that inserts the row. @throws ApiError 503 if the file was removed in the meantime */
    async keep(key: string): Promise<void> {
      const where = { key, removing: false }
      const { count } = await database.prisma(models => models.fileRemoval.deleteMany({ where }))
      if (count === 0) throw interrupted()
    },
    /** @throws ApiError 503 if the store is unavailable, 404 if the file is lost */
    read: (key: string): Promise<AsyncIterable<Uint8Array>> => store.get(key).catch(rethrow),
    isAvailable: (): Promise<boolean> =>
      store.get(keyOf('nothing', sha256(''))).then(
        () => true,
        error => error instanceof AttachmentError && error.problem === 'missing',
      ),
    /** Removes the files that are due. @throws the first error, after it has tried all of them */
    async removeDue(): Promise<void> {
      // elsewhere, a file that is not there would count as removed
      await place.claim()
      const failures: unknown[] = []
      let last = ''
      for (;;) {
        const taken = await database.query<{ key: string }>(TAKE_DUE, [last])
        for (const { key } of taken) {
          last = key > last ? key : last
          await store.delete(key).then(
            () => database.prisma(models => models.fileRemoval.deleteMany({ where: { key } })),
            error => failures.push(error),
          )
        }
        if (taken.length < BATCH) break
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}

const interrupted = (): ApiError =>
  new ApiError('server_error', 'The upload took too long, so its file was removed. Send it again.', { status: 503 })

function rethrow(error: unknown): never {
  if (error instanceof FilesElsewhere)
    throw new ApiError(
      'server_error',
      'This server does not have the files of the others. Its operator finds the fix in its log.',
      {
        status: 503,
        cause: error,
      },
    )
  if (error instanceof AttachmentError && error.problem === 'missing')
    throw new ApiError(
      'not_found_error',
      'The file is lost: it is missing in the store. Upload it again, or ask the operator to restore it.',
      { cause: error },
    )
  if (!(error instanceof AttachmentError)) throw error
  throw new ApiError('server_error', 'The attachment store is unavailable. Retry later.', {
    status: 503,
    headers: { 'Retry-After': '5' },
    cause: error,
  })
}
