import { isKeepsakeError, type Keepsake } from '@keepsake/sdk'

/** UTF-16 units of a part: at most 150 kB of UTF-8, where a memory may have 200 kB. */
const PART = 50_000
/** Marks the memories of transcripts, so that nothing else in a record of type `Session` is read or deleted. */
const TAG = 'transcript'
const PAGE = 100

/** What one call appended: its items, and the memories that hold them. */
interface Entry {
  memoryIds: string[]
  items: unknown[]
}

interface Piece {
  entry: string
  part: number
  of: number
  text: string
  memoryId: string
}

/**
 * A conversation as its framework writes it: items of any JSON, in order, read back exactly as they were. It is a record
 * of the type `Session`; each call that appends is one memory, or several if it is long. Nothing is extracted from them.
 */
export class Transcript {
  readonly #client: Keepsake
  readonly #record: { type: string; customKeyName: string; customKeyValue: string }

  /** @param id at most 500 characters */
  constructor(client: Keepsake, id: string) {
    this.#client = client
    this.#record = { type: 'Session', customKeyName: 'sessionId', customKeyValue: id }
  }

  /**
   * @param limit only this many items, the newest ones
   * @returns the items, oldest first
   */
  async read(limit = Number.POSITIVE_INFINITY): Promise<unknown[]> {
    const entries = await this.#entries(limit)
    const items = entries.flatMap(entry => entry.items)
    return limit < items.length ? items.slice(items.length - limit) : items
  }

  /** Adds items at the end. A reader sees all of them, or none. */
  async append(items: readonly unknown[]): Promise<void> {
    if (items.length === 0) return
    const entry = crypto.randomUUID()
    const parts = partsOf(JSON.stringify(items))
    for (const [index, text] of parts.entries()) {
      await this.#client.memory.memorize({
        ...this.#record,
        // the ID makes each content unlike all others: an item may say what an earlier one said
        content: `${entry} ${text}`,
        metadata: { entry, part: index + 1, of: parts.length },
        tags: [TAG],
        extract: false,
      })
    }
  }

  /**
   * Makes the transcript equal to these items: keeps the entries that they begin with, deletes the others, and appends
   * the rest. What is new is stored before anything is deleted.
   */
  async replace(items: readonly unknown[]): Promise<void> {
    const entries = await this.#entries(Number.POSITIVE_INFINITY)
    let kept = 0
    let same = 0
    for (const entry of entries) {
      const next = items.slice(same, same + entry.items.length)
      if (!isEqual(next, entry.items)) break
      same += entry.items.length
      kept += 1
    }
    await this.append(items.slice(same))
    await this.#delete(entries.slice(kept).flatMap(({ memoryIds }) => memoryIds))
  }

  /** Removes the last item. @returns it, or undefined if there is none */
  async pop(): Promise<unknown> {
    const [entry] = (await this.#entries(1)).slice(-1)
    if (!entry) return undefined
    await this.append(entry.items.slice(0, -1))
    await this.#delete(entry.memoryIds)
    return entry.items.at(-1)
  }

  /** Deletes all items. For 30 days, `cancelDeletion` restores them. */
  async clear(): Promise<void> {
    try {
      await this.#client.memory.delete({ ...this.#record, tags: [TAG] })
    } catch (error) {
      // a transcript that was never written is clear
      if (!isKeepsakeError(error) || error.code !== 'not_found_error') throw error
    }
  }

  async #delete(memoryIds: readonly string[]): Promise<void> {
    for (let start = 0; start < memoryIds.length; start += 1_000)
      await this.#client.memory.delete({ memoryIds: memoryIds.slice(start, start + 1_000) })
  }

  /** The newest entries that have this many items together, oldest first. Unfinished ones are omitted. */
  async #entries(limit: number): Promise<Entry[]> {
    const pieces: Piece[] = []
    const listed = this.#client.memory.recall({ ...this.#record, tags: [TAG], ifUnknown: 'empty', limit: PAGE })
    let found: Entry[] = []
    for (let page = await listed; ; page = await page.getNextPage()) {
      for (const { memoryId, content, metadata } of page.data) pieces.push(pieceOf(memoryId, content, metadata))
      found = entriesOf(pieces)
      const items = found.reduce((sum, each) => sum + each.items.length, 0)
      if (items >= limit || !page.hasNextPage()) return found
    }
  }
}

function pieceOf(memoryId: string, content: string, metadata: Record<string, unknown>): Piece {
  const { entry, part, of } = metadata
  const text = content.slice(content.indexOf(' ') + 1)
  return { memoryId, text, entry: String(entry), part: Number(part), of: Number(of) }
}

/** @param pieces newest first @returns the complete entries, oldest first */
function entriesOf(pieces: readonly Piece[]): Entry[] {
  const byEntry = new Map<string, Piece[]>()
  for (const piece of pieces) byEntry.set(piece.entry, [...(byEntry.get(piece.entry) ?? []), piece])
  return [...byEntry.values()].reverse().flatMap(parts => {
    const [first] = parts
    if (!first || parts.length !== first.of) return []
    const text = parts
      .toSorted((a, b) => a.part - b.part)
      .map(each => each.text)
      .join('')
    return [{ memoryIds: parts.map(({ memoryId }) => memoryId), items: itemsOf(text) }]
  })
}

function itemsOf(text: string): unknown[] {
  const items: unknown = JSON.parse(text)
  return Array.isArray(items) ? items : []
}

/** Cuts a text, but no character outside the basic plane. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + PART
    const whole = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end
    parts.push(text.slice(start, whole))
    start = whole
  }
  return parts
}

/** Whether two values are the same JSON; the order of keys does not matter. */
function isEqual(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
