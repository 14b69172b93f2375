import { stemmedWords } from '../../../search/text/stems.ts'

/** The words of a text in their base form. Words without a stem, such as "of", stay as they are. */
const stemsOf = (text: string): string[] => stemmedWords(text).map(({ word, stem }) => stem || word)

/** The first stem of each keyword, without repetitions. */
export const triggerStems = (keywords: readonly string[]): string[] => [
  ...new Set(keywords.flatMap(keyword => stemsOf(keyword).slice(0, 1))),
]

/** The words of a message, to compare with trigger keywords. */
export interface MessageWords {
  stems: string[]
  /** The keyword that occurs in it, in any form of its words. */
  triggeredBy(keywords: readonly string[]): string | undefined
}

const phrase = (stems: readonly string[]): string => ` ${stems.join(' ')} `

/** What only a text in German has. */
const GERMAN =
  /[äöüß]|\b(?:ich|und|der|das|nicht|ist|sind|meine?[mnr]?|[dk]?eine[mnr]?|kein|unsere?[mnr]?|wir|wie|wo|wann|warum|gibt|diese[mnrs]?|habe|haben|wird|werden|bitte|ein|mit|auf|f[uü]r|nach|aus|bei|oder|auch|noch|zur|zum)\b|\p{L}(?:ungen|heiten|keiten|schaften)\b/iu
/** Endings that German words have in some of their forms, the longest first. A word keeps three letters. */
const ENDING = /(?<=\p{L}{3})(?:ern|em|er|en|es|e|s|n)$/u

/** The words of a text without German endings and umlauts: that of "Verträgen" is that of "Vertrag". */
const germanStemsOf = (text: string): string[] =>
  stemmedWords(text).map(({ word }) => {
    let stem = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
    for (let before = ''; before !== stem; ) {
      before = stem
      stem = stem.replace(ENDING, '')
    }
    return stem
  })

export function wordsOfMessage(message: string): MessageWords {
  const stems = stemsOf(message)
  const forms = [stemsOf, ...(GERMAN.test(message) ? [germanStemsOf] : [])].map(of => ({
    of,
    all: phrase(of(message)),
  }))
  const occurs = (keyword: string): boolean =>
    forms.some(({ of, all }) => {
      const wanted = of(keyword)
      return wanted.length > 0 && all.includes(phrase(wanted))
    })
  return { stems: [...new Set(stems)], triggeredBy: keywords => keywords.find(occurs) }
}
