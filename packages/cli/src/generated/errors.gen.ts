// Generated from openapi.yaml by pnpm generate; do not edit.

/** Exit codes of the process. Scripts rely on them. */
export const EXIT = {
  /** Success. */
  ok: 0,
  /** A failure without its own exit code. */
  failure: 1,
  /** The command line or the request is invalid. The same command fails again. */
  usage: 2,
  /** The object does not exist. */
  notFound: 3,
  /** The API key is missing, invalid or not allowed to do this. */
  authentication: 4,
  /** Too many calls. Wait before the next one. */
  rateLimit: 5,
  /** The request conflicts with stored data. */
  conflict: 6,
  /** Interrupted with Ctrl-C. */
  interrupted: 130,
} as const

/** The exit code and the hints of each error, one step per line. */
export const ERRORS = {
  validation_error: { exitCode: 2, hints: [] },
  authentication_error: { exitCode: 4, hints: ['To see which key was used and its account: keepsake auth status'] },
  payment_required: { exitCode: 1, hints: ['To see the credits left and what used them: keepsake account usage'] },
  permission_error: { exitCode: 4, hints: ['To see which key was used and what it allows: keepsake auth status'] },
  not_found_error: { exitCode: 3, hints: ['To see the account of the key: keepsake account me'] },
  conflict_error: { exitCode: 6, hints: ['If it changed since you read it: fetch it again and retry.'] },
  rate_limit_error: {
    exitCode: 5,
    hints: ['Wait {retryAfterSeconds} seconds. Calling earlier makes the wait longer.'],
  },
  server_error: { exitCode: 1, hints: ['Try again. If it fails again, report it with the request ID.'] },
  connection_error: {
    exitCode: 1,
    hints: [
      'To start a server here: keepsake serve',
      'To use another server: set --base-url or KEEPSAKE_BASE_URL',
    ],
  },
  timeout_error: { exitCode: 1, hints: ['To increase the timeout: --timeout 300'] },
  abort_error: { exitCode: 130, hints: [] },
  configuration_error: { exitCode: 2, hints: [] },
  signature_error: { exitCode: 1, hints: [] },
  response_failed: { exitCode: 1, hints: [] },
  unexpected_response: { exitCode: 1, hints: ['To check the server: keepsake auth status'] },
  usage_error: { exitCode: 2, hints: [] },
  event_not_completed: { exitCode: 1, hints: [] },
  export_not_whole: { exitCode: 1, hints: [] },
  import_not_whole: { exitCode: 1, hints: [] },
  server_not_installed: { exitCode: 1, hints: [] },
  server_not_started: { exitCode: 1, hints: [] },
  unsupported_runtime: { exitCode: 1, hints: [] },
  system_error: {
    exitCode: 1,
    hints: ['Check that the file exists, that you have permission, and that the disk has space.'],
  },
  internal_error: { exitCode: 1, hints: ['Please report it with the command that you ran.'] },
} as const

/** Hints for errors that have one of these as `reason`. */
export const HINTS_OF_REASON: Record<string, readonly string[]> = {
  insufficient_balance: [
    'To see the prepaid balance: keepsake wallet balance',
    'To add to it, as the operator of the server: keepsake admin grant <organization> --usd <amount>',
  ],
  idempotency_in_flight: ['Wait until the other call has ended, then run the command again with the same key.'],
  outcome_unknown: [
    'Look up the ID in the message at the receiver. To send the call again, use a new --idempotency-key.',
  ],
}
