import type { Schemas } from '../../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { type BillingContext, charge, requireCredits } from '../../../../platform/credits/credits.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { given } from '../../../../platform/values/given.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import { significantTerms } from '../../../../search/similarity/significant-terms.ts'
import type { DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { readOwnFilter } from '../../properties/filter/read-filter.ts'
import { filteredIds } from '../../properties/filter/sql/filtered.ts'
import { propertyKey } from '../../properties/incoming.ts'
import { propertiesOf } from '../../properties/sql/read.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { readIdentity } from '../../records/identity.ts'
import { NO_MEANING } from '../recall/read-query.ts'
import { newestTexts, recordsByIds } from '../sql/similar.ts'
import { rounded } from '../wire.ts'
import { likeRecord, likeText, type Seed } from './alike.ts'
import { inTiers, type SimilarRecord, TIERS } from './similarity.ts'

/** How much of a record's memories is used to describe it. */
const TEXTS = { limit: 60, characters: 4_000 }
const MAX_WORDS_SHOWN = 8
/** Embedded to learn which model has made the vectors of records, if no text is compared. */
const ANY_TEXT = 'Keepsake'

interface ComparerDependencies {
  definitionsOf: DefinitionsOf
  embedQuery: EmbedQuery
}

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

export const createComparer = ({ definitionsOf, embedQuery }: ComparerDependencies): Comparer => {
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
    const { seed, noted } = await readSeed(scope, request, embedQuery)
    const alike = inTiers(
      await (seed.recordId === undefined ? likeText(scope, seed) : likeRecord(scope, seed, seed.recordId)),
    )
    if (!condition) return { seed, noted, alike }
    const among = alike.map(({ recordId }) => recordId)
    const matching = new Set(await filteredIds(scope, condition, { among, limit: among.length }))
    return { seed, noted, alike: alike.filter(({ recordId }) => matching.has(recordId)) }
  }

  return {
    async similar(billing, request) {
      requireCredits(billing.principal, PRICES.similar)
      const { seed, noted, alike } = await compare(billing, request)
      const data = await show(billing.scope, seed, alike.slice(0, request.limit))
      await charge(billing, 'similar', PRICES.similar)
      return { data, ...noted }
    },

    async segment(billing, request) {
      requireCredits(billing.principal, PRICES.segment)
      const { seed, noted, alike } = await compare(billing, request)
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
      return { data: { total, segments }, ...noted }
    },
  }
}

async function readSeed(
  scope: Scope,
  request: Schemas['SimilarRequest'],
  embedQuery: EmbedQuery,
): Promise<{ seed: Seed; noted: Pick<Schemas['SimilarResponse'], 'warnings'> }> {
  const identity = readIdentity(request)
  if ((identity === undefined) === (request.text === undefined))
    throw invalid('body', 'Pass text or an identity key of the record to compare, not both.')
  const record = identity && (await requireRecord(scope, identity))
  const found = await embedQuery(scope, request.text ?? ANY_TEXT)
  const noted = found === 'failed' ? { warnings: [NO_MEANING] } : {}
  const meaning = found === 'failed' ? undefined : found
  const [texts, properties] = record
    ? await Promise.all([newestTexts(scope, record.id, TEXTS), propertiesOf(scope, record.id)])
    : [[request.text ?? ''], []]
  const words = await significantTerms(scope, 'memory', wordsOf(texts))
  return {
    seed: { recordId: record?.id, type: record ? record.type : request.type, words, meaning, properties },
    noted,
  }
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
