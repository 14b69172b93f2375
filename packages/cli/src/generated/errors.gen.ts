// Generated from openapi.yaml by pnpm generate; do not edit.

/** What the process exits with; scripts rely on these. */
export const EXIT = {
  /** It worked. */
  ok: 0,
  /** It failed for a reason that has no exit code of its own. */
  failure: 1,
  /** The command line or the request is wrong; as it is, it fails again. */
  usage: 2,
  /** There is no such thing. */
  notFound: 3,
  /** No key, a key that is not valid, or one that may not do this. */
  authentication: 4,
  /** Too many calls; wait before the next one. */
  rateLimit: 5,
  /** It collides with what is stored. */
  conflict: 6,
  /** Ctrl-C ended it. */
  interrupted: 130,
} as const

/** The exit code of each failure, and what to do next, one step a line. */
export const ERRORS = {
  validation_error: { exitCode: 2, hints: [] },
  authentication_error: { exitCode: 4, hints: ['Which key was used, and whose it is: keepsake auth status'] },
  payment_required: { exitCode: 1, hints: ['What is left, and what used it: keepsake account usage'] },
  permission_error: { exitCode: 4, hints: ['Which key was used, and what it may do: keepsake auth status'] },
  not_found_error: { exitCode: 3, hints: ['Whose key was used: keepsake account me'] },
  conflict_error: {
    exitCode: 6,
    hints: ['Where it has changed meanwhile: read it again, and send what you have on top of that.'],
  },
  rate_limit_error: {
    exitCode: 5,
    hints: ['Wait {retryAfterSeconds} seconds; calling before that makes the wait longer.'],
  },
  server_error: { exitCode: 1, hints: ['Try once more; if it stays, report it with the request id.'] },
  connection_error: {
    exitCode: 1,
    hints: ['Start a server here: keepsake serve', 'Or name another: --base-url, or KEEPSAKE_BASE_URL'],
  },
  timeout_error: { exitCode: 1, hints: ['Give it more time: --timeout 300'] },
  abort_error: { exitCode: 130, hints: [] },
  configuration_error: { exitCode: 2, hints: [] },
  signature_error: { exitCode: 1, hints: [] },
  unexpected_response: { exitCode: 1, hints: ['Is this the right server? keepsake auth status'] },
  usage_error: { exitCode: 2, hints: [] },
  event_not_completed: { exitCode: 1, hints: [] },
  export_not_whole: { exitCode: 1, hints: [] },
  import_not_whole: { exitCode: 1, hints: [] },
  server_not_installed: { exitCode: 1, hints: [] },
  server_not_started: { exitCode: 1, hints: [] },
  unsupported_runtime: { exitCode: 1, hints: [] },
  system_error: {
    exitCode: 1,
    hints: ['See that it is there, that you may write to it, and that the disk has room.'],
  },
  internal_error: { exitCode: 1, hints: ['Please report it with the command that you ran.'] },
} as const

/** What to do next where the body of a failure has one of these as its `reason`. */
export const HINTS_OF_REASON: Record<string, readonly string[]> = {
  idempotency_in_flight: ['Wait until the other call has ended, then run the command again with the same key.'],
  outcome_unknown: [
    'Look up the id in the message at the receiver. To make the call again, use a new --idempotency-key.',
  ],
}
