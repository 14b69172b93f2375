/** What nearly every command does when it runs: a file of the built package that has nothing else in it. */
export { callOperation } from './call.ts'
export { report } from './report.ts'
