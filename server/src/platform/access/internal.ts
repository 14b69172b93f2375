import { constantTimeEqual } from '../encryption/crypto.ts'
import { ApiError } from '../values/errors.ts'

/** Checks that the caller has the server's internal key. @throws ApiError `authentication_error` */
export function requireInternalKey(given: string | null, expected: string | undefined): void {
  if (!expected)
    throw new ApiError(
      'authentication_error',
      'Internal calls are disabled. Start the server with INTERNAL_API_KEY to allow them.',
    )
  if (given === null)
    throw new ApiError('authentication_error', "This operation is the operator's. Send the header X-Internal-API-Key.")
  if (!constantTimeEqual(given, expected))
    throw new ApiError('authentication_error', "The X-Internal-API-Key is not this server's INTERNAL_API_KEY.")
}
