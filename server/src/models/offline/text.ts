import { stem } from './words.ts'

/** What stands between a token and the one before it. */
export type Break = 'none' | 'comma' | 'hard'

export interface Token {
  start: number
  end: number
  raw: string
  lower: string
  stem: string
  capital: boolean
  before: Break
}

/** One sentence, line or list item. Offsets count in the whole text. */
export interface Sentence {
  start: number
  end: number
  tokens: Token[]
  question: boolean
  /** The first sentence of its line. */
  startsLine: boolean
}

/** Longer runs without any end are cut, so that no rule ever works on more than this at once. */
const MAX_SENTENCE = 1_000

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’\-.&][\p{L}\p{N}\p{M}]+)*[+#]*/gu
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|sr|jr|st|inc|ltd|co|corp|no|vs|approx|e\.g|i\.e|etc|est|dept|fig|min|max|[a-z])$/i
const CAPITAL = /^\p{Lu}/u

function breakOf(gap: string): Break {
  if (gap === ' ' || gap === '') return 'none'
  if (/[;:\n\r\t|=→.!?•]|\s[-–—]+\s|->|--|[–—]/.test(gap)) return 'hard'
  return /[,()[\]"“”]/.test(gap) ? 'comma' : 'none'
}

export function tokensOf(content: string, start: number, end: number): Token[] {
  const text = content.slice(start, end)
  const tokens: Token[] = []
  let previous = 0
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0]
    const lower = raw.toLowerCase().replaceAll('’', "'")
    const gap = text.slice(previous, match.index)
    tokens.push({
      start: start + match.index,
      end: start + match.index + raw.length,
      raw,
      lower,
      stem: stem(lower),
      capital: CAPITAL.test(raw),
      before: tokens.length === 0 ? 'hard' : breakOf(gap),
    })
    previous = match.index + raw.length
  }
  return tokens
}

/** Where the sentence that begins at `start` ends: after its full stop, at the end of its line, or at the size limit. */
function sentenceEnd(content: string, start: number): number {
  const limit = Math.min(content.length, start + MAX_SENTENCE)
  for (let at = start; at < limit; at += 1) {
    const character = content[at]
    if (character === '\n' || character === '\r') return at
    if (character !== '.' && character !== '!' && character !== '?') continue
    const next = content[at + 1]
    if (next !== undefined && !/\s/.test(next)) continue
    if (character === '.' && ABBREVIATION.test(content.slice(Math.max(start, at - 8), at))) {
      const single = at - start >= 2 && /[\s(][a-z]$/i.test(content.slice(at - 2, at))
      if (!single || !/^\s+(?:The|We|She|He|They|It|I|Her|His|Our|This|But|And)\b/.test(content.slice(at + 1, at + 8)))
        continue
    }
    return at + 1
  }
  if (limit === content.length) return limit
  const space = content.lastIndexOf(' ', limit)
  return space > start ? space : limit
}

/** Cuts a text into sentences, in one pass. */
export function* sentencesOf(content: string): Generator<Sentence> {
  let at = 0
  let startsLine = true
  while (at < content.length) {
    const character = content[at]
    if (character === undefined || /\s/.test(character)) {
      if (character === '\n' || character === '\r') startsLine = true
      at += 1
      continue
    }
    const end = sentenceEnd(content, at)
    const tokens = tokensOf(content, at, end)
    if (tokens.length > 0) {
      yield { start: at, end, tokens, question: content[end - 1] === '?', startsLine }
      startsLine = false
    }
    at = Math.max(end, at + 1)
  }
}
