import type { ReactNode } from 'react'

export interface Range {
  start: number
  end: number
}

/** A text with parts of it marked. Ranges that overlap are joined, and those outside of the text are left out. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }): ReactNode {
  const pieces: { from: number; text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(start, at)
    const to = Math.min(end, text.length)
    if (from >= to) continue
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), isMarked: false })
    pieces.push({ from, text: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at), isMarked: false })
  return (
    <span className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
      {pieces.map(piece =>
        piece.isMarked ? <mark key={piece.from}>{piece.text}</mark> : <span key={piece.from}>{piece.text}</span>,
      )}
    </span>
  )
}

/** Where the words are in a text, as whole words and whatever their case. */
export function rangesOf(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return []
  const wanted = new Set(words.map(word => word.toLowerCase()))
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => wanted.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}
