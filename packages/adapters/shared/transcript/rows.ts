import type { Memory } from '@keepsake/sdk'
import { groupBy } from './group-by.ts'
import { type Path, partsOf, read, type Written } from './message.ts'

/** A message, and what it is known by. */
export interface Message {
  /** Its ID, or its number and its content. */
  key: string
  /** Equal for equal messages. */
  digest: string
  /** Orders the messages of a session. */
  n: number
  content: unknown
}

/** A message that is stored. */
export interface StoredMessage extends Message {
  memoryIds: string[]
  /** Memories of earlier versions of the message. */
  earlier: string[]
  /** When it was stored, in ISO 8601. */
  at: string
}

/** A memory to store. */
export interface Row {
  content: string
  speaker?: string
  searchable?: false
  metadata: { transcript: Mark }
}

/** What a memory is a part of. */
interface Mark {
  key: string
  digest: string
  n: number
  part: number
  of: number
  /** Of the first part: JSON of what is not spoken, if it is short, and the places of the spoken texts in it. */
  rest?: string
  places?: [path: Path, length: number][]
}

/** Metadata may have 8 kB. */
const MAX_METADATA = 8_000
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** The memories of a message: its turn, and beside it what is not spoken, unless the metadata of the turn has room for it. */
export function rowsOf({ key, digest, n }: Message, { speaker, said, rest, places }: Written): Row[] {
  const begin = { key, digest, n, part: 1, of: said.length, ...(places && { places }) }
  const isWhole = said.length > 0 && bytesOf({ transcript: { ...begin, rest } }) <= MAX_METADATA
  const beside = isWhole ? [] : partsOf(rest)
  const of = said.length + beside.length
  const mark = (at: number): Row['metadata'] => ({
    transcript: {
      ...{ key, digest, n, part: at + 1, of },
      ...(at === 0 && places && { places }),
      ...(at === 0 && isWhole && { rest }),
    },
  })
  return [
    ...said.map((content, at) => ({ content, ...(speaker !== undefined && { speaker }), metadata: mark(at) })),
    ...beside.map((text, at) => ({
      // unlike all others of the session, so that none is taken for a duplicate
      content: `${key} ${digest} ${said.length + at + 1} ${text}`,
      searchable: false as const,
      metadata: mark(said.length + at),
    })),
  ]
}

interface Piece {
  mark: Mark
  memory: Memory
}

/** One way in which a message was stored. */
interface Version {
  message: Message
  memoryIds: string[]
  at: string
}

/** @param memories those of a session, in any order @returns the complete messages, in their order */
export function messagesOf(memories: readonly Memory[]): StoredMessage[] {
  const pieces = memories.flatMap((memory): Piece[] => {
    const mark = memory.metadata.transcript
    return isMark(mark) ? [{ mark, memory }] : []
  })
  const versions = [...groupBy(pieces, ({ mark }) => `${mark.digest} ${mark.key}`).values()].flatMap(versionOf)
  return [...groupBy(versions, ({ message }) => message.key).values()]
    .flatMap((all): StoredMessage[] => {
      const [last, ...earlier] = all.toSorted((a, b) => (a.at < b.at ? 1 : -1))
      if (!last) return []
      const { message, memoryIds, at } = last
      return [{ ...message, memoryIds, at, earlier: earlier.flatMap(version => version.memoryIds) }]
    })
    .sort((a, b) => a.n - b.n || (a.at < b.at ? -1 : 1))
}

/** Two processes that stored a message at once have stored it twice, in the same parts. */
function versionOf(pieces: Piece[]): Version[] {
  const parts = new Map(pieces.map(piece => [piece.mark.part, piece]))
  const first = parts.get(1)?.mark
  if (!first || parts.size !== first.of) return []
  const texts = Array.from({ length: first.of }, (_, at) => parts.get(at + 1)?.memory)
  const hidden = texts.flatMap(memory => (memory && isBeside(memory) ? [besideOf(memory)] : []))
  const said = texts.flatMap(memory => (memory && !isBeside(memory) ? [memory.content] : []))
  const rest = first.rest ?? hidden.join('')
  const { key, digest } = first
  const n = Math.max(...pieces.map(({ mark }) => mark.n))
  const [at = ''] = pieces.map(({ memory }) => memory.timestamp).sort()
  const content = read({ said, rest, places: first.places })
  return [{ message: { key, digest, n, content }, memoryIds: pieces.map(({ memory }) => memory.memoryId), at }]
}

const beginOf = ({ metadata }: Memory): string => {
  const { key, digest, part } = metadata.transcript as Mark
  return `${key} ${digest} ${part} `
}
/** What is beside a turn has no speaker, and begins with what it belongs to. */
const isBeside = (memory: Memory): boolean => memory.speaker === undefined && memory.content.startsWith(beginOf(memory))
const besideOf = (memory: Memory): string => memory.content.slice(beginOf(memory).length)

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'key' in value && 'digest' in value && 'part' in value && 'of' in value
