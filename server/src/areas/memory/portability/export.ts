import type { Stream } from '../../../contract/answer.ts'
import type { components } from '../../../contract/openapi.gen.ts'
import { inOwnTurn } from '../../../platform/concurrency/own-turn.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { DefinitionsOf } from '../definitions.ts'
import { occurrenceOf } from '../memories/store/duplicates.ts'
import { readGroups } from '../properties/filter/read-filter.ts'
import type { RecordFilter } from '../properties/filter/sql/filtered.ts'
import { FORMATS, type Format } from './export-formats.ts'
import { type Line, type Slugs, slugsOf, toPortableMemory, toPortableRecord } from './portable.ts'
import {
  type ExportedMemoryRow,
  type ExportedRecordRow,
  exportedMemories,
  exportedRecords,
  type MemoryPlace,
} from './sql/exported.ts'
import { usageLines } from './usage.ts'

type Request = components['schemas']['ExportRequest']

/** Number of records read at once, each with its properties and their history. */
const RECORDS_AT_ONCE = 50
/** Number of memories read at once. Bounds the memory use of an export, at 200 kB each. */
const MEMORIES_AT_ONCE = 100

/** Streams everything stored for the matching records, generated while it is read. Free. */
export const createExporter =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async ({ scope, principal }: BillingContext, request: Request, format: Format): Promise<Stream<Format>> => {
    const { after, type, includeUsage = false } = request
    if (after && (after.memoryId === undefined) !== (after.timestamp === undefined))
      throw invalid('body.after', 'To continue after a memory, pass its memoryId and timestamp.')
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    if (includeUsage) {
      if (after) throw invalid('body.includeUsage', 'Usage comes before all records: leave out after or includeUsage.')
      if (format === 'text/csv')
        throw invalid(
          'body.includeUsage',
          'A table has no usage: accept application/x-ndjson, or use analytics history.',
        )
    }
    const condition = await readGroups(scope, request, collections)
    const { write, begin } = FORMATS[format]
    const slugs = slugsOf(collections)
    async function* pieces(): AsyncGenerator<string> {
      if (begin !== '') yield begin
      if (includeUsage) for await (const lines of usageLines(scope, slugs)) yield lines.map(write).join('')
      for await (const lines of batches(scope, { condition, type }, after, slugs))
        if (lines.length > 0) yield lines.map(write).join('')
    }
    return { type: format, pieces: pieces(), failed: error => write({ error }) }
  }

/** Lines of one record and its memories, in batches. */
export const linesOfRecord = (scope: Scope, recordId: string, collections: Parameters<typeof slugsOf>[0]) =>
  parts(scope, { ids: [recordId] }, undefined, slugsOf(collections))

/** Lines in batches, one batch per database query. */
async function* batches(
  scope: Scope,
  filter: RecordFilter,
  after: Request['after'],
  slugs: Slugs,
): AsyncGenerator<Line[]> {
  const end = { records: 0, memories: 0 }
  for await (const lines of parts(scope, filter, after, slugs)) {
    for (const line of lines) {
      if ('record' in line) end.records++
      if ('memory' in line) end.memories++
    }
    yield lines
  }
  yield [{ end }]
}

async function* parts(
  scope: Scope,
  filter: RecordFilter,
  after: Request['after'],
  slugs: Slugs,
): AsyncGenerator<Line[]> {
  if (after) {
    const [begun] = await exportedRecords(scope, { ids: [after.recordId] }, { limit: 1 }, 1)
    const { memoryId: id, timestamp } = after
    const place = id === undefined || timestamp === undefined ? undefined : { id, timestamp: new Date(timestamp) }
    if (begun) yield* memoriesOf(scope, [begun], slugs, { begun, place })
  }
  for (let last = after?.recordId; ; ) {
    const records = await exportedRecords(scope, filter, { after: last, limit: RECORDS_AT_ONCE }, MEMORIES_AT_ONCE)
    for (const group of groupsOf(records)) yield* memoriesOf(scope, group, slugs)
    last = records.at(-1)?.id
    if (records.length < RECORDS_AT_ONCE) return
  }
}

async function readOccurrence({
  content,
  sessionId,
  hash,
  searchable,
}: ExportedMemoryRow): Promise<number | undefined> {
  if (sessionId === null || !searchable) return undefined
  return inOwnTurn(content.length, () => occurrenceOf(content, sessionId, hash))
}

/** Groups of consecutive records with few enough memories to be read at once. */
function groupsOf(records: readonly ExportedRecordRow[]): ExportedRecordRow[][] {
  const groups: ExportedRecordRow[][] = []
  let memories = Number.POSITIVE_INFINITY
  for (const record of records) {
    memories += record.memories
    if (memories > MEMORIES_AT_ONCE) {
      groups.push([])
      memories = record.memories
    }
    groups.at(-1)?.push(record)
  }
  return groups
}

/**
 * Records, each followed by its memories.
 * @param behind a record whose own line was already written, and the position of its next memory
 */
async function* memoriesOf(
  scope: Scope,
  group: readonly ExportedRecordRow[],
  slugs: Slugs,
  behind?: { begun: ExportedRecordRow; place: MemoryPlace | undefined },
): AsyncGenerator<Line[]> {
  let current = behind?.begun
  let place = behind?.place
  const waiting = group.filter(record => record !== current)
  let ids = group.map(({ id }) => id)
  for (;;) {
    const rows = await exportedMemories(scope, ids, place, MEMORIES_AT_ONCE)
    const lines: Line[] = []
    for (const row of rows) {
      while (current?.id !== row.recordId && waiting.length > 0) {
        current = waiting.shift()
        if (current) lines.push({ record: toPortableRecord(current, slugs) })
      }
      if (current) lines.push({ memory: toPortableMemory(row, current, slugs, await readOccurrence(row)) })
    }
    yield lines
    const last = rows.at(-1)
    if (!last || rows.length < MEMORIES_AT_ONCE) break
    place = last
    ids = ids.slice(ids.indexOf(last.recordId))
  }
  yield waiting.map(record => ({ record: toPortableRecord(record, slugs) }))
}
