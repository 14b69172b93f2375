import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
})

/** The totals of a run. */
export interface Counts {
  passed: number
  failed: number
  /** The tests that failed, and passed when they ran again: file, name and the first failure. */
  unsteady: string[]
  /** The files with a failure. */
  failedFiles: string[]
}

/**
 * Counts the tests that really ran, from vitest's JSON report. A file that failed outside its tests counts as a
 * failure, and so does a run that failed in any other way, or that left no report.
 */
export async function countTests(reportPath: string, exitCode: number): Promise<Counts> {
  const text = await readFile(reportPath, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, unsteady: [], failedFiles: [] }
  const { numPassedTests, numFailedTests, testResults } = Report.parse(JSON.parse(text))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => `${name} > ${fullName}\n    ${failureMessages[0]?.split('\n')[0]}`),
  )
  const failedFiles = [...new Set(testResults.filter(({ status }) => status === 'failed').map(({ name }) => name))]
  return { passed: numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed), unsteady, failedFiles }
}

/**
 * The totals of a run whose failed files ran once more, in a run of their own. A file that passes then is named as
 * unsteady; one that fails again fails.
 */
export function afterSecondRun(first: Counts, second: Counts): Counts {
  const mended = Math.max(0, first.failed - second.failed)
  const again = new Set(second.failedFiles)
  const steadied = first.failedFiles.filter(name => !again.has(name))
  return {
    passed: first.passed + mended,
    failed: second.failed,
    unsteady: [...first.unsteady, ...steadied.map(name => `${name}\n    passed in a second run of the file`)],
    failedFiles: second.failedFiles,
  }
}

/** The responses, `operationId status`, that the spec documents and no test has produced. */
export function missingAnswers(
  operations: readonly { id: string; statuses: readonly number[] }[],
  produced: readonly string[],
): string[] {
  const seen = new Set(produced)
  return operations
    .flatMap(({ id, statuses }) => statuses.map(status => `${id} ${status}`))
    .filter(pair => !seen.has(pair))
}

/** Maximum share of the spec's properties that may be listed as untestable. */
const MOST_NAMED = 0.02

/**
 * What is wrong with what the tests have seen of the properties of the spec: each is seen, or named with a reason why it
 * cannot be.
 */
export function propertyProblems(
  declared: readonly string[],
  seenLines: Iterable<string>,
  names: readonly string[],
): string[] {
  const all = new Set(declared)
  const seen = new Set(seenLines)
  const named = new Set(names)
  const list = (title: string, properties: readonly string[]): string[] =>
    properties.length > 0 ? [title, ...properties.map(each => `  ${each}`)] : []
  return [
    ...list(
      'No test has sent or received these properties, which the document names. Add a row that has them, or their names to test/support/unseen-properties.ts:',
      declared.filter(property => !seen.has(property) && !named.has(property)),
    ),
    ...list(
      'test/support/unseen-properties.ts names these, which tests have seen. Remove them:',
      names.filter(name => seen.has(name)),
    ),
    ...list(
      'test/support/unseen-properties.ts names these, which the document does not have. Remove them:',
      names.filter(name => !all.has(name)),
    ),
    ...(named.size > declared.length * MOST_NAMED
      ? [
          `test/support/unseen-properties.ts names ${named.size} of ${declared.length} properties, more than ${MOST_NAMED * 100} %.`,
        ]
      : []),
  ]
}
