import { NEGATION_KEY, speakerKey, stemKey, stemOf, stemsOfToken, type Token, tokenize } from '@keepsake/english'
import { passageRanges } from '../text/passages.ts'
import { traitsOf } from '../text/traits.ts'
import type { Passage, SearchDocument, SearchInput } from '../types.ts'

const MAX_COUNTED = 255
const NEGATION = /^(?:no|not|never|none|nobody|nothing|without|cannot|.*n't)$/

/** The index rows for one text. Analyzed in this process, so that storing them takes no extra round trip. */
export function documentOf(input: SearchInput): SearchDocument {
  const speaker = input.speaker ?? null
  const text = withoutSpeaker(input.content, speaker)
  const tokens = input.searchable === false ? [] : tokenize(text)
  const voice = speaker === null ? [] : tokenize(speaker).map(token => speakerKey(token.word))
  return {
    id: input.id,
    source: input.source,
    sessionId: input.sessionId ?? null,
    speaker,
    timestamp: input.timestamp.toISOString(),
    tags: [...(input.tags ?? [])],
    passages:
      input.searchable === false
        ? []
        : passageRanges(text, tokens).map(({ from, to }) => passageOf(text, tokens.slice(from, to), voice)),
  }
}

/** The content of each passage of a text with its speaker: the input of an embedding model. */
export function passageTexts(content: string, speaker: string | null): string[] {
  const voice = speaker === null ? '' : `${speaker}: `
  return passagesOf(content, speaker).map(({ start, end }) => voice + content.slice(start, end).trim())
}

/** The place of each passage of a text, in UTF-16 code units. */
export function passagesOf(content: string, speaker: string | null): { start: number; end: number }[] {
  const text = withoutSpeaker(content, speaker)
  const skipped = content.length - text.length
  const tokens = tokenize(text)
  return passageRanges(text, tokens).map(({ from, to }) => ({
    start: skipped + (from === 0 ? 0 : (tokens[from]?.start ?? 0)),
    end: skipped + (tokens[to]?.start ?? text.length),
  }))
}

/** The keys of at most `most` distinct stems of a text, longest first, with which `repeated_piece_v1` finds it. */
export function stemKeysOf(text: string, most: number): number[] {
  const stems = new Set(tokenize(text).map(({ word }) => stemOf(word)))
  stems.delete('')
  return [...stems]
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .map(stemKey)
}

function passageOf(text: string, tokens: readonly Token[], voice: readonly number[]): Passage {
  const counts = new Map<number, number>()
  let length = 0
  for (const token of tokens) {
    if (NEGATION.test(token.word)) counts.set(NEGATION_KEY, 1)
    const keys = stemsOfToken(token).map(stemKey)
    if (keys.length > 0) length++
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const key of voice) counts.set(key, 1)
  const first = tokens[0]?.start ?? 0
  const end = text.indexOf('\n', tokens.at(-1)?.end)
  return {
    keys: [...counts.keys()],
    counts: [...counts.values()].map(count => Math.min(count, MAX_COUNTED)),
    length,
    traits: traitsOf(text.slice(first, end < 0 ? undefined : end), tokens),
  }
}

/** Removes a leading `Name: ` that only repeats the speaker. */
function withoutSpeaker(content: string, speaker: string | null): string {
  if (speaker === null || !content.toLowerCase().startsWith(`${speaker.toLowerCase()}:`)) return content
  return content.slice(speaker.length + 1).trimStart()
}
