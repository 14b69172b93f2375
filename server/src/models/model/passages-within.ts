import { estimateTokens } from '../../platform/access/tokens.ts'
import type { AnswerPassage } from '../port.ts'

/** A passage, and the part of it that the model reads. */
export interface ReadPassage {
  passage: AnswerPassage
  text: string
  isPart: boolean
}

/** The share of the tokens that one passage takes at most, so that a long one does not displace the others. */
const SHARE = 4
/** What the line before a passage takes. */
const LINE_TOKENS = 40
/** In characters, to look for the edge of a word. */
const MAX_WORD_LENGTH = 30

/** The passages to read, best first, as many as fit. Of a long one, the part around what answers the question. */
export function passagesWithin(passages: readonly AnswerPassage[], tokens: number): ReadPassage[] {
  const read: ReadPassage[] = []
  let left = tokens
  for (const passage of passages) {
    const most = Math.min(left, Math.floor(tokens / SHARE)) - LINE_TOKENS
    if (most <= 0) break
    const text = partWithin(passage, most)
    // an answer from a few words of a passage would miss what stands beside them
    if (text.length < passage.content.length && left < tokens / SHARE && read.length > 0) continue
    read.push({ passage, text, isPart: text.length < passage.content.length })
    left -= estimateTokens(text) + LINE_TOKENS
  }
  return read
}

function partWithin({ content, best = { start: 0, end: 0 } }: AnswerPassage, tokens: number): string {
  // the estimate counts most letters of other scripts as a token each
  if (content.length <= tokens || estimateTokens(content) <= tokens) return content
  const near = content.slice(best.start, best.start + 4 * tokens)
  const perToken = Math.max(1, near.length / Math.max(1, estimateTokens(near)))
  const length = Math.floor(tokens * perToken * 0.95)
  const room = Math.max(0, length - (best.end - best.start))
  const start = Math.max(0, Math.min(best.start - Math.floor(room / 2), content.length - length))
  return content.slice(edge(content, start), edge(content, Math.min(content.length, start + length))).toWellFormed()
}

/** The edge of the word at a place, if it is near. */
function edge(content: string, at: number): number {
  if (at === 0 || at === content.length) return at
  const space = content.slice(at, at + MAX_WORD_LENGTH).search(/\s/)
  return space < 0 ? at : at + space
}
