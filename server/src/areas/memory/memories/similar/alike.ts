import type { Scope } from '../../../../platform/database/scope.ts'
import { nearestRecords } from '../../../../search/similarity/nearest-records.ts'
import { meaningInCommon, readMeanings } from '../../../../search/similarity/record-meanings.ts'
import { relatedRecords } from '../../../../search/similarity/related-records.ts'
import type { SignificantTerm } from '../../../../search/similarity/significant-terms.ts'
import { sharedWording } from '../../../../search/similarity/word-overlap.ts'
import type { Meaning } from '../../../../search/types.ts'
import type { PropertyRow } from '../../properties/sql/read.ts'
import { agreeingRecords, comparableValues } from '../sql/agreement.ts'
import { agreementOf, comparedValues, type SimilarRecord, scoreOfRecords, scoreOfText } from './similarity.ts'

/**
 * Maximum number of records compared with a text, and those compared with a record by words, by values, and by meaning.
 */
const MAX_COMPARED = { text: 5_000, records: 500, meaning: 200 }

/** What other records are compared with. */
export interface Seed {
  recordId: string | undefined
  type: string | undefined
  words: SignificantTerm[]
  /** Of a text, its vector; of a record, which model has made vectors. Undefined without a model. */
  meaning: Meaning | undefined
  properties: PropertyRow[]
}

export type Alike = Omit<SimilarRecord, 'tier'>

/** Records that have words of a text, or say the same in other words. */
export async function likeText(scope: Scope, { words, meaning, type }: Seed): Promise<Alike[]> {
  const narrowed = { type, except: undefined, limit: MAX_COMPARED.text }
  const [related, near] = await Promise.all([
    relatedRecords(scope, { source: 'memory', words, ...narrowed }),
    meaning ? nearestRecords(scope, 'memory', meaning, narrowed) : new Map<string, number>(),
  ])
  const byWords = new Map(related.map(each => [each.recordId, each]))
  return [...new Set([...byWords.keys(), ...near.keys()])].map(recordId => {
    const { share = 0, words: common = [] } = byWords.get(recordId) ?? {}
    const score = scoreOfText(share, { words: words.length, common: common.length, meaning: near.get(recordId) })
    return { recordId, score, words: common, values: [] }
  })
}

/**
 * Records with words, values or the meaning of a record. Both sides of each pair are read, so that its score is the same
 * from both.
 */
export async function likeRecord(
  scope: Scope,
  { words, properties, meaning, type }: Seed,
  recordId: string,
): Promise<Alike[]> {
  const compared = comparedValues(properties)
  const narrowed = { type, except: recordId, limit: MAX_COMPARED.records }
  const meanings = meaning && (await readMeanings(scope, 'memory', meaning))
  const own = (await meanings?.of([recordId]))?.get(recordId)
  const [related, agreeing, near] = await Promise.all([
    relatedRecords(scope, { source: 'memory', words, ...narrowed }),
    agreeingRecords(scope, compared, narrowed),
    meaning && own
      ? nearestRecords(
          scope,
          'memory',
          { ...meaning, vector: own.vector },
          { ...narrowed, limit: MAX_COMPARED.meaning },
        )
      : new Map<string, number>(),
  ])
  const byWords = new Map(related.map(each => [each.recordId, each.words]))
  const byValues = new Map(agreeing.map(each => [each.recordId, each]))
  const others = [...new Set([...byWords.keys(), ...byValues.keys(), ...near.keys()])]
  const [wording, comparable, abouts] = await Promise.all([
    sharedWording(scope, 'memory', { recordId, others }),
    comparableValues(scope, compared, others),
    own && meanings?.of(others),
  ])
  const wordingOf = new Map(wording.map(each => [each.recordId, each]))
  const comparableOf = new Map(comparable.map(each => [each.recordId, each]))
  return others.map(other => {
    const agreed = byValues.get(other) ?? { agreed: 0, weight: 0, values: [] }
    const has = comparableOf.get(other)
    const shared = wordingOf.get(other)
    const about = abouts?.get(other)
    const common = {
      wording: shared?.share,
      meaning: own && about && meaningInCommon(own, about),
      values: has && agreementOf(agreed, { seed: compared.length, other: has.values, common: has.common }),
      evidence:
        (shared?.words ?? 0) + agreed.values.length + (own && about ? Math.min(own.passages, about.passages) : 0),
    }
    return { recordId: other, score: scoreOfRecords(common), words: byWords.get(other) ?? [], values: agreed.values }
  })
}
