import { judgeEventType, nameWarning } from '../../../models/language.ts'
import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import type { Catalogue } from './catalogue.ts'
import { matches } from './patterns.ts'

const HINT = 'GET /api/v1/webhooks/event-types (webhooks event-types) lists what there is.'

/**
 * Rejects patterns that no event can match: names that nobody may publish, unless they are declared.
 * @throws ApiError `validation_error` naming each pattern
 */
export async function refuseImpossible(
  patterns: readonly string[],
  catalogue: Catalogue,
  declaredOf: (types: string[]) => Promise<readonly string[]>,
): Promise<void> {
  const doubtful = patterns.filter(pattern => problemOf(pattern, catalogue) !== undefined)
  if (doubtful.length === 0) return
  const declared = await declaredOf(doubtful)
  const details = patterns.flatMap((pattern, index): ErrorDetail[] => {
    const problem = declared.includes(pattern) ? undefined : problemOf(pattern, catalogue)
    return problem ? [{ path: `body.events.${index}`, message: problem }] : []
  })
  const [first] = details
  if (first) throw new ApiError('validation_error', `${first.path} ${first.message} ${HINT}`, { details })
}

function problemOf(pattern: string, catalogue: Catalogue): string | undefined {
  if (catalogue.events.some(({ type }) => matches([pattern], type))) return undefined
  if (pattern.endsWith('*')) return undefined
  const { problem } = judgeEventType(pattern)
  return problem && `matches nothing: the name of an event (<resource>.<past_tense_verb>) ${problem}.`
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
  const doubtful = nameWarning(unknown.filter(pattern => !pattern.endsWith('*')))
  const warning = `No event of ${unknown.join(', ')} is known so far: this server sends none by itself, and this account has published none. ${HINT}`
  return doubtful === undefined ? warning : `${warning} ${doubtful}`
}
