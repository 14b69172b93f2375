import { stemmedWords } from '../../../search/text/stems.ts'

/** The words of a text in their base form. Words without a stem, such as "of", stay as they are. */
const stemsOf = (text: string): string[] => stemmedWords(text).map(({ word, stem }) => stem || word)

/** The first stem of each keyword, without repetitions. */
export const triggerStems = (keywords: readonly string[]): string[] => [
  ...new Set(keywords.flatMap(keyword => stemsOf(keyword).slice(0, 1))),
]

/** The words of a message, to compare with trigger keywords. */
export interface MessageWords {
  /** Its distinct stems. */
  stems: string[]
  /** The keyword that occurs in it, in any form of its words. */
  triggeredBy(keywords: readonly string[]): string | undefined
}

const phrase = (stems: readonly string[]): string => ` ${stems.join(' ')} `

export function wordsOfMessage(message: string): MessageWords {
  const stems = stemsOf(message)
  const all = phrase(stems)
  return {
    stems: [...new Set(stems)],
    triggeredBy: keywords =>
      keywords.find(keyword => {
        const wanted = stemsOf(keyword)
        return wanted.length > 0 && all.includes(phrase(wanted))
      }),
  }
}
