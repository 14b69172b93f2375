/**
 * The English rules with which the server reads questions, messages and stored texts. Loads in milliseconds: it
 * contains no word list of the engine, and reads the word vectors on the first use.
 */
export type { TimeSpan } from './dates/calendar.ts'
export { comingTimes } from './dates/coming-times.ts'
export { nameOfTimes } from './dates/name-of-times.ts'
export { ambiguousDates, type NamedTime, namedTimes } from './dates/question-times.ts'
export { type TimeSettings, wallClock } from './dates/time-settings.ts'
export { nearSpellings } from './near-spellings.ts'
export { relatedWords, wordsOfMeaning } from './related-words.ts'
export { scanWords } from './scan-words.ts'
export { ANALYZER, stemOf, stemsOf } from './search-stems.ts'
export { STOP_WORDS } from './search-stop-words.ts'
export { stemsIn, stemsOfToken, type Token, tokenize } from './search-tokens.ts'
export { isDecisive, isNumber, NEGATION_KEY, speakerKey, stemKey } from './stem-keys.ts'
export { isParticle, tenseOf } from './verb-tense.ts'
export { likenessTo } from './word-meaning.ts'
export { knownWords, rarity, vectorOf } from './word-vectors.ts'
