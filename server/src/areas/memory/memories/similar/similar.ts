import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, charge, requireCredits } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { given } from '../../../../platform/values/given.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import { relatedRecords } from '../../../../search/similarity/related-records.ts'
import { type SignificantTerm, significantTerms } from '../../../../search/similarity/significant-terms.ts'
import { sharedWording } from '../../../../search/similarity/word-overlap.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { readOwnFilter } from '../../properties/filter/read-filter.ts'
import { filteredIds } from '../../properties/filter/sql/filtered.ts'
import { propertyKey } from '../../properties/incoming.ts'
import { type PropertyRow, propertiesOf } from '../../properties/sql/read.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { readIdentity } from '../../records/identity.ts'
import { agreeingRecords, comparableValues } from '../sql/agreement.ts'
import { newestTexts, recordsByIds } from '../sql/similar.ts'
import { rounded } from '../wire.ts'
import {
  agreementOf,
  comparedValues,
  inTiers,
  type SimilarRecord,
  scoreOfRecords,
  scoreOfText,
  TIERS,
} from './similarity.ts'

/** How much of a record's memories is used to describe it. */
const TEXTS = { limit: 60, characters: 4_000 }
/** Maximum number of records compared with a text, and those compared with a record by words, and by values. */
const MAX_COMPARED = { text: 5_000, records: 500 }
const MAX_WORDS_SHOWN = 8

/** What other records are compared with. */
interface Seed {
  recordId: string | undefined
  type: string | undefined
  words: SignificantTerm[]
  properties: PropertyRow[]
}

type Found = Omit<SimilarRecord, 'tier'>

export interface Comparer {
  /** The records that are most similar to a record or a text. */
  similar(
    billing: BillingContext,
    request: Schemas['SimilarRequest'],
  ): Promise<Omit<Schemas['SimilarResponse'], 'success'>>
  /** All records grouped by similarity to a record or a text, with counts. */
  segment(
    billing: BillingContext,
    request: Schemas['SegmentRequest'],
  ): Promise<Omit<Schemas['SegmentResponse'], 'success'>>
}

export const createComparer = ({ definitionsOf }: { definitionsOf: DefinitionsOf }): Comparer => {
  /** All similar records, most similar first. */
  async function compare({ scope, principal }: BillingContext, request: Schemas['SimilarRequest']) {
    const { filterByProperty } = request
    const condition =
      filterByProperty &&
      (await readOwnFilter(
        scope,
        filterByProperty,
        await definitionsOf(scope, principal.definitionsVersion),
        'body.filterByProperty',
      ))
    const seed = await readSeed(scope, request)
    const alike = inTiers(
      await (seed.recordId === undefined ? likeText(scope, seed) : likeRecord(scope, seed, seed.recordId)),
    )
    if (!condition) return { seed, alike }
    const among = alike.map(({ recordId }) => recordId)
    const matching = new Set(await filteredIds(scope, condition, { among, limit: among.length }))
    return { seed, alike: alike.filter(({ recordId }) => matching.has(recordId)) }
  }

  return {
    async similar(billing, request) {
      requireCredits(billing.principal, PRICES.similar)
      const { seed, alike } = await compare(billing, request)
      const data = await show(billing.scope, seed, alike.slice(0, request.limit))
      await charge(billing, 'similar', PRICES.similar)
      return { data }
    },

    async segment(billing, request) {
      requireCredits(billing.principal, PRICES.segment)
      const { seed, alike } = await compare(billing, request)
      const byTier = TIERS.map(tier => ({ tier, members: alike.filter(each => each.tier === tier) }))
      const first = byTier.flatMap(({ members }) => members.slice(0, request.limit))
      const [shown, total] = await Promise.all([
        show(billing.scope, seed, first),
        billing.scope.prisma(models => models.record.count({ where: given({ type: seed.type }) })),
      ])
      await charge(billing, 'segment', PRICES.segment)
      const segments = byTier.map(({ tier, members }) => ({
        tier,
        count: members.length,
        records: shown.filter(record => record.tier === tier),
      }))
      return { data: { total, segments } }
    },
  }
}

