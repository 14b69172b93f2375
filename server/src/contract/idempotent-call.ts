import type { Database } from '../platform/database/database.ts'
import type { Claim, Idempotency, IdempotencyKey, KeptAnswer } from '../platform/idempotency/idempotency.ts'
import { derivedId, newId } from '../platform/values/ids.ts'
import type { Answer, JsonAnswer } from './answer.ts'
import type { Finishing } from './handlers.ts'

export interface IdempotencyDependencies {
  database: Database
  idempotency: Idempotency
}

/** A response, and whether it is the stored response of an earlier call. */
export interface Outcome {
  answer: Answer
  replayed: boolean
}

/**
 * Runs the work, charges for it and stores its response in one transaction, so that a crash leaves all of it or
 * nothing. A failure stores nothing, so the same key can be used again.
 */
export const inOneTransaction = (
  key: IdempotencyKey,
  work: () => Promise<Answer>,
  { database, idempotency }: IdempotencyDependencies,
): Promise<Outcome> =>
  database.retriedTransaction(async () => {
    const kept = await idempotency.lock(key)
    if (kept) return replayOf(kept)
    const answer = await work()
    if (answer.body !== undefined) await idempotency.insert(key, toKept(answer))
    return { answer, replayed: false }
  })

/**
 * Claims the key, then runs work that commits on its own and ends with `finish`. After a crash, the work runs again
 * unless it had begun an external effect.
 */
export async function underClaim(
  key: IdempotencyKey,
  work: (finishing: Finishing) => Promise<Answer>,
  dependencies: IdempotencyDependencies,
): Promise<Outcome> {
  const { idempotency } = dependencies
  const found = await idempotency.claim(key)
  if ('kept' in found) return replayOf(found.kept)
  const { claim } = found
  const finishing = finishingUnder(claim, dependencies)
  try {
    const answer = await work(finishing)
    // a stream is not stored, so its key can be used again
    if (answer.stream) await idempotency.release(claim)
    else if (!finishing.isFinished()) throw new Error(`The handler of ${key.operation} did not end with finish.`)
    return { answer, replayed: false }
  } catch (error) {
    await idempotency.release(claim)
    throw error
  } finally {
    idempotency.drop(claim)
  }
}

function finishingUnder(
  claim: Claim,
  { database, idempotency }: IdempotencyDependencies,
): Finishing & { isFinished(): boolean } {
  let finished = false
  const pending = (answer: JsonAnswer) => {
    finished = true
    return { claim, answer: toKept(answer) }
  }
  return {
    pending,
    finish: work =>
      database.retriedTransaction(async () => {
        const answer = await work()
        await idempotency.keep([pending(answer)])
        return answer
      }),
    beginExternal: reference => idempotency.mark(claim, reference),
    idFor: (prefix, purpose = prefix) =>
      derivedId(prefix, claim.claimedAt, `${purpose} ${claim.scope} ${claim.operation} ${claim.key}`),
    isFinished: () => finished,
  }
}

/** Like `underClaim`, for calls without a key: nothing is stored. */
export const finishingAlone = (database: Database): Finishing => ({
  pending: undefined,
  finish: work => database.retriedTransaction(work),
  beginExternal: async () => {},
  idFor: prefix => newId(prefix),
})

const replayOf = ({ status, body }: KeptAnswer): Outcome => ({
  answer: { status, body: JSON.parse(body) },
  replayed: true,
})

const toKept = ({ status, body }: JsonAnswer): KeptAnswer => ({ status, body: JSON.stringify(body) })
