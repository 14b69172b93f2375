const KEPT_HOURS = 24
/** How long a claim is valid without a renewal. */
const LEASE_SECONDS = 20

/** Condition for the entry `e` of the key `$1`, `$2`, `$3`. */
const IS_KEY = 'e.scope = $1 AND e.operation = $2 AND e.key = $3'

/** Condition for an entry that can be reused: it has expired, or its call crashed before any effect. */
const VACANT = `(e.expires_at < app_now()
  OR (e.status IS NULL AND e.reference IS NULL AND e.leased_until < app_now()))`

/** The state of an earlier call. */
const STATE = `e.body_hash, e.status, e.response, e.sealed, e.reference, e.leased_until >= app_now() AS held`

const LEASE_END = `app_now() + interval '${LEASE_SECONDS} s'`
const EXPIRY = `app_now() + interval '${KEPT_HOURS} h'`

export interface EntryState {
  body_hash: Uint8Array | null
  status: number | null
  response: string | null
  sealed: boolean | null
  reference: string | null
  /** Whether the lease is still valid. */
  held: boolean | null
}

export interface LockRow extends EntryState {
  /** Whether no other transaction holds this key. */
  free: boolean
}

/**
 * Locks the key until the current transaction ends. It may not see the entry of a transaction that commits while this
 * statement runs, but `INSERT_ANSWER` does.
 */
export const LOCK = `
  SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws(chr(31), 'idempotency', $1::text, $2::text, $3::text), 0)) AS free, ${STATE}
  FROM (SELECT) AS one LEFT JOIN idempotency_entries e ON ${IS_KEY} AND NOT ${VACANT}`

/** Returns no row if another call has used the key since `LOCK`. */
export const INSERT_ANSWER = `
  INSERT INTO idempotency_entries AS e (scope, operation, key, body_hash, status, response, sealed, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, ${EXPIRY})
  ON CONFLICT (scope, operation, key) DO UPDATE SET body_hash = excluded.body_hash, status = excluded.status,
    response = excluded.response, sealed = excluded.sealed, lease = NULL, reference = NULL, created_at = app_now(),
    expires_at = excluded.expires_at
  WHERE ${VACANT}
  RETURNING e.key`

export interface ClaimRow extends EntryState {
  lease: string
  /** When the key was first claimed. Null if another call holds it. */
  claimed_at: Date | null
}

/**
 * Claims the distinct keys `$1` to `$3` (arrays), for bodies with the hashes `$4`, with the leases `$5`. Returns a row
 * for each. Keys are claimed in order, so that two of these statements cannot deadlock.
 */
export const CLAIM = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::text[]) AS a(scope, operation, key, body_hash, lease)
  ),
  claimed AS (
    INSERT INTO idempotency_entries AS e (scope, operation, key, body_hash, lease, leased_until, expires_at)
    SELECT scope, operation, key, body_hash, lease, ${LEASE_END}, ${EXPIRY} FROM asked ORDER BY scope, operation, key
    ON CONFLICT (scope, operation, key) DO UPDATE SET body_hash = excluded.body_hash, status = NULL, response = NULL,
      sealed = false, reference = NULL, lease = excluded.lease, leased_until = excluded.leased_until,
      created_at = CASE WHEN e.expires_at < app_now() THEN app_now() ELSE e.created_at END, expires_at = excluded.expires_at
    WHERE ${VACANT}
    RETURNING e.lease, e.created_at
  )
  SELECT a.lease, c.created_at AS claimed_at, ${STATE}
  FROM asked a LEFT JOIN claimed c ON c.lease = a.lease
  LEFT JOIN idempotency_entries e
    ON c.lease IS NULL AND e.scope = a.scope AND e.operation = a.operation AND e.key = a.key`

/** The claims `$1` to `$4` (scopes, operations, keys, leases) that are valid, as `c`, and their entries, as `e`. */
const claims = (columns: string): string =>
  `c(scope, operation, key, lease${columns})
  WHERE e.scope = c.scope AND e.operation = c.operation AND e.key = c.key AND e.lease = c.lease`

// skips locked entries, which are being stored or released and need no renewal
export const RENEW = `
  WITH held AS MATERIALIZED (
    SELECT e.scope, e.operation, e.key FROM idempotency_entries e,
      unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS ${claims('')}
    FOR UPDATE OF e SKIP LOCKED
  )
  UPDATE idempotency_entries e SET leased_until = ${LEASE_END} FROM held h
  WHERE e.scope = h.scope AND e.operation = h.operation AND e.key = h.key`

/** Returns a row for each claim whose response was stored. */
export const KEEP = `
  UPDATE idempotency_entries e SET status = c.status, response = c.response, sealed = c.sealed, lease = NULL
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::boolean[])
    AS ${claims(', status, response, sealed')}
  RETURNING e.key`

export const MARK = `UPDATE idempotency_entries e SET reference = $5 WHERE ${IS_KEY} AND e.lease = $4 RETURNING e.key`

/** Frees the key of a claim without a mark. With a mark, the effect may have happened, so only the lease ends. */
export const RELEASE = `
  WITH freed AS (DELETE FROM idempotency_entries e WHERE ${IS_KEY} AND e.lease = $4 AND e.reference IS NULL)
  UPDATE idempotency_entries e SET leased_until = 'epoch' WHERE ${IS_KEY} AND e.lease = $4 AND e.reference IS NOT NULL`

export const ABANDON = `UPDATE idempotency_entries SET leased_until = 'epoch' WHERE status IS NULL`

export const PURGE = `DELETE FROM idempotency_entries WHERE expires_at < app_now()`
