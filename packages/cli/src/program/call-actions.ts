/** The action of nearly every command, in a built file of its own. */
export { callOperation } from '../call/call.ts'
export { booleanWords } from './boolean-words.ts'
export { report } from './report.ts'
