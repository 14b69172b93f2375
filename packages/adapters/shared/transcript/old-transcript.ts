import { isKeepsakeError, type Keepsake } from '@keepsake/sdk'
import { groupBy } from './group-by.ts'

/** Marks the memories of transcripts, so that nothing else in a record of type `Session` is read or deleted. */
const TAG = 'transcript'
const PAGE = 200

interface Piece {
  entry: string
  part: number
  of: number
  text: string
}

const recordOf = (id: string) => ({ type: 'Session', customKeyName: 'sessionId', customKeyValue: id })

/** A transcript as earlier versions kept it: a record of the type `Session`, with a list of items in each memory. */
export async function oldItems(client: Keepsake, id: string): Promise<unknown[]> {
  const pieces: Piece[] = []
  const listed = client.memory.recall({ ...recordOf(id), tags: [TAG], ifUnknown: 'empty', limit: PAGE })
  for await (const { content, metadata } of listed) {
    const { entry, part, of } = metadata
    const text = content.slice(content.indexOf(' ') + 1)
    pieces.push({ text, entry: String(entry), part: Number(part), of: Number(of) })
  }
  // newest first, and incomplete ones are omitted
  return [...groupBy(pieces, ({ entry }) => entry).values()].reverse().flatMap(parts => {
    if (parts.length !== parts[0]?.of) return []
    const text = parts
      .toSorted((a, b) => a.part - b.part)
      .map(each => each.text)
      .join('')
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items : []
  })
}

/** Deletes it. For 30 days, `cancelDeletion` restores it. */
export const deleteOld = (client: Keepsake, id: string): Promise<void> =>
  unlessUnknown(client.memory.delete({ ...recordOf(id), tags: [TAG] }))

/** What was never written needs no deletion. */
export async function unlessUnknown(work: PromiseLike<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isKeepsakeError(error) || error.code !== 'not_found_error') throw error
  }
}
