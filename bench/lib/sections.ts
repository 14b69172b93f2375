import type { createMemories } from './memories.ts'

const SENTENCES = 4

/** Markdown with generated sections. */
export const sectionsOf = ({ take }: ReturnType<typeof createMemories>, count: number, sentences = SENTENCES): string =>
  Array.from({ length: count }, (_, part) => {
    const texts = take(sentences).map(({ content }) => content)
    return `## Part ${part}\n\n${texts.join(' ')}\n`
  }).join('\n')
