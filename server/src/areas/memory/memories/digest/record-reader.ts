import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { given } from '../../../../platform/values/given.ts'
import { PRICES } from '../../prices.ts'
import { type IdentityFields, requireIdentity } from '../../records/identity.ts'
import { excerptOf, saidBy } from '../../text-format.ts'
import { answering } from '../recall/context.ts'
import { searchIn } from '../recall/find.ts'
import { readQuery } from '../recall/read-query.ts'
import { memoriesByIds } from '../sql/read.ts'
import { createDigestReader, type DigestDependencies } from './digest.ts'

/** In characters. A longer memory is shown by the passage that answers the query, as MCP does. */
const MAX_CONTENT = 2_000

type Caller = Pick<BillingContext, 'scope' | 'principal'>

/** What models get to read about one record. Charges nothing: the caller does, for tokens and recalls. */
export interface RecordReader {
  /**
   * @param fields the identity keys
   * @param options.focus what it is for; memories about it come first
   * @param options.mayBeNew whether an entity without a record is allowed; the result is then undefined
   * @param options.path where the keys are in the request [body.memory]
   * @throws ApiError `not_found_error`
   */
  digest(
    billing: Caller,
    fields: IdentityFields,
    options: { focus: string; mayBeNew: boolean; tokenBudget: number; path?: string },
  ): Promise<{ recordId: string; digest: string } | undefined>
  /** The memories of a record that fit a query, best first: lines with their dates. */
  recall(caller: Caller, recordId: string, query: string, limit: number): Promise<string[]>
  /** What a recall costs, in credits. */
  recallPrice: number
}

export function createRecordReader(dependencies: DigestDependencies): RecordReader {
  const read = createDigestReader(dependencies)
  return {
    recallPrice: PRICES.smartRecall,
    async digest(billing, fields, { focus, mayBeNew, tokenBudget, path = 'body.memory' }) {
      requireIdentity(fields, path)
      const request = {
        ...given(fields),
        tokenBudget,
        includeProfile: true,
        includeProperties: true,
        includeMemories: true,
        ifUnknown: mayBeNew && fields.recordId === undefined ? ('empty' as const) : ('error' as const),
        ...(focus.trim() !== '' && { focus }),
      }
      const found = await read(billing, request)
      return found && { recordId: found.recordId, digest: found.composed.digest }
    },
    async recall(caller, recordId, query, limit) {
      const { scope } = caller
      const { sought } = await readQuery(dependencies.embedQuery, caller, query)
      const search = await searchIn(scope, { recordId, ...sought })
      const hits = await search.best(query, limit)
      const rows = await memoriesByIds(
        scope,
        hits.map(({ id }) => id),
      )
      const passages = await answering(query, rows, new Map(hits.map(hit => [hit.id, hit])))
      return rows.map(({ id, content, timestamp, speaker }) => {
        const passage = content.length > MAX_CONTENT ? passages.get(id) : undefined
        const text = passage ? excerptOf(content, passage) : content
        return `${timestamp.toISOString().slice(0, 10)}: ${saidBy(speaker)}${text}`
      })
    },
  }
}
