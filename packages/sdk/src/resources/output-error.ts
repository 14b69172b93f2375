import { KeepsakeError } from '../errors/keepsake-error.ts'
import type { StandardIssue, StandardSchema } from './response-tools.ts'

/** The outputs of a model do not fit the schema in `outputs`. */
export class OutputError extends KeepsakeError {
  /** What is wrong with each value. */
  readonly issues: readonly StandardIssue[]

  constructor(issues: readonly StandardIssue[], body: object) {
    const problems = issues.map(({ path = [], message }) => `${placeOf(path)}${message}`)
    super(`The outputs do not fit the schema: ${problems.join('; ')}`, { code: 'output_error', body: { ...body } })
    this.issues = issues
  }

  override get name(): 'OutputError' {
    return 'OutputError'
  }
}

const placeOf = (path: NonNullable<StandardIssue['path']>): string =>
  path.length === 0 ? '' : `${path.map(part => String(typeof part === 'object' ? part.key : part)).join('.')}: `

/** Outputs as a list, or as a schema whose fields they are. */
export const isSchema = (outputs: unknown): outputs is StandardSchema<unknown> =>
  typeof outputs === 'object' && outputs !== null && '~standard' in outputs
