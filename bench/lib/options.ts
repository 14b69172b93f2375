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
    /** `against`: the folder of another checkout, of which a server runs next to that of this one. */
    against: { type: 'string' },
    /** How many people `gateway` searches, documents `rag` and records `filter` store, memories `recall` stores at most; the full size of a suite of `bench:scale`. */
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
    /** Whether `truth` runs the set in the styles of notes, transcripts, mixed languages and tickets. */
    styles: { type: 'boolean', default: false },
    /** Whether `truth` runs the set of further kinds: code, placeholders, plans that a later sentence cancels. */
    kinds: { type: 'boolean', default: false },
    /** `public`: whether a model answers and is judged, and whether what that costs is accepted. */
    answers: { type: 'boolean', default: false },
    confirm: { type: 'boolean', default: false },
    /** `public`: the id of the model that judges. The one that answers, if absent. */
    judge: { type: 'string' },
    /** `public`: so many questions, in an order that the seed decides. */
    first: { type: 'string' },
    seed: { type: 'string' },
    /** `public`: the file of its results by question. */
    results: { type: 'string' },
  },
  allowPositionals: true,
})

/** The names of the suites to run. */
export const suites = positionals
export const options = {
  ...values,
  size: wholeNumber('size'),
  first: wholeNumber('first'),
  seed: wholeNumber('seed') ?? 1,
}

function wholeNumber(name: 'size' | 'first' | 'seed'): number | undefined {
  const given = values[name]
  if (given === undefined) return undefined
  const number = Number(given)
  if (Number.isSafeInteger(number) && number >= 0) return number
  console.error(`--${name} is ${given}, which is not a whole number.`)
  process.exit(2)
}
