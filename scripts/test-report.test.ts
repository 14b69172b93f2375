import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { declaredProperties } from '../server/test/support/declared-properties.ts'
import { UNSEEN_PROPERTIES } from '../test/support/unseen-properties.ts'
import { afterSecondRun, countTests, missingAnswers, propertyProblems } from './test-report.ts'

let directory: string
let path: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-test-report-'))
  path = join(directory, 'report.json')
})
afterEach(() => rm(directory, { recursive: true }))

const write = (passed: number, failed: number, files: { status: string; tests: string[] }[]): Promise<void> =>
  writeFile(
    path,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      testResults: files.map(({ status, tests }) => ({
        name: 'a.test.ts',
        status,
        assertionResults: tests.map(each => {
          const [status, failure] = each.split(' after ')
          return { status, fullName: 'adds up', failureMessages: failure ? [`${failure}\n    at a.test.ts:1`] : [] }
        }),
      })),
    }),
  )

test('counts the tests that ran', async () => {
  await write(2, 1, [{ status: 'failed', tests: ['passed', 'passed', 'failed'] }])
  expect(await countTests(path, 1)).toEqual({ passed: 2, failed: 1, unsteady: [], failedFiles: ['a.test.ts'] })
})

test('counts a file that failed outside its tests', async () => {
  await write(1, 0, [
    { status: 'passed', tests: ['passed'] },
    { status: 'failed', tests: [] },
    { status: 'failed', tests: ['passed'] },
  ])
  expect(await countTests(path, 1)).toEqual({ passed: 1, failed: 2, unsteady: [], failedFiles: ['a.test.ts'] })
})

test('counts a run that failed without a failed test', async () => {
  await write(3, 0, [{ status: 'passed', tests: ['passed', 'passed', 'passed'] }])
  expect(await countTests(path, 1)).toEqual({ passed: 3, failed: 1, unsteady: [], failedFiles: [] })
})

test('counts a run that left no report', async () => {
  expect(await countTests(path, 0)).toEqual({ passed: 0, failed: 1, unsteady: [], failedFiles: [] })
})

test('takes the second run of failed files, and names those that pass then', () => {
  const counts = (failed: number, failedFiles: string[]) => ({ passed: 9 - failed, failed, unsteady: [], failedFiles })
  expect(afterSecondRun(counts(3, ['a.test.ts', 'b.test.ts']), counts(1, ['b.test.ts']))).toEqual({
    passed: 8,
    failed: 1,
    unsteady: ['a.test.ts\n    passed in a second run of the file'],
    failedFiles: ['b.test.ts'],
  })
})

test('names a test that passed only when it ran again', async () => {
  await write(2, 0, [{ status: 'passed', tests: ['passed', 'passed after expected 4 to be 2'] }])
  expect(await countTests(path, 0)).toEqual({
    passed: 2,
    failed: 0,
    unsteady: ['a.test.ts > adds up\n    expected 4 to be 2'],
    failedFiles: [],
  })
})

test('lists the responses that no test has seen', () => {
  const operations = [
    { id: 'one', statuses: [200, 401] },
    { id: 'two', statuses: [200] },
  ]
  expect(missingAnswers(operations, ['one 200', 'two 200', 'two 404'])).toEqual(['one 401'])
})

describe('the properties of the spec', () => {
  const declared = Array.from({ length: 100 }, (_, n) => `one 200 data.p${n}`)
  const [first = '', second = '', third = '', ...rest] = declared

  test('are all right if each is seen or named', () => {
    expect(propertyProblems(declared, [...rest, third, 'two 200 data'], [first, second])).toEqual([])
  })

  test('are listed if no test has seen them, and they are not named', () => {
    expect(propertyProblems(declared, [...rest, third], [second])).toEqual([
      expect.stringContaining('No test has sent or received'),
      `  ${first}`,
    ])
  })

  test('are listed if they are named, and seen or not in the spec', () => {
    expect(propertyProblems(declared, declared, [first, 'gone 200 data'])).toEqual([
      expect.stringContaining('which tests have seen'),
      `  ${first}`,
      expect.stringContaining('which the document does not have'),
      '  gone 200 data',
    ])
  })

  test('can be named up to 2 %', () => {
    expect(propertyProblems(declared, rest, [first, second, third])).toEqual([
      expect.stringContaining('names 3 of 100 properties, more than 2 %'),
    ])
  })

  test('that are named are in the spec, each once, and few enough', () => {
    const named = new Set(UNSEEN_PROPERTIES)
    const all = declaredProperties()
    const others = all.filter(property => !named.has(property))
    expect(propertyProblems(all, others, UNSEEN_PROPERTIES)).toEqual([])
    expect(UNSEEN_PROPERTIES).toHaveLength(named.size)
  })
})
