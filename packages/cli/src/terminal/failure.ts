import { ERRORS, type EXIT } from './errors.gen.ts'

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
/** An error code of `openapi/errors.yaml`. */
export type ErrorCode = keyof typeof ERRORS

export interface FailureOptions {
  /** What to do next, one step per line; the hints of the error catalogue if absent. */
  hints?: string[]
  details?: { path: string; message: string }[]
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** Why a command failed: everything that is printed about it, and the exit code. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly exitCode: ExitCode
  readonly hints: string[]
  readonly details: { path: string; message: string }[]
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: FailureOptions = {}) {
    super(message)
    this.code = code
    const { exitCode, hints } = ERRORS[code]
    this.exitCode = exitCode
    this.hints = options.hints ?? [...hints]
    this.details = options.details ?? []
    this.status = options.status
    this.requestId = options.requestId
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** An error in the middle of a file, with how to resume. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished'
  /** In addition to the hints of the cause. */
  readonly hints: string[]

  constructor(cause: unknown, ...hints: string[]) {
    super('Interrupted before the end.', { cause })
    this.hints = hints
  }
}

export const isUnfinished = (error: unknown): error is Unfinished =>
  error instanceof Error && error.name === 'Unfinished'

/** Checked by name: each built file of this package has its own copy of the class. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

/** What Node throws for a system error. */
export const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'errno' in error

/** `--query` is the text to search for. */
export const FILTER_HINT = 'To filter the output, use --jmespath.'

export const usage = (message: string, ...hints: string[]): Failure => new Failure('usage_error', message, { hints })
