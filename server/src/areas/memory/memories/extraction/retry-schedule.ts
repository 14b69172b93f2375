import { type BillingContext, isPaymentRequired, reserve } from '../../../../platform/credits/credits.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Schedule } from '../../../../platform/jobs/schedules.ts'
import { PRICES } from '../../prices.ts'
import { awaitCredits, type ClaimedExtraction, claimExtractions, wakeExtractions } from '../sql/extractions.ts'
import type { RowReader } from './attempt.ts'
import type { ProfileRenewer } from './renew-profile.ts'
import { creditsOf, LEASE_SECONDS, postponeRow, RETRY_SECONDS } from './rows.ts'

/** Extractions at once, since most of the time is spent waiting for the model. */
const AT_ONCE = 4
const EVERY_SECONDS = 10
const RENEW_MS = 10_000

/** Does the extractions that nobody waits for, each charged when it succeeds, and renews profiles, which is free. */
export function retryExtractions(database: Database, rows: RowReader, renewProfile: ProfileRenewer): Schedule {
  async function attempt(claimed: ClaimedExtraction, signal: AbortSignal): Promise<void> {
    const { keyId, requestId, credits, definitionsVersion, operation } = claimed
    const scope = database.scope(claimed)
    const principal = { credits, definitionsVersion, ...(keyId !== null && { key: { id: keyId } }) }
    const billing: BillingContext = { principal, scope, requestId }
    try {
      const reservation = claimed.options.isPaid ? undefined : await reserve(billing, operation, creditsOf(claimed))
      await rows.attempt({ billing, row: claimed, reservation, signal, isLater: true })
    } catch (error) {
      if (isPaymentRequired(error)) return awaitCredits(scope, claimed)
      if (!signal.aborted) await postponeRow(scope, claimed, RETRY_SECONDS[0])
      throw error
    }
  }
  return {
    everySeconds: EVERY_SECONDS,
    async run({ signal, renewLease }) {
      await wakeExtractions(database, PRICES.extract)
      // a model may take longer than the lease of this run; whoever took it over claims other extractions
      const renewal = setInterval(() => void renewLease().catch(() => {}), RENEW_MS)
      try {
        while (!signal.aborted) {
          const claimed = await claimExtractions(database, { limit: AT_ONCE, leaseSeconds: LEASE_SECONDS })
          if (claimed.length === 0) return
          const ended = await Promise.allSettled(
            claimed.map(one =>
              one.kind === 'profile' ? renewProfile(database.scope(one), one, signal) : attempt(one, signal),
            ),
          )
          const failed = ended.find(one => one.status === 'rejected')
          if (failed) throw failed.reason
        }
      } finally {
        clearInterval(renewal)
      }
    },
  }
}
