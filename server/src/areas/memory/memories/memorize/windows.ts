import type { MemorizeRequest } from './pending-memory.ts'

/** A turn as context of others. */
export interface Said {
  speaker?: string
  content: string
}

/** A turn to store, and what its extraction needs of the conversation. */
export interface Turn extends MemorizeRequest {
  /** The number of the window that it is extracted with. */
  window: number
  /** The end of what was said before it. */
  before: Said[]
}

/** Turns that are extracted together, with those that they are read after. */
const MAX_TURNS = 20
/** Turns before a window that it is read after: a question, and what it refers to. */
const CONTEXT_TURNS = 4
/** Characters of context before a turn. */
const MAX_CONTEXT = 2_000
/** Characters of a window. A longer turn is a window of its own. */
const MAX_CHARACTERS = 20_000

/**
 * Gives each turn the number of its window. A window ends with its day, because "tomorrow" in it is counted from there.
 */
export function numberWindows(said: readonly MemorizeRequest[]): Turn[] {
  let window = 0
  let first = 0
  let characters = 0
  return said.map((request, at) => {
    const room = window === 0 ? MAX_TURNS : MAX_TURNS - CONTEXT_TURNS
    const isFull = at - first >= room || characters + request.content.length > MAX_CHARACTERS
    if (at > first && (isFull || dayOf(request) !== dayOf(said[first]))) {
      window++
      first = at
      characters = 0
    }
    characters += request.content.length
    return { ...request, window, before: contextOf(said.slice(Math.max(0, at - CONTEXT_TURNS), at)) }
  })
}

const dayOf = (request: MemorizeRequest | undefined): string | undefined => request?.timestamp?.slice(0, 10)

/** The last of these turns that fit; the end of one that does not. */
function contextOf(said: readonly MemorizeRequest[]): Said[] {
  let left = MAX_CONTEXT
  const before: Said[] = []
  for (const { speaker, content } of said.toReversed()) {
    if (left <= 0) break
    before.unshift({ ...(speaker !== undefined && { speaker }), content: content.slice(-left) })
    left -= content.length
  }
  return before
}

/** The text of a window, and where each of its turns is in it. */
export interface Transcript {
  text: string
  /** Start and end of the content of each turn, without those of the context. */
  places: { start: number; end: number }[]
}

/** Writes a line for each turn, which begins with its speaker. */
export function transcriptOf(before: readonly Said[], turns: readonly Said[]): Transcript {
  let text = ''
  const places: Transcript['places'] = []
  for (const [at, { speaker, content }] of [...before, ...turns].entries()) {
    text += `${at === 0 ? '' : '\n'}${speaker === undefined ? '' : `${labelOf(speaker)}: `}`
    if (at >= before.length) places.push({ start: text.length, end: text.length + content.length })
    text += content
  }
  return { text, places }
}

/** `user` as the transcripts that people write have it. */
const labelOf = (speaker: string): string => speaker.charAt(0).toUpperCase() + speaker.slice(1)
