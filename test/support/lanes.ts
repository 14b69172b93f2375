/** The tests of databases, but for those that Prism stands in front of, or that download hosts or a model. */
const OF_DATABASES = [
  '{packages,server,bench,examples}/**/*.db.test.ts',
  'test/{*,!(contract|hosts|real-model)/**/*}.db.test.ts',
]

interface Suite {
  files: readonly string[]
  proves: string
  env?: Record<string, string>
  /** Tests of elsewhere that it runs too. */
  also?: readonly string[]
  /** The page that has its figures, besides the last line in docs/proof.md. */
  page?: string
  /** The projects of vitest that it runs. [all that have its files] */
  projects?: readonly string[]
  /** It runs against the packed server and CLI, installed in an empty folder. */
  isPacked?: true
}

/** Tests that take long, by suite. `pnpm prove <suite>` runs one; `pnpm test` without arguments runs all others. */
export const SUITES: Readonly<Record<string, Suite>> = {
  crashes: {
    files: ['test/*kill.db.test.ts', 'test/faults.db.test.ts', 'test/webhook-proof.test.ts'],
    proves: 'servers, workers, PostgreSQL and NATS are killed under load, and nothing is lost or done twice',
    env: { KEEPSAKE_KILLS: '50', KEEPSAKE_EVENTS: '20000', KEEPSAKE_ROUNDS: '5' },
  },
  fire: {
    files: ['test/fire/**/*.test.ts'],
    also: ['test/faults.db.test.ts', 'test/database-away.test.ts'],
    proves:
      'a million generated requests, kills, outages, jumps of the clock and a full disk lead to no error of the server',
    env: { KEEPSAKE_FIRE_REQUESTS: '1000000', KEEPSAKE_KILLS: '100' },
    page: 'docs/fire.md',
  },
  replicas: {
    files: [
      'test/{replicas,rolling-restart,outage,webhook-faults}.db.test.ts',
      'test/{database-away,webhook-restarts}.test.ts',
    ],
    proves: 'several servers share one database, restart one after the other, and outlive a database that is away',
  },
  contention: {
    files: ['test/{contention,neighbors,webhook-contention,lost-updates,deep-pages,cached-plans}.db.test.ts'],
    proves:
      'writers wait for each other and lose nothing, pages deep in a list cost what the first one costs, and nobody holds up others with background work',
  },
  running: {
    files: ['test/running/**/*.test.ts'],
    proves:
      'what runs around a server does what the docs say: Prometheus, HAProxy, a standby that takes over, an upgrade, a bucket',
    env: { KEEPSAKE_FAILOVERS: '10' },
  },
  load: {
    files: ['test/load/**/*.test.ts'],
    proves: 'ten minutes at 70 % of the maximum leave memory and latency as they were, whatever hangs beside it',
    env: { KEEPSAKE_LOAD_MINUTES: '10' },
  },
  contract: {
    files: ['test/contract/**/*.test.ts'],
    also: [
      'test/{sdk,cli,multimodal-cli,tool-loop,webhook-types,webhooks-guide,guideline-folder,guidelines-action,migrate}.db.test.ts',
      'test/{mcp,guides}/**/*.db.test.ts',
      '{packages,examples}/**/*.db.test.ts',
    ],
    proves: 'a proxy that validates both sides finds nothing, and clients that others generate compile and work',
    env: { KEEPSAKE_PROXY: 'prism' },
    projects: ['unit', 'embedded'],
  },
  hosts: {
    files: ['test/hosts/**/*.test.ts'],
    projects: ['embedded'],
    proves:
      'the majors of `openai` and `ai` that people use, and the Inspector of the Model Context Protocol, work with the server',
  },
  release: {
    files: ['test/packed/**/*.test.ts'],
    proves: 'the packed packages install in empty folders, and run the quickstart and the examples on every runtime',
  },
  console: {
    files: ['test/console/**/*.test.ts'],
    also: ['test/console-journeys.test.ts'],
    proves: 'people do their work in the console and in the portal of the packed server, on wide and narrow screens',
    env: { KEEPSAKE_SCREENSHOTS: 'yes' },
    isPacked: true,
  },
  texts: {
    files: [],
    also: ['test/any-text.db.test.ts', 'server/src/areas/memory/memories/extraction/any-reader.db.test.ts'],
    proves: 'any text is stored and found again, whatever a reader takes it for',
    env: { KEEPSAKE_TEXTS: '20000' },
  },
  'real-model': {
    files: ['test/real-model/**/*.test.ts'],
    projects: ['embedded'],
    proves: 'whatever a language model of 135 million parameters says breaks no call, and none of the traps is stored',
  },
  timing: { files: ['test/timing/**/*.test.ts'], proves: 'no input holds up the others' },
  postgresql: {
    files: OF_DATABASES,
    proves: 'all tests of databases pass on PostgreSQL, those of the HTTP contract too',
    projects: ['postgresql'],
  },
  poolers: {
    files: OF_DATABASES,
    proves: 'all tests of databases pass on PostgreSQL behind PgBouncer in transaction mode',
    env: { KEEPSAKE_POOLER: 'pgbouncer' },
    projects: ['postgresql'],
  },
}

/** The suites that run the everyday tests on another database. */
export const ON_POSTGRESQL: ReadonlySet<string> = new Set(['postgresql', 'poolers'])

/** The files of the suites, but for those that are everyday tests on another database. */
export const SLOW = Object.entries(SUITES).flatMap(([name, { files }]) => (ON_POSTGRESQL.has(name) ? [] : files))

/**
 * What tests the contract over HTTP: the checks before a handler, what every operation has in common, and what other
 * services answer. The database makes no difference there, so they run on the embedded one only.
 */
export const CONTRACT = [
  'test/{matrix,fields,whole-answers,rare-answers,bad-input,plans,documented,examples,isolation,sdk,cli,guideline-folder,guidelines-action}.db.test.ts',
  'test/{multimodal-cli,one-transaction,property,tenancy/callers}.db.test.ts',
  'test/{mcp,guides}/**/*.db.test.ts',
  'server/src/areas/webhooks/{deployment,portal/portal}.db.test.ts',
  'server/src/areas/orchestration/model-outcomes.db.test.ts',
  'packages/adapters/**/*.db.test.ts',
  'server/src/{http,boot}/**/*.db.test.ts',
]
