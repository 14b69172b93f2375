import { parseArgs } from 'node:util'

/** The command line of a benchmark run, read by the main program and by the suites. */
const { values, positionals } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** Whether `bench:peers` asks judged questions instead of taking times. */
    quality: { type: 'boolean', default: false },
    /** `PGlite` or `PostgreSQL`: only this one of the available databases. */
    database: { type: 'string' },
    /** How many people `gateway` searches, how many documents `rag` stores; the full size of a suite of `bench:scale`. */
    size: { type: 'string' },
    /** Whether the suite `rag` also judges searches with the embedding model of the environment. */
    embedding: { type: 'boolean', default: false },
    /** A folder in which `rag` keeps its documents, so that the next run only adds what is missing and searches. */
    keep: { type: 'string' },
    /** Whether `truth` runs the half of its texts and questions that nobody tunes on. Its details are not shown. */
    'held-out': { type: 'boolean', default: false },
    /** Whether `truth` runs the set that another author wrote later. Its details are not shown. */
    blind: { type: 'boolean', default: false },
    /** Whether `truth` runs the set of plain statements and their twins that are no statements. */
    plain: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

/** The names of the suites to run. */
export const suites = positionals
export const options = { ...values, size: sizeOf(values.size) }

function sizeOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const size = Number(given)
  if (Number.isSafeInteger(size) && size >= 0) return size
  console.error(`--size is ${given}, which is not a whole number.`)
  process.exit(2)
}
