/** What the process exits with; scripts rely on these. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  notFound: 3,
  authentication: 4,
  rateLimit: 5,
  conflict: 6,
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export interface FailureOptions {
  exitCode?: ExitCode
  /** What to do next, one step a line. */
  hints?: string[]
  details?: { path: string; message: string }[]
  status?: number
  requestId?: string
  retryAfterSeconds?: number
}

/** Why a command ended without its result: everything that is printed about it, and the exit code. */
export class Failure extends Error {
  override readonly name = 'Failure'
  /** A code of the server (`not_found_error`), or one of the CLI's own: `usage_error`, `connection_error`, … */
  readonly code: string
  readonly exitCode: ExitCode
  readonly hints: string[]
  readonly details: { path: string; message: string }[]
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: string, message: string, options: FailureOptions = {}) {
    super(message)
    this.code = code
    this.exitCode = options.exitCode ?? EXIT.failure
    this.hints = options.hints ?? []
    this.details = options.details ?? []
    this.status = options.status
    this.requestId = options.requestId
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** By its name: the built files of this package have a copy of the class each. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

export const usage = (message: string, ...hints: string[]): Failure =>
  new Failure('usage_error', message, { exitCode: EXIT.usage, hints })
