import { toldIn } from '../../../../models/language.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'

interface Told {
  content: string
  speaker?: string | null
}

/** Sentences that all ask. One that names a number states something too. */
const ASKS = /^(?:[^.!?？؟\d]*[?？؟])+["'”’)\s]*$/u
/** In characters. Longer texts state something. */
const MAX_TALK = 500
/** Words that acknowledge, greet or thank, and nothing else. */
const ACKNOWLEDGES =
  /^[^\p{L}\p{N}]*(?:\b(?:ok(?:ay)?|yes|yeah|yep|no|nope|sure|thanks?|thank you|thx|great|good|perfect|cool|nice|fine|right|exactly|got it|i see|understood|noted|will do|of course|all ?right|you(?:'|’)?re welcome|you are welcome|no problem|so much|very much|a lot|please|hi|hello|hey|bye|goodbye|there|again)\b[^\p{L}\p{N}]*)+$/iu

/** Places in a digest go to what people stated, then to what the assistant stated, then to questions and acknowledgements. */
export const rankOf = ({ content, speaker }: Told): number => {
  const text = content.trim()
  const isTalk = text.length <= MAX_TALK && (!/[\p{L}\p{N}]/u.test(text) || ACKNOWLEDGES.test(text) || ASKS.test(text))
  if (isTalk) return 2
  return speaker?.toLowerCase() === 'assistant' ? 1 : 0
}

/** Without what repeats a memory of the same rank or a better one, in the given order. */
export function withoutRepeats<Memory extends Told>(memories: readonly Memory[]): Memory[] {
  const said = new Map<string, Memory>()
  for (const memory of memories.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const text = lettersOf(memory.content) || memory.content
    if (!said.has(text)) said.set(text, memory)
  }
  const kept = new Set(said.values())
  return memories.filter(memory => kept.has(memory))
}

/** Weight of how frequent a memory's topic is, relative to recency. */
const FREQUENCY = 0.2
/** Weight of how informative a memory is on its own, so that "ok, thanks" yields its place. */
const TELLING = 0.2
/** Weight of how much of a fact a message is, if not all of a long conversation fits. */
const FACTS = 0.6
/** Number of words from which a memory counts as fully informative. */
const ENOUGH = 4
/** Number of leading characters that determine a memory's topic. */
const BEGINNING = 500
/** In characters. Longer contents are duplicates only if they are identical. */
const MAX_COMPARED_LENGTH = 5_000

/** From this number of memories on, each part of the record's life has its share. */
const LONG_LIFE = 60
/** Into so many parts a long life is divided. The newest one has two places in each round. */
const PARTS = 10

/**
 * Orders the memories of a long life by priority: in rounds, those of each part of it that are most of a fact. A pure
 * function.
 *
 * @param newest newest first
 */
export function spread<Memory extends Told>(newest: readonly Memory[]): Memory[] {
  if (newest.length < LONG_LIFE) return preferred(newest)
  const size = Math.ceil(newest.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, part) => factsFirst(newest.slice(part * size, (part + 1) * size)))
  const rounds = Array.from({ length: size }, (_, n) =>
    parts.flatMap((part, at) => (at === 0 ? part.slice(2 * n, 2 * n + 2) : part.slice(n, n + 1))),
  )
  return rounds.flat()
}

function factsFirst<Memory extends Told>(newest: readonly Memory[]): Memory[] {
  const liked = preferred(newest)
  const scored = liked.map((memory, place) => ({
    memory,
    score: FACTS * (toldIn(memory.content)?.facts ?? 0) + (1 - FACTS) * (1 - place / liked.length),
  }))
  return scored.sort((a, b) => b.score - a.score).map(({ memory }) => memory)
}

/**
 * Orders memories by priority for a digest that cannot fit them all. Newer memories come first; frequent topics and
 * informative content raise the priority. A pure function.
 * @param newest newest first
 */
export function preferred<Memory extends Told>(newest: readonly Memory[]): Memory[] {
  const words = newest.map(({ content }) => wordsOf([content.slice(0, BEGINNING)]).map(({ key }) => key))
  const told = new Map<number, number>()
  for (const key of words.flat()) told.set(key, (told.get(key) ?? 0) + 1)
  const others = Math.max(1, newest.length - 1)
  const scores = newest.map((_, place) => {
    const own = words[place] ?? []
    const shared = own.reduce((sum, key) => sum + ((told.get(key) ?? 1) - 1) / others, 0)
    return (
      (1 - FREQUENCY - TELLING) * (1 - place / newest.length) +
      FREQUENCY * (own.length === 0 ? 0 : shared / own.length) +
      TELLING * Math.min(1, own.length / ENOUGH)
    )
  })
  return newest
    .map((memory, place) => ({ memory, place, score: scores[place] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ memory }) => memory)
}

const lettersOf = (text: string): string =>
  text.length > MAX_COMPARED_LENGTH
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
