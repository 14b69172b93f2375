import { parseArgs } from 'node:util'

/** The command-line options of a benchmark run, read by the main program and by the suites. */
export const { values: options, positionals: suites } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** `PGlite` or `PostgreSQL`: only this one of the available databases. */
    database: { type: 'string' },
    /** How many people `gateway` searches, how many documents `rag` stores; the full size of a suite of `bench:scale`. */
    size: { type: 'string' },
    /** Whether the suite `rag` also judges searches with the embedding model of the environment. */
    embedding: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
