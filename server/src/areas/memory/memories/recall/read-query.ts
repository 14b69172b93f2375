import type { Schemas } from '../../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import type { TimeSettings } from '../../../../platform/values/time-settings.ts'
import { dateWarnings, timesOf } from '../message/question-times.ts'
import type { Sought } from './find.ts'

type Warnings = NonNullable<Schemas['Warnings']>
type Caller = Pick<BillingContext, 'scope' | 'principal'>

export const NO_MEANING: Warnings[number] = {
  code: 'meaning_unavailable',
  message:
    'The embedding model gave no answer, so words alone were searched: what says the same in other words may be missing. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
}

/** A query read before the search, with what its reader should know about that. */
export interface ReadQuery {
  sought: Pick<Sought, 'meaning'> & { times: TimeSettings }
  noted: { warnings?: Warnings }
}

/**
 * @param timeZone of the call [that of the organization, else UTC]
 * @throws ApiError `validation_error` if the time zone is unknown
 */
export async function readQuery(
  embedQuery: EmbedQuery,
  { scope, principal }: Caller,
  text: string,
  timeZone?: string,
): Promise<ReadQuery> {
  const times = timesOf(principal, timeZone)
  const meaning = await embedQuery(scope, text)
  const warnings = [...(meaning === 'failed' ? [NO_MEANING] : []), ...dateWarnings(text, times)]
  return {
    sought: { times, ...(meaning && meaning !== 'failed' && { meaning }) },
    noted: warnings.length > 0 ? { warnings } : {},
  }
}
