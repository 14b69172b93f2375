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
}

export function readSuggestionsSearch({ status, property, recordId }: Record<string, unknown>): SuggestionsSearch {
  const known = STATUSES.map(([each]) => each).find(each => each === status)
  return {
    ...(known && known !== 'open' && { status: known }),
    ...(typeof property === 'string' && property !== '' && { property }),
    ...(typeof recordId === 'string' && recordId !== '' && { recordId }),
  }
}
