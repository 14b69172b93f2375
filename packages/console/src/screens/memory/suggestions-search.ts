export const STATUSES = [
  ['open', 'Waiting'],
  ['accepted', 'Accepted'],
  ['dismissed', 'Dismissed'],
] as const
type Status = (typeof STATUSES)[number][0]

/** What the address of the suggestions says: which of them are shown. */
interface SuggestionsSearch {
  status?: Status
  property?: string
  recordId?: string
  reason?: Reason
  /** The least confidence, in percent. */
  least?: number
  /** [newest first] */
  order?: Order
  /** Whether the order is the other way round. */
  turned?: true
}

export const REASONS = [
  ['low_confidence', 'Uncertain'],
  ['caller_value_kept', 'Somebody set another value'],
  ['review_required', 'Always reviewed'],
] as const
type Reason = (typeof REASONS)[number][0]

/** The columns that they can be sorted by. */
const ORDERS = ['property', 'record', 'certain', 'reason', 'said'] as const
type Order = (typeof ORDERS)[number]

export const LEAST = [90, 80, 70, 60, 50] as const

export function readSuggestionsSearch(search: Record<string, unknown>): SuggestionsSearch {
  const { status, property, recordId } = search
  const reason = REASONS.map(([each]) => each).find(each => each === search.reason)
  const least = LEAST.find(each => each === Number(search.least))
  const order = ORDERS.find(each => each === search.order)
  const known = STATUSES.map(([each]) => each).find(each => each === status)
  return {
    ...(known && known !== 'open' && { status: known }),
    ...(typeof property === 'string' && property !== '' && { property }),
    ...(typeof recordId === 'string' && recordId !== '' && { recordId }),
    ...(reason && { reason }),
    ...(least && { least }),
    ...(order && { order, ...((search.turned === true || search.turned === 'true') && { turned: true }) }),
  }
}
