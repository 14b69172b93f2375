/**
 * The English rules with which the server reads questions, messages and stored texts. Loads in milliseconds: it
 * contains no word list of the engine, and reads the word vectors on the first use.
 */
export type { TimeSpan } from './language/dates/calendar.ts'
export { comingTimes } from './language/dates/coming-times.ts'
export { type NamedTime, namedTimes } from './language/dates/question-times.ts'
export { scanWords } from './language/scan-words.ts'
export { stemOf } from './language/search-stems.ts'
export { STOP_WORDS } from './language/search-stop-words.ts'
export { type Token, tokenize } from './language/search-tokens.ts'
export { knownWords, rarity, vectorOf } from './language/word-vectors.ts'
