import { ConfigurationError, type ImportRequest, type Keepsake, KeepsakeError, type Memory } from '@keepsake/sdk'
import type { RecordKey } from '../record.ts'
import { unlessUnknown } from './old-transcript.ts'
import type { Row } from './rows.ts'

/** Marks the memories of transcripts, so that nothing else of the record is read or deleted. */
const TAG = 'transcript'
const PAGE = 200
/** Of one call that stores. */
const MAX_ROWS = 500
const MAX_CHARACTERS = 4_000_000
const MAX_OCCURRENCE = 999

type PortableMemory = NonNullable<ImportRequest['memories']>[number]
type Place = Pick<PortableMemory, 'recordId' | 'type' | 'keys'>

/** @throws ConfigurationError if nobody is named */
export function requireRecord(record: RecordKey | undefined, of: string): RecordKey {
  const named: Record<string, unknown> = { ...record }
  if (['email', 'recordId', 'websiteUrl', 'phoneNumber', 'customKeyName'].some(name => named[name] !== undefined))
    return record as RecordKey
  throw new ConfigurationError(
    `${of} needs the record of the person whose conversation it is. Pass record, such as { email: 'dana.reyes@northwind.example' }.`,
  )
}

/** All memories of transcripts of a record, of one session or of all. */
export async function memoriesOf(client: Keepsake, record: RecordKey, sessionId?: string): Promise<Memory[]> {
  const of = {
    ...record,
    tags: [TAG],
    ifUnknown: 'empty' as const,
    limit: PAGE,
    ...(sessionId !== undefined && { sessionId }),
  }
  const listed = async (searchable: boolean): Promise<Memory[]> => {
    const memories: Memory[] = []
    for await (const memory of client.memory.recall({ ...of, searchable })) memories.push(memory)
    return memories
  }
  return (await Promise.all([listed(true), listed(false)])).flat()
}

/** The memories of transcripts in one session of a record. */
export class Session {
  readonly #client: Keepsake
  readonly #record: RecordKey
  readonly #id: string
  readonly #extract: boolean
  #place: Place | undefined

  /** @param extract whether properties are extracted from what is said */
  constructor(client: Keepsake, record: RecordKey, id: string, extract: boolean) {
    this.#client = client
    this.#record = record
    this.#id = id
    this.#extract = extract
  }

  read(): Promise<Memory[]> {
    return memoriesOf(this.#client, this.#record, this.#id)
  }

  /**
   * Stores rows. A row that the server takes for one that it has is not stored.
   * @param memories those of the session
   * @param more how many turns to count in addition to those in the same words
   * @returns whether all were stored
   */
  async store(rows: readonly Row[], memories: readonly Memory[], more: number): Promise<boolean> {
    const said = new Map<string, number>()
    const count = (text: string): number => {
      const words = wordsOf(text)
      const times = said.get(words) ?? 0
      said.set(words, times + 1)
      return times
    }
    for (const { content } of memories) count(content)
    // never 0: a turn that another memory of the record repeats is a turn of this session too
    const occurrenceOf = ({ content }: Row): number => Math.min(1 + count(content) + more, MAX_OCCURRENCE)
    const last = memories.reduce((time, { timestamp }) => Math.max(time, Date.parse(timestamp)), 0)
    const start = Math.max(Date.now() - rows.length, last + 1)
    const lines = rows.map(
      (row, at): PortableMemory => ({
        ...row,
        ...(row.searchable === undefined && { occurrence: occurrenceOf(row) }),
        sessionId: this.#id,
        tags: [TAG],
        timestamp: new Date(start + at).toISOString(),
      }),
    )
    const isRead = ({ searchable }: PortableMemory): boolean => this.#extract && searchable !== false
    this.#place ??= await this.#placed()
    const place = this.#place
    let left = lines.length
    for (const memories of chunksOf(lines.filter(line => !isRead(line)))) {
      const { data } = await this.#client.memory.import({ memories: memories.map(line => ({ ...place, ...line })) })
      const [problem] = data.problems
      if (problem) throw new KeepsakeError(`A message was not stored: ${problem.path} ${problem.message}.`, NOT_STORED)
      left -= data.memories.stored
    }
    for (const line of lines.filter(isRead)) {
      const { data } = await this.#client.memory.memorize({ ...this.#record, ...line })
      if (!data.duplicate) left -= 1
    }
    return left === 0
  }

  /** Where an import finds the record, or makes it as `memorize` does. */
  async #placed(): Promise<Place> {
    const { type, ...record } = this.#record
    let found: Awaited<ReturnType<Keepsake['memory']['listKeys']>> | undefined
    await unlessUnknown(
      this.#client.memory.listKeys(this.#record).then(keys => {
        found = keys
      }),
    )
    if (found) return { recordId: found.data.recordId, type: found.data.type, keys: found.data.keys }
    if ('recordId' in record) throw new KeepsakeError(`There is no record ${record.recordId}.`, NOT_STORED)
    const keys =
      'customKeyName' in record
        ? [{ name: record.customKeyName, value: record.customKeyValue }]
        : Object.entries(record).map(([name, value]) => ({ name, value }))
    return { ...(type !== undefined && { type }), keys }
  }

  /** Deletes memories. For 30 days, `cancelDeletion` restores them. */
  async delete(memoryIds: readonly string[]): Promise<void> {
    for (let start = 0; start < memoryIds.length; start += 1_000)
      await unlessUnknown(this.#client.memory.delete({ memoryIds: memoryIds.slice(start, start + 1_000) }))
  }

  /** Deletes all of them. */
  clear(): Promise<void> {
    return unlessUnknown(this.#client.memory.delete({ ...this.#record, sessionId: this.#id, tags: [TAG] }))
  }
}

export const NOT_STORED = { code: 'not_stored' }

/** Equal for texts that the server takes for the same words, and for some others. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()

function chunksOf(lines: readonly PortableMemory[]): PortableMemory[][] {
  const chunks: PortableMemory[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const line of lines) {
    characters += line.content.length
    if (characters > MAX_CHARACTERS || (chunks.at(-1)?.length ?? 0) >= MAX_ROWS) {
      chunks.push([])
      characters = line.content.length
    }
    chunks.at(-1)?.push(line)
  }
  return chunks
}
