import type { Told as ToldSentence } from '../../../../models/language.ts'

interface Told {
  content: string
  speaker?: string | null
}

/** In characters. Longer texts state something. */
const MAX_TALK = 500

/** Places in a digest go to what people stated, then to what the assistant stated, then to questions and acknowledgements. */
export const rankOf = ({ content, speaker }: Told, told: readonly ToldSentence[]): number => {
  const isTalk = content.trim().length <= MAX_TALK && told.every(({ weight }) => weight === 0)
  if (isTalk) return 2
  return speaker?.toLowerCase() === 'assistant' ? 1 : 0
}

/** Without what repeats a memory of the same rank or a better one, in the given order. */
export function withoutRepeats<Memory extends Told>(
  memories: readonly Memory[],
  rank: (memory: Memory) => number,
): Memory[] {
  const said = new Map<string, Memory>()
  const ranked = memories.map(memory => ({ memory, rank: rank(memory) })).sort((a, b) => a.rank - b.rank)
  for (const { memory } of ranked) {
    const text = lettersOf(memory.content) || memory.content
    if (!said.has(text)) said.set(text, memory)
  }
  const kept = new Set(said.values())
  return memories.filter(memory => kept.has(memory))
}

/** In characters. Longer contents are duplicates only if they are identical. */
const MAX_COMPARED_LENGTH = 5_000

const lettersOf = (text: string): string =>
  text.length > MAX_COMPARED_LENGTH
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
