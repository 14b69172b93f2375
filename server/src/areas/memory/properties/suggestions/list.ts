import type { Schemas } from '../../../../contract/schemas.ts'
import { DOUBTS, type Doubt } from '../../../../models/port.ts'
import { literalPattern } from '../../../../platform/database/like.ts'
import type { Suggestion } from '../../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { findById, idCursor, type PageQuery } from '../../../../platform/lists/list.ts'
import { given } from '../../../../platform/values/given.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { passageOf, speakerOf } from '../said.ts'
import { disputingAmong } from '../sql/disputed.ts'
import { systemNames } from '../system-names.ts'

const cursor = idCursor('suggestions', 'sug')

export type SuggestionFilter = Schemas['SuggestionFilter']

/** The rows of a filter that have a status. A property is found by its name, its system name or an alias. */
export const matching = (
  { recordId, memoryId, collectionId, propertyName, reason, minConfidence }: SuggestionFilter,
  status: string | undefined,
  collections: readonly CollectionDefinition[],
) =>
  given({
    recordId,
    memoryId,
    collectionId,
    reason,
    status,
    confidence: minConfidence === undefined ? undefined : { gte: minConfidence },
    OR:
      propertyName === undefined
        ? undefined
        : [
            { name: { equals: literalPattern(propertyName), mode: 'insensitive' as const } },
            { systemName: { in: [propertyName, ...systemNames(propertyName, collections)] } },
          ],
  })

const isDoubt = (word: string | null): word is Doubt => word !== null && Object.hasOwn(DOUBTS, word)

/** Newest first, each with the text around its evidence and what the property has instead. Free. */
export async function listSuggestions(
  scope: Scope,
  collections: readonly CollectionDefinition[],
  { status = 'open', limit, cursor: text, ...filter }: SuggestionFilter & PageQuery & { status?: string },
): Promise<Omit<Schemas['SuggestionsResponse'], 'success'>> {
  const wanted = matching(filter, status === 'all' ? undefined : status, collections)
  const { entries, ...page } = await findById({ limit, cursor: text }, cursor, 'desc', ({ where: after, ...page }) =>
    scope.prisma(({ suggestion }) => suggestion.findMany({ where: { ...wanted, ...after }, ...page })),
  )
  const total =
    text === undefined ? { total: await scope.prisma(({ suggestion }) => suggestion.count({ where: wanted })) } : {}
  return { data: await toWire(scope, entries), ...total, ...page }
}

async function toWire(scope: Scope, rows: readonly Suggestion[]): Promise<Schemas['Suggestion'][]> {
  const memoryIds = [...new Set(rows.map(({ memoryId }) => memoryId))]
  const recordIds = [...new Set(rows.map(({ recordId }) => recordId))]
  const systemNames = [...new Set(rows.map(({ systemName }) => systemName))]
  const [memories, values] = await scope.prisma(async ({ memory, propertyValue }) => [
    await memory.findMany({
      where: { id: { in: memoryIds } },
      select: { id: true, content: true, speaker: true, timestamp: true },
    }),
    await propertyValue.findMany({ where: { recordId: { in: recordIds }, systemName: { in: systemNames } } }),
  ])
  const open = rows.filter(({ status }) => status === 'open').map(({ id }) => id)
  const disputing = open.length > 0 ? await disputingAmong(scope, open) : new Set()
  return rows.map(row => {
    const memory = memories.find(({ id }) => id === row.memoryId)
    const current = values.find(
      value =>
        value.recordId === row.recordId &&
        value.collectionId === row.collectionId &&
        value.systemName === row.systemName,
    )
    // written by `queueSuggestions`
    const evidence = row.evidence as Schemas['Evidence']
    return {
      id: row.id,
      status: row.status as Schemas['Suggestion']['status'],
      recordId: row.recordId,
      memoryId: row.memoryId,
      propertyName: row.name,
      systemName: row.systemName,
      ...(row.collectionId !== '' && { collectionId: row.collectionId }),
      value: row.value,
      confidence: row.confidence,
      reason: row.reason as Schemas['Suggestion']['reason'],
      ...(isDoubt(row.stance) && row.stance !== 'unrelated' && { doubt: DOUBTS[row.stance].words }),
      evidence,
      ...(memory && { passage: passageOf(memory.content, evidence), ...speakerOf(memory) }),
      ...(current && { current: { value: current.value, version: current.version, source: current.source } }),
      disputes: disputing.has(row.id),
      engine: row.engine as Schemas['Suggestion']['engine'],
      createdAt: row.createdAt.toISOString(),
      ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
      ...(row.decidedBy !== null && { decidedBy: row.decidedBy }),
    }
  })
}

/** How many wait for a decision. */
export const countOpenSuggestions = (scope: Scope): Promise<number> =>
  scope.prisma(({ suggestion }) => suggestion.count({ where: { status: 'open' } }))
