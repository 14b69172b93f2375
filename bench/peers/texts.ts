import { createMemories } from '../lib/memories.ts'
import { pick, randomFrom } from '../lib/random.ts'
import type { Note, Question } from './product.ts'

/** The texts of a run, the same for all products: conversations with a thousand people. */
export function createTexts(): { take(count: number): Note[]; ask(count: number): Question[] } {
  const memories = createMemories()
  const random = randomFrom(3)
  const taken: Note[] = []
  return {
    take(count) {
      const notes = memories.take(count).map(({ email, content }) => ({ email, content }))
      for (const note of notes) taken.push(note)
      return notes
    },
    ask: count =>
      Array.from({ length: count }, () => {
        const [first = '', second = ''] = pick(random, taken)
          .content.split(/\W+/)
          .sort((a, b) => b.length - a.length)
        return { words: [first, second] }
      }),
  }
}

/** A person about whom many write at once. */
export const CROWDED = 'crowded@customers.example'

export const numbered = (n: number): Note => ({ email: CROWDED, content: `Note ${n} was written while others wrote.` })

export const numberOf = (text: string): number => Number(/^Note (\d+) /.exec(text)?.[1])
