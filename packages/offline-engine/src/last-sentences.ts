import { sentencesOf } from '@keepsake/english/sentences'

/** The last sentences of a text, in at most so many characters: that is where the question of a turn is. */
export function lastSentences(content: string, most: number): string {
  const text = content.trim()
  if (text.length <= most) return text
  const tail = text.slice(-most)
  // the first sentence of the tail is cut, unless it is the only one
  const [, second] = sentencesOf(tail)
  return (second ? tail.slice(second.start) : tail.slice(tail.indexOf(' ') + 1)).toWellFormed()
}
