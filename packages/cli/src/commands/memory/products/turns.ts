import { createHash } from 'node:crypto'
import { timeOf } from './fields.ts'
import { memoryIdOf } from './memory-id.ts'

interface Turn {
  session: string
  content: string
  createdAt: string | null | undefined
  /** Distinguishes it from every other turn. */
  name: readonly string[]
}

const MOST_EQUAL_TURNS = 999

/** Ids and occurrences of the turns of sessions, in the order of the file. */
export class Turns {
  /** The time of the last turn of each session, and the one in its id. */
  readonly #last = new Map<string, { time: number; id: number }>()
  /** How often words were said in the current session. */
  #said = new Map<number, number>()
  #session: string | undefined

  /** The server orders the turns of a session by id, so no two may share a millisecond. */
  next({ session, content, createdAt, name }: Turn): { memoryId: string; occurrence: number } {
    const last = this.#last.get(session) ?? { time: 0, id: -1 }
    const time = createdAt ? timeOf(createdAt) : last.time
    const id = time < last.time ? time : Math.max(time, last.id + 1)
    this.#last.set(session, { time: Math.max(time, last.time), id: Math.max(id, last.id) })
    if (session !== this.#session) this.#said = new Map()
    this.#session = session
    const words = digestOf(content)
    const occurrence = this.#said.get(words) ?? 0
    this.#said.set(words, Math.min(occurrence + 1, MOST_EQUAL_TURNS))
    return { memoryId: memoryIdOf(id, name), occurrence }
  }
}

/** A number instead of the words: a session can have a million turns. Case and punctuation do not count. */
const digestOf = (content: string): number => {
  const words = content
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return createHash('sha256').update(words).digest().readUIntBE(0, 6)
}
