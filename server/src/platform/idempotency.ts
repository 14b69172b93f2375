import type { Vault } from './crypto.ts'
import type { Database } from './database/database.ts'
import { ApiError, conflict } from './errors.ts'

const KEPT_HOURS = 24
/** After this a call that never answered counts as lost with its process, and the key may be used again. */
const ABANDONED_SECONDS = 120
/** What kept answers are sealed for. */
export const RESPONSE_PURPOSE = 'idempotency.response'

/** Whose key it is: the same text used by another organization, or for another operation, is another key. */
export interface IdempotencyKey {
  /** `tenant:<id>`, `operator`, or `address:<ip>` where there is no key yet. */
  scope: string
  operation: string
  key: string
}

export interface KeptAnswer {
  status: number
  /** The body as JSON text. */
  body: string
}

interface EntryRow {
  claimed: boolean
  body_hash: Uint8Array | null
  status: number | null
  response: string | null
  sealed: boolean
}

const CLAIM = `
  WITH claimed AS (
    INSERT INTO idempotency_entries AS e (scope, operation, key, body_hash, expires_at)
    VALUES ($1, $2, $3, $4, app_now() + interval '${KEPT_HOURS} h')
    ON CONFLICT (scope, operation, key) DO UPDATE
      SET body_hash = excluded.body_hash, status = NULL, response = NULL, created_at = app_now(), expires_at = excluded.expires_at
      WHERE e.expires_at < app_now()
         OR (e.status IS NULL AND e.created_at < app_now() - interval '${ABANDONED_SECONDS} s')
    RETURNING true AS claimed
  )
  SELECT claimed, NULL::bytea AS body_hash, NULL::int AS status, NULL AS response, false AS sealed FROM claimed
  UNION ALL
  SELECT false, body_hash, status, response, sealed FROM idempotency_entries
  WHERE scope = $1 AND operation = $2 AND key = $3 AND NOT EXISTS (SELECT FROM claimed)`

const KEEP = `UPDATE idempotency_entries SET status = $4, response = $5, sealed = $6
  WHERE scope = $1 AND operation = $2 AND key = $3`

const RELEASE = `DELETE FROM idempotency_entries WHERE scope = $1 AND operation = $2 AND key = $3 AND status IS NULL`

const PURGE = `DELETE FROM idempotency_entries WHERE expires_at < app_now()`

export interface Idempotency {
  /**
   * Claims the key for a piece of work, one round trip.
   * @returns the first answer when there is one already
   * @throws ApiError 409 while the first call runs, 422 when it had another body
   */
  claim(key: IdempotencyKey, bodyHash: Uint8Array): Promise<KeptAnswer | undefined>
  /** Keeps the answer of the work; sealed when it carries a secret. */
  keep(key: IdempotencyKey, answer: KeptAnswer, secret: boolean): Promise<void>
  /** Gives the key back after a failure: nothing was changed, so the same key may try again. */
  release(key: IdempotencyKey): Promise<void>
  purge(): Promise<void>
}

export function createIdempotency(database: Database, vault: Vault): Idempotency {
  return {
    async claim({ scope, operation, key }, bodyHash) {
      const [row] = await database.query<EntryRow>(CLAIM, [scope, operation, key, bodyHash])
      if (row?.claimed) return undefined
      // no row at all: another call claimed the key between this statement's start and its insert
      if (row?.body_hash && Buffer.compare(row.body_hash, bodyHash) !== 0)
        throw new ApiError(
          'conflict_error',
          'This Idempotency-Key was used before with another body. Use a new key for a new piece of work.',
          { status: 422 },
        )
      if (!row?.response || row.status === null)
        throw conflict('Another call with this Idempotency-Key is still running. Wait for it, then call again.', {
          reason: 'idempotency_in_flight',
        })
      return { status: row.status, body: row.sealed ? vault.open(row.response, RESPONSE_PURPOSE) : row.response }
    },
    async keep({ scope, operation, key }, { status, body }, secret) {
      const response = secret ? vault.seal(body, RESPONSE_PURPOSE) : body
      await database.query(KEEP, [scope, operation, key, status, response, secret])
    },
    async release({ scope, operation, key }) {
      await database.query(RELEASE, [scope, operation, key])
    },
    async purge() {
      await database.query(PURGE)
    },
  }
}
