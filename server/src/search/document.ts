import { hash32 } from './text/hash.ts'
import { passageRanges } from './text/passages.ts'
import { stemOf } from './text/stems.ts'
import { type Token, tokenize } from './text/tokens.ts'
import { traitsOf } from './text/traits.ts'
import type { Passage, SearchDocument, SearchInput } from './types.ts'

/** The rows of the index for one text: analysed here, so that storing them costs no round trip of its own. */
export function documentOf(input: SearchInput): SearchDocument {
  const { speaker, text } = spoken(input.content, input.speaker ?? null)
  const tokens = tokenize(text)
  const voice = speaker === null ? [] : tokenize(speaker).map(token => speakerKey(token.word))
  return {
    id: input.id,
    source: input.source,
    sessionId: input.sessionId ?? null,
    timestamp: input.timestamp.toISOString(),
    tags: [...(input.tags ?? [])],
    passages: passageRanges(text, tokens).map(({ from, to }) => passageOf(text, tokens.slice(from, to), voice)),
  }
}

export const stemKey = (stem: string): number => hash32(stem)
/** A speaker's name is a key of its own kind: to say something is not to be mentioned in it. */
export const speakerKey = (word: string): number => hash32(`@${word}`)

function passageOf(text: string, tokens: readonly Token[], voice: readonly number[]): Passage {
  const counts = new Map<number, number>()
  let length = 0
  for (const { word } of tokens) {
    const stem = stemOf(word)
    if (stem === '') continue
    length++
    const key = stemKey(stem)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const key of voice) counts.set(key, 1)
  const own = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? text.length)
  const ending = tokens.length === 0 ? '' : text.slice(tokens.at(-1)?.end).slice(0, 4)
  return {
    keys: [...counts.keys()],
    counts: [...counts.values()].map(count => Math.min(count, 255)),
    length,
    traits: traitsOf(
      own + ending,
      tokens.map(token => ({ ...token, start: token.start - (tokens[0]?.start ?? 0) })),
    ),
  }
}

/** Takes a leading `Name: ` off, and trusts it as the speaker's name when the caller names none and it reads like one. */
function spoken(content: string, speaker: string | null): { speaker: string | null; text: string } {
  if (speaker !== null) {
    const prefix = content.slice(0, speaker.length + 1)
    return {
      speaker,
      text: prefix.toLowerCase() === `${speaker.toLowerCase()}:` ? content.slice(prefix.length).trimStart() : content,
    }
  }
  return { speaker, text: content }
}
