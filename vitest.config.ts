import { configDefaults, defineConfig } from 'vitest/config'
import './scripts/generated-code.ts'
import { findPostgresql } from './server/test/support/postgresql.ts'
import { CONTRACT, SLOW } from './test/support/lanes.ts'
import { QuickestFirst } from './test/support/quickest-first.ts'

const found = await findPostgresql(process.env.DATABASE_URL)
const url = 'url' in found ? found.url : undefined
const databaseTests = ['{packages,server,test,bench,examples}/**/*.db.test.ts']
const timingTests = ['test/timing/**/*.test.ts']
// set by scripts/test.ts if nobody asks for single files: what is proved by suites stays out
const isEveryday = process.env.KEEPSAKE_EVERYDAY === 'yes'
const slowTests = isEveryday ? SLOW : []
const contractTests = isEveryday ? CONTRACT : []

export default defineConfig({
  test: {
    // a setting of whoever runs the tests must not reach the code under test
    env: { DATABASE_URL: '', EMBEDDING_PROVIDER: 'off' },
    // a project adds its own to them
    setupFiles: ['./test/support/property-seed.ts', './test/support/leave-no-trace.ts'],
    sequence: { sequencer: QuickestFirst },
    provide: { postgresql: url, recordings: process.env.KEEPSAKE_TEST_RECORDINGS },
    maxWorkers: 2,
    // test files of one process share the modules that they load, so that database tests take a third less time
    isolate: false,
    // what takes a second takes twenty on a machine that is busy with something else
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
    // in CI a test that fails runs once more, and scripts/test.ts names it if it passes then
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,server,test,bench,examples,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...databaseTests, ...timingTests, ...slowTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: databaseTests,
          exclude: [...configDefaults.exclude, ...timingTests, ...slowTests],
          globalSetup: './server/test/support/setup-embedded.ts',
          setupFiles: ['./server/test/support/record-sql.ts'],
        },
      },
      ...(url
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgresql',
                include: databaseTests,
                exclude: [...configDefaults.exclude, ...timingTests, ...slowTests, ...contractTests],
                globalSetup: './server/test/support/setup-postgresql.ts',
                setupFiles: ['./server/test/support/record-sql.ts'],
              },
            },
          ]
        : []),
      ...(isEveryday
        ? []
        : [
            {
              // what measures time runs after everything else, alone, and again where something else was in the way
              extends: true,
              test: {
                name: 'timing',
                include: timingTests,
                globalSetup: './server/test/support/setup-embedded.ts',
                maxWorkers: 1,
                retry: 2,
                sequence: { groupOrder: 1 },
              },
            },
          ]),
    ],
  },
})
