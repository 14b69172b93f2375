/** What is asked of the language of a text, apart from values and answers. Loads in milliseconds. */
export { ambiguousDates, likenessTo, wallClock } from '@keepsake/english'
export { isEventType, judgeEventType, nameWarning } from './event-type.ts'
export { lastSentences } from './last-sentences.ts'
export { asksAboutThem, asksForRecords, isFormOf, refersBack, subjectOf } from './message/intent.ts'
export { type ReadMessage, readMessage, unreadWords } from './message/read-message.ts'
export type { KnownProperty, Vocabulary } from './message/vocabulary.ts'
export { possibleValues } from './message/words.ts'
export { correctionsOf } from './statements/corrections.ts'
export { isCourtesy } from './statements/courtesies.ts'
export {
  alike,
  conflictsBetween,
  MAX_COMPARISONS,
  plainOf,
  type Statement,
  saysLess,
  statementsOf,
} from './statements/statements.ts'
export { askedBefore, type Told, toldIn } from './statements/telling.ts'
