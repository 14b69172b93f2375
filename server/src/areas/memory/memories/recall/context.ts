import { setImmediate } from 'node:timers/promises'
import type { Schemas } from '../../../../contract/schemas.ts'
import { lastSentences } from '../../../../models/language.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { type BestPassage, bestPassageFor } from '../../../../search/excerpts/best-passage.ts'
import type { Hit } from '../../../../search/types.ts'
import { displayNameOf } from '../../records/display-names.ts'
import { namingKey } from '../../records/identity.ts'
import { recordLabels } from '../../records/sql/labels.ts'
import { previousTurns } from '../sql/previous-turns.ts'
import type { MemoryFilter, MemoryRow } from '../sql/read.ts'
import type { Found } from '../wire.ts'

/** In characters. A turn of at most this length rarely makes sense alone. */
const SHORT_TURN = 120
/** In characters, of the turn before it. */
const MAX_PREVIOUS = 300
/** In characters. Finding the passage of a longer text takes milliseconds, in which nothing else runs. */
const LONG = 20_000

/** The record of each memory, unless the filter names it: the caller who did knows whose memories they are. */
export async function ownersOf(
  scope: Scope,
  rows: readonly MemoryRow[],
  { recordId }: Pick<MemoryFilter, 'recordId'>,
): Promise<(row: MemoryRow) => Pick<Found, 'record'>> {
  const ids = recordId === undefined ? [...new Set(rows.map(row => row.recordId))] : []
  const labels = ids.length === 0 ? [] : await recordLabels(scope, ids)
  const byId = new Map(labels.map(label => [label.recordId, label]))
  return row => {
    const label = byId.get(row.recordId)
    if (!label) return {}
    const { name, keys, ...rest } = label
    const key = namingKey(keys)
    return {
      record: { ...rest, displayName: displayNameOf(label), ...(name !== null && { name }), ...(key && { key }) },
    }
  }
}

/** The context of the hits of a query: the passage that answers it, and the turn before a short one. */
export async function passagesOf(
  scope: Scope,
  query: string,
  rows: readonly MemoryRow[],
  hits: ReadonlyMap<string, Hit>,
): Promise<(row: MemoryRow) => Found> {
  const previous = await repliedTo(scope, rows)
  const passages = await answering(query, rows, hits)
  const found = new Map<string, Found>()
  for (const row of rows) {
    const hit = hits.get(row.id)
    const passage = passages.get(row.id)
    if (!hit || !passage) continue
    const inReplyTo = previous.get(row.id)
    found.set(row.id, {
      score: hit.score,
      matched: hit.matched,
      passage,
      ...(inReplyTo && { inReplyTo }),
    })
  }
  return ({ id }) => found.get(id) ?? { score: 0 }
}

/** The passage of each hit of a query that answers it, by the id of its memory. */
export async function answering(
  query: string,
  rows: readonly MemoryRow[],
  hits: ReadonlyMap<string, Hit>,
): Promise<Map<string, BestPassage>> {
  const passageOf = bestPassageFor(query)
  const passages = new Map<string, BestPassage>()
  for (const row of rows) {
    const hit = hits.get(row.id)
    if (!hit) continue
    if (row.content.length > LONG) await setImmediate()
    passages.set(row.id, passageOf(row, hit))
  }
  return passages
}

/** Like `passagesOf`, with the record of each memory if the filter does not name it. */
export async function contextOf(
  scope: Scope,
  query: string,
  rows: readonly MemoryRow[],
  hits: ReadonlyMap<string, Hit>,
  filter: Pick<MemoryFilter, 'recordId'>,
): Promise<(row: MemoryRow) => Found> {
  const [foundOf, ownerOf] = await Promise.all([passagesOf(scope, query, rows, hits), ownersOf(scope, rows, filter)])
  return row => ({ ...foundOf(row), ...ownerOf(row) })
}

async function repliedTo(scope: Scope, rows: readonly MemoryRow[]): Promise<Map<string, Schemas['PreviousTurn']>> {
  const short = rows.filter(({ sessionId, content }) => sessionId !== null && content.length <= SHORT_TURN)
  if (short.length === 0) return new Map()
  const turns = await previousTurns(
    scope,
    short.map(({ id }) => id),
  )
  return new Map(
    turns.map(({ id, memoryId, speaker, content }) => [
      id,
      { memoryId, ...(speaker !== null && { speaker }), content: lastSentences(content, MAX_PREVIOUS) },
    ]),
  )
}
