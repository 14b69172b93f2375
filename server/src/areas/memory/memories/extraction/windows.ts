import type { ExtractedProperty } from '../../../../models/port.ts'
import type { DefinedProperty } from '../../definitions.ts'
import type { MemorizeRequest } from '../request/read-request.ts'
import { type ReadContext, type Reader, type Reading, type Said as Text, unlessStopped } from './extract.ts'

/** A turn as context of others. */
export interface Said {
  speaker?: string | null | undefined
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
export const CONTEXT_TURNS = 4
/** Characters of context before a turn. */
const MAX_CONTEXT = 2_000
/** Characters of a window. A longer turn is a window of its own. */
const MAX_CHARACTERS = 20_000
/** What a cut leaves of a surrogate pair. Half of one is no valid text. */
const HALF_PAIR = /^[\uDC00-\uDFFF]/

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
export function contextOf(said: readonly Said[], most = MAX_CONTEXT): Said[] {
  let left = most
  const before: Said[] = []
  for (const { speaker, content } of said.toReversed()) {
    if (left <= 0) break
    before.unshift({ ...(speaker && { speaker }), content: content.slice(-left).replace(HALF_PAIR, '') })
    left -= content.length
  }
  return before
}

/** The text of a window, and where each of its turns is in it. */
export interface Transcript {
  text: string
  /** Start and end of the content of each turn, without those of the context. */
  places: { start: number; end: number }[]
  /** Who says what, with the context. */
  turns: { start: number; end: number; speaker: string }[]
}

/** Writes a line for each turn, which begins with its speaker. */
export function transcriptOf(before: readonly Said[], turns: readonly Said[]): Transcript {
  let text = ''
  const places: Transcript['places'] = []
  const said: Transcript['turns'] = []
  for (const [at, { speaker, content }] of [...before, ...turns].entries()) {
    text += `${at === 0 ? '' : '\n'}${speaker ? `${labelOf(speaker)}: ` : ''}`
    const place = { start: text.length, end: text.length + content.length }
    if (at >= before.length) places.push(place)
    said.push({ ...place, speaker: speaker ?? '' })
    text += content
  }
  return { text, places, turns: said }
}

/** `user` as the transcripts that people write have it. */
const labelOf = (speaker: string): string => speaker.charAt(0).toUpperCase() + speaker.slice(1)

/**
 * Reads consecutive turns together. Each value belongs to the last turn of its evidence; one that only the context states
 * is not returned, because it belongs to an earlier window.
 * @returns what was read of each turn
 */
export async function readWindow(
  reader: Reader,
  {
    before,
    turns,
    ...said
  }: { before: readonly Said[]; turns: readonly Said[] } & Pick<Text, 'timestamp' | 'subject' | 'told'>,
  definitions: readonly DefinedProperty[],
  context: ReadContext,
): Promise<Reading[]> {
  const transcript = transcriptOf(before, turns)
  const text = { ...said, content: transcript.text, turns: transcript.turns }
  const reading = unlessStopped(await reader.read(text, definitions, context))
  const { extracted, faint = [], readTo = transcript.text.length } = reading
  const [values, faintValues] = [byTurn(extracted, transcript), byTurn(faint, transcript)]
  const facts = byTurn(reading.facts ?? [], transcript)
  return transcript.places.map(({ end }, at) => ({
    ...reading,
    extracted: values[at] ?? [],
    faint: faintValues[at],
    facts: facts[at],
    readTo: readTo < end ? readTo : undefined,
  }))
}

/** The values or facts of each turn, with their evidence as a part of its content. */
export function byTurn<T extends Pick<ExtractedProperty, 'evidence'>>(
  properties: readonly T[],
  { places, text }: Transcript,
): T[][] {
  const turns: T[][] = places.map(() => [])
  for (const property of properties) {
    const { start, end } = property.evidence
    const at = places.findLastIndex(place => place.start < end && start < place.end)
    const place = places[at]
    if (!place) continue
    const from = Math.max(start, place.start)
    const to = Math.min(end, place.end)
    const evidence = { start: from - place.start, end: to - place.start, text: text.slice(from, to) }
    turns[at]?.push({ ...property, evidence })
  }
  return turns
}
