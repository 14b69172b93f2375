import { ERRORS, type EXIT } from './generated/errors.gen.ts'

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
/** A code of the catalogue in `openapi/errors.yaml`. */
export type ErrorCode = keyof typeof ERRORS

export interface FailureOptions {
  /** What to do next, one step a line; what the catalogue says when absent. */
  hints?: string[]
  details?: { path: string; message: string }[]
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** Why a command ended without its result: everything that is printed about it, and the exit code. */
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

/** What went wrong in the middle of a file, and how to go on from there. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished'
  /** Beside what the cause itself says. */
  readonly hints: string[]

  constructor(cause: unknown, ...hints: string[]) {
    super('Interrupted before the end.', { cause })
    this.hints = hints
  }
}

export const isUnfinished = (error: unknown): error is Unfinished =>
  error instanceof Error && error.name === 'Unfinished'

/** By its name: the built files of this package have a copy of the class each. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

/** What Node throws where the system refuses something. */
export const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'errno' in error

export const usage = (message: string, ...hints: string[]): Failure => new Failure('usage_error', message, { hints })
