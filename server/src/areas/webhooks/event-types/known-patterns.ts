import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import type { Catalogue } from './catalogue.ts'
import { isEventType } from './event-type.ts'
import { matches } from './patterns.ts'

const HINT = 'GET /api/v1/webhooks/event-types (webhooks event-types) lists what there is.'

/**
 * Rejects patterns that no event can match: names that nobody may publish, and the service's own events that do not
 * exist.
 * @throws ApiError `validation_error` naming each pattern
 */
export function refuseImpossible(patterns: readonly string[], catalogue: Catalogue): void {
  const details = patterns.flatMap((pattern, index): ErrorDetail[] => {
    const problem = problemOf(pattern, catalogue)
    return problem ? [{ path: `body.events.${index}`, message: problem }] : []
  })
  const [first] = details
  if (first) throw new ApiError('validation_error', `${first.path} ${first.message} ${HINT}`, { details })
}

function problemOf(pattern: string, catalogue: Catalogue): string | undefined {
  if (catalogue.events.some(({ type }) => matches([pattern], type))) return undefined
  const resource = pattern.split('.')[0] ?? ''
  if (catalogue.ownsResource(resource)) return `matches nothing: the service sends no event ${pattern}.`
  if (!pattern.endsWith('*') && !isEventType(pattern))
    return `matches nothing: the name of an event is <resource>.<past_tense_verb>, and ${pattern} is not.`
  return undefined
}

/**
 * A warning about patterns that match no known event: either a typo, or the event was not published yet.
 * @param sent patterns of the events that this deployment sends
 * @param published types of the account's own events
 */
export function warningOfUnknown(
  patterns: readonly string[],
  sent: readonly string[],
  published: readonly string[],
  catalogue: Catalogue,
): string | undefined {
  const known = [...catalogue.events.map(({ type }) => type), ...published].filter(type => matches(sent, type))
  const unknown = patterns.filter(pattern => pattern !== '*' && !known.some(type => matches([pattern], type)))
  if (unknown.length === 0) return undefined
  return `No event of ${unknown.join(', ')} is known so far: this server sends none by itself, and this account has published none. ${HINT}`
}
