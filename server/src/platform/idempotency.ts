import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createCoalescer } from './coalescer.ts'
import type { Vault } from './crypto.ts'
import type { Database } from './database/database.ts'
import { RunAgainError } from './database/sql-errors.ts'
import { ApiError, conflict } from './errors.ts'
import type { EncryptedColumn } from './reencrypt.ts'
import * as statements from './sql/idempotency.ts'

/** Claims are renewed several times within a lease, so that one attempt may fail. */
const RENEW_MS = 5_000
/** What kept answers are encrypted for. */
const RESPONSE_PURPOSE = 'idempotency.response'

export const IDEMPOTENCY_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'idempotency_entries', column: 'response', where: 'sealed', purpose: RESPONSE_PURPOSE },
]

/** Whose key it is: the same text used by another organization, or for another operation, is another key. */
export interface IdempotencyKey {
  /** `tenant:<id>`, `operator`, or `address:<ip>` where there is no key yet. */
  scope: string
  operation: string
  key: string
  /** Of the request: a key belongs to one body. */
  bodyHash: Uint8Array
  /** Whether the answer carries a secret. */
  secret: boolean
}

export interface KeptAnswer {
  status: number
  /** The body as JSON text. */
  body: string
}

/** A key that a call holds while it works. */
export interface Claim extends IdempotencyKey {
  /** A call with another lease has taken the key over. */
  lease: string
  /** When the key was first claimed: the same after a crash. */
  claimedAt: Date
}

/** An answer that the transaction of its work has to keep. */
export interface PendingAnswer {
  claim: Claim
  answer: KeptAnswer
}

/**
 * Keeps the first answer for each key. An operation either runs in one transaction with its key (`lock`, `insert`), or claims
 * the key before its work and keeps the answer in the transaction that ends the work (`claim`, `keep`).
 */
export interface Idempotency {
  /**
   * Locks the key for the current transaction. One round trip.
   * @returns the first answer when there is one
   * @throws ApiError 409 while another call works under the key, or where nobody knows what became of one; 422 with another body
   */
  lock(key: IdempotencyKey): Promise<KeptAnswer | undefined>
  /** Keeps the answer of the current transaction, which has locked the key. @throws RunAgainError when another call was first */
  insert(key: IdempotencyKey, answer: KeptAnswer): Promise<void>
  /**
   * Claims the key, in a transaction of its own. One round trip, which calls that come together share. The claim is renewed
   * until `drop`.
   * @returns the first answer when there is one
   * @throws ApiError as `lock`
   */
  claim(key: IdempotencyKey): Promise<{ claim: Claim } | { kept: KeptAnswer }>
  /** Notes, before an effect outside that must not be repeated, the id under which it can be looked up. @throws ApiError when the claim was lost */
  mark(claim: Claim, reference: string): Promise<void>
  /** Keeps answers in the current transaction, by one statement. @throws ApiError when a claim was lost */
  keep(answers: readonly PendingAnswer[]): Promise<void>
  /** The call has failed: frees the key. A key with a mark stays taken. */
  release(claim: Claim): Promise<void>
  /** The call has ended: renews the claim no longer. */
  drop(claim: Claim): void
  /** Ends all leases. Only where no other process can hold one: the embedded database. */
  abandon(): Promise<void>
  purge(): Promise<void>
  /** Renews no claim any longer. */
  stop(): void
}

