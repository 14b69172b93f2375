import { ValidationError } from '../errors/errors.gen.ts'
import type { ErrorDetail } from '../spec/models.gen.ts'
import type { Operation, Outcome } from './operation.ts'

/** What a line of an export can have, and the list of the request that takes it. */
const LISTS = { record: 'records', memory: 'memories', usage: 'usage' } as const

type Kind = keyof typeof LISTS
const KINDS = Object.keys(LISTS) as Kind[]

const has = (line: unknown, kind: Kind): boolean => Object(line)[kind] !== undefined

const contents = (lines: readonly unknown[], kind: Kind): never[] =>
  lines.flatMap(line => (Object(line)[kind] ?? []) as never)

/** The line that a path names, such as `body.memories.3.content`. */
function placeOf(path: string, lines: readonly unknown[]): number | undefined {
  const [, list, number] = /^body\.(\w+)\.(\d+)/.exec(path) ?? []
  const kind = KINDS.find(each => LISTS[each] === list)
  if (kind === undefined) return undefined
  return [...lines.keys()].filter(at => has(lines[at], kind))[Number(number)]
}

/** Adds lines of an export. A line that names its end adds nothing. */
export const IMPORT: Operation = {
  // small calls, since a call that is interrupted is repeated as a whole
  size: 500,
  bytes: 4_000_000,
  // a memory follows its record
  concurrency: 1,
  placeOf,
  refusesAlone: true,
  async send(client, lines, _, options) {
    const usage = contents(lines, 'usage')
    const answer = await client.memory.import(
      {
        records: contents(lines, 'record'),
        memories: contents(lines, 'memory'),
        ...(usage.length > 0 && { usage }),
        includeUnchanged: true,
      },
      options,
    )
    const { problems, unchanged = [] } = answer.data
    const outcomes = lines.map(
      (line): Outcome => ({ status: KINDS.some(kind => has(line, kind)) ? 'stored' : 'unchanged' }),
    )
    for (const path of unchanged) outcomes[placeOf(path, lines) ?? -1] = { status: 'unchanged' }
    const wrong = new Map<number, ErrorDetail[]>()
    for (const problem of problems) {
      const at = placeOf(problem.path, lines)
      if (at !== undefined) wrong.set(at, [...(wrong.get(at) ?? []), problem])
    }
    for (const [at, details] of wrong) {
      const body = { success: false, error: 'validation_error', details }
      const error = new ValidationError(details.map(({ path, message }) => `${path} ${message}`).join('; '), {
        code: 'validation_error',
        body,
      })
      outcomes[at] = { status: 'failed', error }
    }
    return { outcomes, answer }
  },
}
