/**
 * Runs the everyday tests: those that need a database run on the embedded one, and, where the two can differ, on
 * PostgreSQL if one is available. Arguments are passed to vitest; the files that they name always run, on both. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedSql } from '../server/test/support/record-sql.ts'
import { afterSecondRun, type Counts, countTests, missingAnswers, propertyProblems } from './test-report.ts'

/** Maximum number of failed files that run again. If more fail, the run fails as it is. */
const MOST_AGAIN = 3
const root = join(import.meta.dirname, '..')
/** Where Node keeps what it has compiled: vitest, and the programs that tests start from their source, start sooner. */
const COMPILED = join(root, 'node_modules/.cache/compiled')
const passedOn = process.argv.slice(2)
// a path, and not the value of an option
const asked = passedOn.some(argument => !argument.startsWith('-') && /[/.]/.test(argument))
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const directory = await mkdtemp(join(tmpdir(), 'keepsake-test-report-'))
try {
  const { passed, failed, unsteady } = await runTests()
  // loaded here, so that no test waits for it, and the last line is printed even if the code under test does not load
  const { OPERATIONS } = await import('../server/src/contract/operations.ts')
  const { findPostgresql } = await import('../server/test/support/postgresql.ts')
  const { CHROMIUM } = await import('../test/support/console-page.ts')
  const { tenancyProblems } = await import('../test/support/tenancy/verdict.ts')
  const found = await findPostgresql(process.env.DATABASE_URL)
  // a part of the tests cannot produce all responses
  const missing = passedOn.length === 0 ? missingAnswers(OPERATIONS, await readLines('answers-')) : []
  if (missing.length > 0)
    say(
      `\nNo test has produced these answers, which the document names:\n${missing.map(pair => `  ${pair}`).join('\n')}`,
    )
  const unseen = passedOn.length === 0 ? await unseenProperties() : []
  if (unseen.length > 0) say(`\n${unseen.join('\n')}`)
  if ('reason' in found)
    say(
      `\nPostgreSQL: ${found.reason}. ONLY THE EMBEDDED HALF of the database tests ran; set DATABASE_URL to run both.`,
    )
  if (CHROMIUM === undefined)
    say(
      '\nChromium: none is installed. THE JOURNEYS IN THE CONSOLE DID NOT RUN; install one, or set CHROMIUM to its path.',
    )
  if (unsteady.length > 0)
    say(
      `\nThese tests failed, and passed when they ran again. Mend them:\n${unsteady.map(each => `  ${each}`).join('\n')}`,
    )
  const leaks = tenancyProblems(await readSql())
  if (leaks.length > 0) say(`\nThese statements can reach the rows of other tenants:\n${leaks.join('\n')}`)
  const allFailed = failed + (missing.length > 0 ? 1 : 0) + (unseen.length > 0 ? 1 : 0) + leaks.length
  say(`\n${passed} passed, ${allFailed} failed`)
  process.exitCode = allFailed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  say('\n0 passed, 1 failed')
  process.exitCode = 1
} finally {
  await rm(directory, { recursive: true, force: true })
}

async function runTests(): Promise<Counts> {
  const first = await runVitest('report.json', passedOn)
  const again = first.failedFiles
  if (!process.env.CI || passedOn.length > 0 || again.length === 0 || again.length > MOST_AGAIN) return first
  say(`\n${again.length} files with a failure run again, alone.`)
  return afterSecondRun(first, await runVitest('second-report.json', again))
}

async function runVitest(name: string, files: readonly string[]): Promise<Counts> {
  const report = join(directory, name)
  return countTests(report, await exitCodeOf(report, files))
}

function exitCodeOf(report: string, files: readonly string[]): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(process.execPath, [vitest, ...options, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      KEEPSAKE_TEST_RECORDINGS: directory,
      KEEPSAKE_EVERYDAY: asked ? 'no' : 'yes',
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/** What is wrong with the properties that the tests have seen in requests and responses. */
async function unseenProperties(): Promise<string[]> {
  const { declaredProperties } = await import('../server/test/support/declared-properties.ts')
  const { UNSEEN_PROPERTIES } = await import('../test/support/unseen-properties.ts')
  const declared = declaredProperties()
  say(`\n${declared.length} properties of requests and responses, ${UNSEEN_PROPERTIES.length} of them named as unseen.`)
  return propertyProblems(declared, await readLines('properties-'), UNSEEN_PROPERTIES)
}

async function readSql(): Promise<RecordedSql[]> {
  return (await readLines('sql-')).map(line => JSON.parse(line))
}

/** Reads what the workers of the run have written to their files. */
async function readLines(prefix: string): Promise<string[]> {
  const files = (await readdir(directory)).filter(name => name.startsWith(prefix))
  const texts = await Promise.all(files.map(name => readFile(join(directory, name), 'utf8')))
  return texts.flatMap(text => text.trim().split('\n'))
}
