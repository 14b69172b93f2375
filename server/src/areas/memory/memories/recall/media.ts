import type { Schemas } from '../../../../contract/schemas.ts'
import type { Scope, SqlValue } from '../../../../platform/database/scope.ts'
import { given } from '../../../../platform/values/given.ts'
import type { Meaning } from '../../../../search/types.ts'
import { heldByEach } from '../../properties/filter/condition.ts'
import { isOfType } from '../../records/sql/find.ts'
import type { Sought } from './find.ts'

/** A file, and its texts that answers can be read from. */
export interface FoundMedia {
  result: Schemas['MediaResult']
  texts: readonly (Pick<Schemas['MediaHighlight'], 'field' | 'page'> & {
    content: string
    matched: string[]
  })[]
}

/** The newest files of a record. */
export type NewestMedia = (
  scope: Scope,
  query: { recordId: string; until?: Date | undefined; limit: number },
) => Promise<FoundMedia[]>

/** Finds files of records, best first. */
export type FindMedia = (
  scope: Scope,
  query: {
    text: string
    limit: number
    recordId?: string | undefined
    since?: Date | undefined
    until?: Date | undefined
    tags?: readonly string[] | undefined
    meaning?: Meaning | undefined
    ofRecords(recordId: string, values: SqlValue[]): string
  },
) => Promise<FoundMedia[]>

/** The files of the records that a recall is about. The notes of a workspace and the turns of a session are no files. */
export async function mediaAbout(
  findMedia: FindMedia,
  scope: Scope,
  text: string,
  { recordId, type, condition, sessionId, actionId, since, until, tags, meaning }: Sought,
  { limit, minScore = 0 }: { limit: number; minScore?: number | undefined },
): Promise<FoundMedia[]> {
  if (actionId !== undefined || sessionId !== undefined) return []
  const ofRecords = (id: string, values: SqlValue[]): string => {
    const bind = (value: SqlValue): string => `$${values.push(value)}`
    const conditions = [
      ...(type === undefined ? [] : [isOfType(id, bind(type))]),
      ...(condition ? [heldByEach(condition, id, bind)] : []),
    ]
    return conditions.join(' AND ') || 'true'
  }
  const found = await findMedia(scope, { text, limit, ofRecords, ...given({ recordId, since, until, tags, meaning }) })
  return found.filter(({ result: { score = 0 } }) => score >= minScore)
}
