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
}

/**
 * Counts the tests that really ran, from vitest's JSON report. A file that failed outside its tests counts as a
 * failure, and so does a run that failed in any other way, or that left no report.
 */
export async function countTests(reportPath: string, exitCode: number): Promise<Counts> {
  const text = await readFile(reportPath, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, unsteady: [] }
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
  return { passed: numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed), unsteady }
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

/** The properties of the spec that no test has sent or received. */
export function missingProperties(declared: readonly string[], seen: Iterable<string>): string[] {
  const found = new Set(seen)
  return declared.filter(property => !found.has(property))
}
