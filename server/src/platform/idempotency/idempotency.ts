import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createCoalescer } from '../concurrency/coalescer.ts'
import type { Database } from '../database/database.ts'
import { RunAgainError } from '../database/sql-errors.ts'
import type { Vault } from '../encryption/crypto.ts'
import { readable } from '../encryption/readable.ts'
import type { EncryptedColumn } from '../encryption/reencrypt.ts'
import { ApiError, conflict } from '../values/errors.ts'
import * as statements from './sql/idempotency.ts'

/** Claims are renewed several times within a lease, so that a single renewal may fail. */
const RENEW_MS = 5_000
/** Encryption purpose of stored responses. */
const RESPONSE_PURPOSE = 'idempotency.response'

export const IDEMPOTENCY_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'idempotency_entries', column: 'response', where: 'sealed', purpose: RESPONSE_PURPOSE },
]

/** An idempotency key. The same text from another organization or customer, or for another operation, is another key. */
export interface IdempotencyKey {
  /** `tenant:<id>`, with ` customer:<uid>` for a key of the portal; `operator`; or `address:<ip>` without an API key. */
  scope: string
  operation: string
  key: string
  /** Hash of the request. A key can be used with only one body. */
  bodyHash: Uint8Array
  /** Whether the response contains a secret. */
  secret: boolean
}

export interface KeptAnswer {
  status: number
  /** The body as JSON text. */
  body: string
}

/** A key that a running call holds. */
export interface Claim extends IdempotencyKey {
  /** Changes when another call takes over the key. */
  lease: string
  /** When the key was first claimed. Does not change after a crash. */
  claimedAt: Date
}

/** A response to be stored by the transaction of its work. */
export interface PendingAnswer {
  claim: Claim
  answer: KeptAnswer
}

/**
 * Stores the first response for each key. An operation either runs in one transaction with its key (`lock`, `insert`),
 * or claims the key before its work and stores the response in the transaction that ends the work (`claim`, `keep`).
 */
export interface Idempotency {
  /**
   * Locks the key for the current transaction. One round trip.
   * @returns the first response if there is one
   * @throws ApiError 409 if another call holds the key, or if the outcome of an earlier call is unknown. 422 for
   * another body.
   */
  lock(key: IdempotencyKey): Promise<KeptAnswer | undefined>
  /** Stores the response in the transaction that has locked the key. @throws RunAgainError if another call was first */
  insert(key: IdempotencyKey, answer: KeptAnswer): Promise<void>
  /**
   * Claims the key, in its own transaction. One round trip, shared by concurrent calls. The claim is renewed until
   * `drop`.
   * @returns the first response if there is one
   * @throws ApiError as `lock`
   */
  claim(key: IdempotencyKey): Promise<{ claim: Claim } | { kept: KeptAnswer }>
  /**
   * Call before an external effect that must not be repeated: stores the id under which it can be looked up.
   * @throws ApiError if the claim was lost
   */
  mark(claim: Claim, reference: string): Promise<void>
  /** Stores responses in the current transaction, with one statement. @throws ApiError if a claim was lost */
  keep(answers: readonly PendingAnswer[]): Promise<void>
  /** Frees the key after the call failed. A key with a mark stays taken. */
  release(claim: Claim): Promise<void>
  /** Stops renewing the claim after the call ended. */
  drop(claim: Claim): void
  /** Ends all leases. Only for the embedded database, where no other process can hold one. */
  abandon(): Promise<void>
  purge(): Promise<void>
  /** Stops renewing claims. */
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

  /** @throws ApiError unless there is a response */
  function answerIn(row: statements.EntryState | undefined, { bodyHash, secret }: IdempotencyKey): KeptAnswer {
    // no row: another call has claimed the key since the statement began
    if (row?.body_hash && Buffer.compare(row.body_hash, bodyHash) !== 0)
      throw new ApiError(
        'conflict_error',
        `This Idempotency-Key was used with a different body${secret ? ', or by another caller' : ''}. Use a new key for a new request.`,
        { status: 422 },
      )
    if (row?.response && row.status !== null) {
      const { status, response, sealed } = row
      const body = sealed ? readable(() => vault.decrypt(response, RESPONSE_PURPOSE), undefined) : response
      if (body === undefined) throw firstUnreadable()
      return { status, body }
    }
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

/** How many requests come before the first repeated key, since a statement can claim a key only once. */
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

const firstUnreadable = (): ApiError =>
  conflict(
    'The first response to this Idempotency-Key has a secret and cannot be decrypted. Look up what that call created, or ask the operator for the encryption key. To make another call, use a new key.',
    { reason: 'unreadable' },
  )

const outcomeUnknown = (reference: string): ApiError =>
  conflict(
    `The outcome of the request with this Idempotency-Key is unknown: it was interrupted while it called another service. Look up ${reference} there, or retry with a new key.`,
    { reason: 'outcome_unknown', reference },
  )
