import { sha256 } from '../crypto.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../errors.ts'
import { AttachmentError, type AttachmentStore, keyOf, type StoredAttachment } from './attachment-store.ts'

/**
 * The files of rows. No file remains without its row: its key is queued for removal before the file is written, and again
 * when the row is deleted, by the trigger `runtime.remove_file` on tables with a `file_key`.
 */
export interface Files {
  /**
   * Stores a file for the row with this id. It is removed after an hour unless the transaction that inserts the row calls
   * `keep`.
   * @throws ApiError 503 if the store is full or unavailable
   */
  put(id: string, content: Uint8Array): Promise<StoredAttachment>
  /** Call it in the transaction that inserts the row. @throws ApiError 503 if the file was removed in the meantime */
  keep(key: string): Promise<void>
  /** @throws ApiError 503 if the store is unavailable */
  read(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Whether the store responds. */
  isAvailable(): Promise<boolean>
  /** Removes the files that are due. @throws the first error, after it has tried all of them */
  removeDue(): Promise<void>
}

const BATCH = 100

// the statements are not of a tenant: keys are unique, and files outlive the tenant of their row
const EXPECT = `
  INSERT INTO runtime.file_removals AS r (key, due_at) VALUES ($1, app_now() + interval '1 hour')
  ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at WHERE NOT r.removing
  RETURNING key`
const KEEP = 'DELETE FROM runtime.file_removals WHERE key = $1 AND NOT removing RETURNING key'
const TAKE_DUE = `
  UPDATE runtime.file_removals SET removing = TRUE WHERE key = ANY(ARRAY(
    SELECT key FROM runtime.file_removals WHERE due_at <= app_now() AND key > $1 ORDER BY key LIMIT ${BATCH}
    FOR UPDATE SKIP LOCKED
  ))
  RETURNING key`
const REMOVED = 'DELETE FROM runtime.file_removals WHERE key = $1'

export function createFiles(database: Database, store: AttachmentStore): Files {
  return {
    async put(id, content) {
      const expected = await database.query(EXPECT, [keyOf(id, sha256(content))])
      if (expected.length === 0) throw interrupted()
      return store.put(content, { space: id, maxBytes: content.length }).catch(rethrow)
    },
    async keep(key) {
      const kept = await database.query(KEEP, [key])
      if (kept.length === 0) throw interrupted()
    },
    read: key => store.get(key).catch(rethrow),
    isAvailable: () =>
      store.get(keyOf('nothing', sha256(''))).then(
        () => true,
        error => error instanceof AttachmentError && error.problem === 'missing',
      ),
    async removeDue() {
      const failures: unknown[] = []
      let last = ''
      for (;;) {
        const taken = await database.query<{ key: string }>(TAKE_DUE, [last])
        for (const { key } of taken) {
          last = key > last ? key : last
          await store.delete(key).then(
            () => database.query(REMOVED, [key]),
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
  if (!(error instanceof AttachmentError)) throw error
  throw new ApiError('server_error', 'The attachment store is unavailable. Retry later.', {
    status: 503,
    headers: { 'Retry-After': '5' },
    cause: error,
  })
}
