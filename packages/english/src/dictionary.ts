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

let loading: Promise<Dictionary> | undefined

/** Loads the lists once; they are by far the heaviest import, so only a definition that asks for names loads them. */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= read()
  return loading
}

async function read(): Promise<Dictionary> {
  const { default: nlp } = await import('compromise/two')
  const model: unknown = nlp.model()
  const lists = lexiconOf(model)
  const openings = new Set<string>()
  const common = new Set<string>()
  for (const [word, tags] of lists) {
    if (tags.some(tag => COMMON.test(tag))) common.add(word)
    if (tags.some(tag => NAME.test(tag))) openings.add(word.split(' ', 1)[0] ?? word)
  }
  return {
    is: (word, ...tags) => lists.get(word)?.some(tag => tags.includes(tag)) === true,
    opensName: word => openings.has(word),
    isCommon: word => common.has(word),
  }
}

/**
 * The lexicon has no public type: it is read as untyped data, and the code throws if a new version has another layout.
 */
function lexiconOf(model: unknown): Map<string, string[]> {
  const one = isObject(model) ? model.one : undefined
  const lexicon = isObject(one) ? one.lexicon : undefined
  if (!isObject(lexicon))
    throw new Error('compromise no longer has model().one.lexicon. Adapt language/dictionary.ts to its new layout')
  const lists = new Map<string, string[]>()
  for (const [word, tags] of Object.entries(lexicon)) {
    lists.set(
      word,
      (Array.isArray(tags) ? tags : [tags]).filter(tag => typeof tag === 'string'),
    )
  }
  return lists
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