/** Records that have words of a text. */
async function likeText(scope: Scope, { words, type }: Seed): Promise<Found[]> {
  const related = await relatedRecords(scope, {
    source: 'memory',
    words,
    type,
    except: undefined,
    limit: MAX_COMPARED.text,
  })
  return related.map(({ recordId, share, words: common }) => ({
    recordId,
    score: scoreOfText(share, { words: words.length, common: common.length }),
    words: common,
    values: [],
  }))
}

/** Records with words or values of a record. Both sides of each pair are read, so that its score is the same from both. */
async function likeRecord(scope: Scope, { words, properties, type }: Seed, recordId: string): Promise<Found[]> {
  const compared = comparedValues(properties)
  const narrowed = { type, except: recordId, limit: MAX_COMPARED.records }
  const [related, agreeing] = await Promise.all([
    relatedRecords(scope, { source: 'memory', words, ...narrowed }),
    agreeingRecords(scope, compared, narrowed),
  ])
  const byWords = new Map(related.map(each => [each.recordId, each.words]))
  const byValues = new Map(agreeing.map(each => [each.recordId, each]))
  const others = [...new Set([...byWords.keys(), ...byValues.keys()])]
  const [wording, comparable] = await Promise.all([
    sharedWording(scope, 'memory', { recordId, others }),
    comparableValues(scope, compared, others),
  ])
  const wordingOf = new Map(wording.map(each => [each.recordId, each]))
  const comparableOf = new Map(comparable.map(each => [each.recordId, each]))
  return others.map(other => {
    const agreed = byValues.get(other) ?? { agreed: 0, weight: 0, values: [] }
    const has = comparableOf.get(other)
    const shared = wordingOf.get(other)
    const score = scoreOfRecords({
      wording: shared?.share,
      values: has && agreementOf(agreed, { seed: compared.length, other: has.values, common: has.common }),
      evidence: (shared?.words ?? 0) + agreed.values.length,
    })
    return { recordId: other, score, words: byWords.get(other) ?? [], values: agreed.values }
  })
}

async function readSeed(scope: Scope, request: Schemas['SimilarRequest']): Promise<Seed> {
  const identity = readIdentity(request)
  if ((identity === undefined) === (request.text === undefined))
    throw invalid('body', 'Pass text or an identity key of the record to compare, not both.')
  if (!identity) {
    const words = await significantTerms(scope, 'memory', wordsOf([request.text ?? '']))
    return { recordId: undefined, type: request.type, words, properties: [] }
  }
  const { id, type } = await requireRecord(scope, identity)
  const [texts, properties] = await Promise.all([newestTexts(scope, id, TEXTS), propertiesOf(scope, id)])
  return { recordId: id, type, words: await significantTerms(scope, 'memory', wordsOf(texts)), properties }
}

async function show(scope: Scope, seed: Seed, alike: readonly SimilarRecord[]): Promise<Schemas['SimilarRecord'][]> {
  if (alike.length === 0) return []
  const records = new Map(
    (
      await recordsByIds(
        scope,
        alike.map(({ recordId }) => recordId),
      )
    ).map(row => [row.id, row]),
  )
  return alike.flatMap(({ recordId, score, tier, words, values }) => {
    const record = records.get(recordId)
    if (!record) return []
    const sharedProperties = values.flatMap(n => {
      const property = seed.properties[n]
      if (!property) return []
      const { name, systemName, collectionId, value } = property
      const other = record.values[propertyKey({ collectionId, systemName })]
      return [
        {
          propertyName: name,
          systemName,
          value: other,
          seedValue: value,
          ...(collectionId !== '' && { collectionId }),
        },
      ]
    })
    const sharedWords = words.slice(0, MAX_WORDS_SHOWN).flatMap(n => seed.words[n]?.surface ?? [])
    return [
      { recordId, type: record.type, keys: record.keys, score: rounded(score), tier, sharedWords, sharedProperties },
    ]
  })
}
