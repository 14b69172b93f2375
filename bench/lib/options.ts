import { parseArgs } from 'node:util'

/** The command-line options of a benchmark run, read by the main program and by the suites. */
export const { values: options, positionals: suites } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** `PGlite` or `PostgreSQL`: only this one of the available databases. */
    database: { type: 'string' },
    /** How many people the suite `gateway` searches; the full size of a suite of `bench:scale`. */
    size: { type: 'string' },
  },
  allowPositionals: true,
})
