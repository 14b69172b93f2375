import { readFileSync } from 'node:fs'

/** The word lists of compromise: names, places, organisations and parts of speech. */
export interface Dictionary {
  /** True if the word (lower case) is listed under any of the tags. */
  is(word: string, ...tags: string[]): boolean
  /** True if the lists have the word as ordinary English, not as a name. */
  isCommon(word: string): boolean
  /** False for most words: neither the word nor a run of words that begins with it is listed as a name. */
  opensName(word: string): boolean
}

const COMMON =
  /^(?:Adjective|Adverb|Noun|Singular|Plural|Uncountable|Infinitive|PresentTense|PastTense|Gerund|Participle|Modal|Preposition|Conjunction|Determiner|Pronoun|Copula|Expression|Verb|Comparative|Superlative|QuestionWord|Actor|Date|WeekDay|Month|Duration|Possessive|Negative|Unit)$/

const NAME = /^(?:FirstName|MaleName|FemaleName|LastName|Person|Organization|City|Country|Region|Place)$/

/** Written by scripts/dictionary.ts: the tags of words, and the words, separated by tabs. */
const FILE = new URL('../data/dictionary.txt', import.meta.url)

let dictionary: Dictionary | undefined

/** Reads the lists on the first use, in some milliseconds. */
export function loadDictionary(): Dictionary {
  dictionary ??= read()
  return dictionary
}

function read(): Dictionary {
  const lists = new Map<string, readonly string[]>()
  const openings = new Set<string>()
  const common = new Set<string>()
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('# ') || line === '#') continue
    const [joined = '', ...words] = line.split('\t')
    const tags = joined.split(' ')
    const [isCommon, isName] = [tags.some(tag => COMMON.test(tag)), tags.some(tag => NAME.test(tag))]
    for (const word of words) {
      lists.set(word, tags)
      if (isCommon) common.add(word)
      if (isName) openings.add(word.split(' ', 1)[0] ?? word)
    }
  }
  return {
    is: (word, ...tags) => lists.get(word)?.some(tag => tags.includes(tag)) === true,
    opensName: word => openings.has(word),
    isCommon: word => common.has(word),
  }
}
