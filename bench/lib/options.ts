import { parseArgs } from 'node:util'

/** What a run of the benchmarks was asked for: read once, by whoever starts the run and by what a suite measures on. */
export const { values: options, positionals: suites } = parseArgs({
  options: {
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** `PGlite` or `PostgreSQL`: only this one of those that are there. */
    database: { type: 'string' },
  },
  allowPositionals: true,
})
