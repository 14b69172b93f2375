import { constantTimeEqual, sha256 } from '../encryption/crypto.ts'
import { ApiError } from '../values/errors.ts'

/** The cookie of a session of the console. Only the server reads it. */
export const COOKIE = 'keepsake_session'

/** Proves that a page of this server sent the request, since no other page can read the token. */
export const CSRF_HEADER = 'X-CSRF-Token'

/** A session ends after so many hours without a call. */
export const IDLE_HOURS = 12

/** A session as a request names it. */
export interface GivenSession {
  /** SHA-256 of the cookie, hex, under which it is stored. */
  hash: string
  /** Whether the request may change something: it has the token, or only reads. */
  hasToken: boolean
}

const READS = new Set(['GET', 'HEAD'])

/** The session that a request names by its cookie. Undefined if there is none. */
export function sessionOf(headers: Headers, method: string): GivenSession | undefined {
  const secret = secretIn(headers)
  if (secret === undefined) return undefined
  const token = headers.get(CSRF_HEADER)
  const hasToken = READS.has(method) || (token !== null && constantTimeEqual(token, csrfTokenOf(secret)))
  return { hash: sha256(secret), hasToken }
}

export function secretIn(headers: Headers): string | undefined {
  const [, secret] = /(?:^|;\s*)keepsake_session=([\w-]{43})(?:;|$)/.exec(headers.get('Cookie') ?? '') ?? []
  return secret
}

/** Derived from the cookie, so that it need not be stored, and says nothing about it. */
export const csrfTokenOf = (secret: string): string => sha256(`csrf ${secret}`)

export const sessionOver = (): ApiError =>
  new ApiError('authentication_error', 'Your session is over, or its key was revoked. Sign in again.')