export function createIdempotency(database: Database, vault: Vault, log: Logger): Idempotency {
  const held = new Set<Claim>()
  const renewal = setInterval(() => {
    if (held.size === 0) return
    database
      .query(statements.RENEW, claimColumns([...held]))
      .catch(error => log.warn({ err: error }, 'Claims of idempotency keys could not be renewed'))
  }, RENEW_MS).unref()

  const encryptIfSecret = (body: string, { secret }: IdempotencyKey): string =>
    secret ? vault.encrypt(body, RESPONSE_PURPOSE) : body

  /** @throws ApiError unless there is an answer */
  function answerIn(row: statements.EntryState | undefined, { bodyHash }: IdempotencyKey): KeptAnswer {
    // no row at all: another call has claimed the key since the statement began
    if (row?.body_hash && Buffer.compare(row.body_hash, bodyHash) !== 0)
      throw new ApiError(
        'conflict_error',
        'This Idempotency-Key was used with a different body. Use a new key for a new request.',
        { status: 422 },
      )
    if (row?.response && row.status !== null)
      return { status: row.status, body: row.sealed ? vault.decrypt(row.response, RESPONSE_PURPOSE) : row.response }
    if (row?.reference && !row.held) throw outcomeUnknown(row.reference)
    throw inFlight()
  }

  const claimOne = createCoalescer<string, Request, statements.ClaimRow | undefined>({
    atOnce: 2,
    sizeOf: waiting => lengthWithoutRepeats(waiting.map(({ item }) => item)),
    async settle(_all, group) {
      const requests = group.map(({ item }) => item)
      try {
        const values = [
          ...keyColumns(requests),
          requests.map(({ bodyHash }) => bodyHash),
          requests.map(({ lease }) => lease),
        ]
        const rows = await database.query<statements.ClaimRow>(statements.CLAIM, values)
        for (const { item, resolve } of group) resolve(rows.find(({ lease }) => lease === item.lease))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    },
  })

  return {
    async lock(key) {
      const [row] = await database.query<statements.LockRow>(statements.LOCK, [key.scope, key.operation, key.key])
      return row?.free && row.body_hash === null && row.held === null ? undefined : answerIn(row, key)
    },
    async insert(key, { status, body }) {
      const { scope, operation, bodyHash, secret } = key
      const values = [scope, operation, key.key, bodyHash, status, encryptIfSecret(body, key), secret]
      const inserted = await database.query(statements.INSERT_ANSWER, values)
      if (inserted.length === 0) throw new RunAgainError(`Another call was first with the key of ${operation}.`)
    },
    async claim(key) {
      const lease = randomUUID()
      const row = await claimOne('', { ...key, lease })
      if (!row?.claimed_at) return { kept: answerIn(row, key) }
      const claim = { ...key, lease, claimedAt: row.claimed_at }
      held.add(claim)
      return { claim }
    },
    async mark({ scope, operation, key, lease }, reference) {
      const marked = await database.query(statements.MARK, [scope, operation, key, lease, reference])
      if (marked.length === 0) throw inFlight()
    },
    async keep(answers) {
      const kept = await database.query(statements.KEEP, [
        ...claimColumns(answers.map(({ claim }) => claim)),
        answers.map(({ answer }) => answer.status),
        answers.map(({ claim, answer }) => encryptIfSecret(answer.body, claim)),
        answers.map(({ claim }) => claim.secret),
      ])
      if (kept.length < answers.length) throw inFlight()
    },
    async release({ scope, operation, key, lease }) {
      await database
        .query(statements.RELEASE, [scope, operation, key, lease])
        .catch(error =>
          log.warn({ err: error }, 'An idempotency key could not be freed; it is free when its lease ends'),
        )
    },
    drop: claim => void held.delete(claim),
    async abandon() {
      await database.query(statements.ABANDON)
    },
    async purge() {
      await database.query(statements.PURGE)
    },
    stop: () => clearInterval(renewal),
  }
}

type Request = IdempotencyKey & Pick<Claim, 'lease'>

const keyColumns = (keys: readonly IdempotencyKey[]): string[][] => [
  keys.map(({ scope }) => scope),
  keys.map(({ operation }) => operation),
  keys.map(({ key }) => key),
]

const claimColumns = (claims: readonly Claim[]): string[][] => [...keyColumns(claims), claims.map(({ lease }) => lease)]

/** How many come before one whose key is that of an earlier one: a statement can claim a key once. */
function lengthWithoutRepeats(requests: readonly Request[]): number {
  const seen = new Set<string>()
  const repeat = requests.findIndex(({ scope, operation, key }) => {
    const name = JSON.stringify([scope, operation, key])
    return seen.size === seen.add(name).size
  })
  return repeat < 0 ? requests.length : repeat
}

const inFlight = (): ApiError =>
  conflict('A request with this Idempotency-Key is still running. Wait for it to finish, then retry.', {
    reason: 'idempotency_in_flight',
  })

const outcomeUnknown = (reference: string): ApiError =>
  conflict(
    `The outcome of the request with this Idempotency-Key is unknown: it was interrupted while it called another service. Look up ${reference} there, or retry with a new key.`,
    { reason: 'outcome_unknown', reference },
  )
