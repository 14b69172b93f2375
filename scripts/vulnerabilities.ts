/**
 * Fails if a dependency has a known vulnerability of severity moderate or higher, unless
 * `scripts/vulnerabilities/accepted.json` has an exception with a reason that has not expired. If the registry does not
 * answer audits, it says so and checks only the exceptions.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import accepted from './vulnerabilities/accepted.json' with { type: 'json' }
import { Accepted, expired, Report, unaccepted } from './vulnerabilities/judge.ts'

const exceptions = Accepted.parse(accepted)
const { stdout, stderr } = spawnSync(
  'pnpm',
  ['audit', '--json', '--audit-level=moderate', '--config.fetch-retries=0', ...process.argv.slice(2)],
  { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
)
const report = Report.safeParse(parsed(stdout ?? ''))
const problems = [
  ...expired(exceptions, new Date().toISOString().slice(0, 10)),
  ...(report.data ? unaccepted(report.data, exceptions) : []),
]
for (const problem of problems) console.error(problem)
console.error(
  report.data
    ? `${Object.keys(report.data.advisories).length} advisories, ${exceptions.length} exceptions, ${problems.length} problems.`
    : `The audit was not run: the registry did not answer it. ${reasonIn(stderr ?? '')}`,
)
process.exitCode = problems.length > 0 ? 1 : 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The first line that says something. */
function reasonIn(text: string): string {
  return text.split('\n').find(line => /\w/.test(line)) ?? ''
}
