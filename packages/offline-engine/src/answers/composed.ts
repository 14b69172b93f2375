import type { PassageSentence } from './passage-sentences.ts'

/** Sentences that answer a part of a question, and the one that the first of them replaces. */
export interface Composed {
  sentences: readonly PassageSentence[]
  older?: PassageSentence | undefined
}

/**
 * The text of an answer, word for word. Where the question names no record, each line begins with the one whose memory it
 * is, so that a sentence never mixes two of them. What is no longer so is named with the day on which it was said.
 */
export function composed(parts: readonly Composed[]): string {
  const texts = new Map<string, Set<string>>()
  for (const { sentences, older } of parts)
    for (const [at, sentence] of sentences.entries()) {
      const { about, isNamed } = sentence.passage
      const owner = isNamed === true && about !== undefined ? about : ''
      const known = texts.get(owner) ?? new Set()
      texts.set(owner, known.add(at === 0 && older ? withOlder(sentence, older) : sentence.text))
    }
  return [...texts].map(([owner, said]) => `${owner === '' ? '' : `${owner}: `}${[...said].join(' ')}`).join('\n')
}

function withOlder(newest: PassageSentence, older: PassageSentence): string {
  const [since, before] = [newest, older].map(({ passage }) => dayOf(passage.timestamp))
  const when = since === before ? 'before' : `since ${since}; before, on ${before}`
  return `${newest.text} (${when}: "${older.text}")`
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayOf = (date: Date): string => DAY.format(date)
