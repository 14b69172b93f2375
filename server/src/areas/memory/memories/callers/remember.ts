import { actorOf } from '../../../../platform/access/principal.ts'
import { reserve } from '../../../../platform/credits/credits.ts'
import type { Idempotency } from '../../../../platform/idempotency/idempotency.ts'
import { queueSuggestions } from '../../properties/sql/suggestions.ts'
import { incomingOf } from '../extraction/keep.ts'
import { suggestedOf } from '../extraction/outcome.ts'
import { creditsOf, LEASE_SECONDS } from '../extraction/rows.ts'
import { type ExtractionRow, queueRows } from '../sql/extractions.ts'
import type { StoreOutcome } from '../sql/store.ts'
import { isNew, storeGroup } from '../store/store.ts'
import { type Order, type Remembering, rowsOf } from './group-rows.ts'
import { toReply } from './reply.ts'

export interface Remembered extends StoreOutcome {
  /** What the caller reads now that it is stored. */
  rows: readonly ExtractionRow[]
}

export interface Remember {
  /**
   * Stores memories of one tenant with their values, and what is still to be read in them: all of it, or nothing.
   * @throws ApiError if a record does not exist or keys name different records, and the database's check violation if
   * credits are short, which `unpaid` reads
   */
  remember(orders: readonly Order[], options?: Remembering): Promise<Remembered>
}

export const createRemember =
  (keepAnswers: Idempotency['keep']): Remember['remember'] =>
  async (orders, { operation = 'memorize', reservation, eventId, window } = {}) => {
    const { rowFor, windowOf, laterRow } = rowsOf({ operation, eventId, window })
    let rows: ExtractionRow[] = []
    const given = orders.map(({ billing, prepared, ...order }) => {
      const origin = {
        n: 0,
        source: `memory:${prepared.memoryId}`,
        actor: actorOf(billing.principal),
        asOf: prepared.timestamp,
      }
      const { price, unpaid } = prepared
      return { ...order, billing, draft: prepared, prepared, price, unpaid, values: incomingOf(prepared, origin) }
    })
    const [first] = orders
    async function more(outcome: StoreOutcome): Promise<void> {
      if (!first) return
      const { scope } = first.billing
      const fresh = orders.filter((_, n) => isNew(outcome, n))
      const pending = fresh.filter(({ prepared }) => prepared.isRead === 'then')
      rows = window ? windowOf(orders, pending, outcome) : pending.map(order => rowFor(order))
      await queueRows(scope, [
        ...rows.map(row => ({ ...row, runInSeconds: LEASE_SECONDS })),
        ...fresh.flatMap(laterRow),
      ])
      for (const row of rows) await reserve(first.billing, operation, creditsOf(row), row.reservationId ?? undefined)
      await queueSuggestions(scope, suggestedBy(orders, outcome))
      const answers = orders.flatMap(({ prepared, once }, n) =>
        once && !(prepared.isRead === 'then' && isNew(outcome, n)) ? once.answer(toReply(prepared, outcome, n)) : [],
      )
      if (answers.length > 0) await keepAnswers(answers)
    }
    const isTogether = given.some(
      ({ once, values, prepared: { isRead, readTo, failure } }) =>
        once ?? isRead ?? failure ?? (values.uncertain.length > 0 || readTo !== undefined),
    )
    const outcome = await storeGroup(given, { operation, reservation, alongside: more, isTogether })
    return { ...outcome, rows }
  }

/** The suggestions of the memories that are new. */
const suggestedBy = (orders: readonly Order[], { items, kept }: StoreOutcome) =>
  items.flatMap(({ n, duplicate, recordId, memoryId }) => {
    const order = orders[n]
    if (duplicate || !order) return []
    return suggestedOf(order.prepared, { kept: kept.filter(one => one.n === n) }, { recordId, memoryId })
  })
