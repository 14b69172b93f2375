import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { isId } from '../../../platform/values/ids.ts'
import { type EntityFields, entityIn } from '../entity.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+[\d ().-]{6,30}$/
/** The key of a record that `user` names by a text of the caller's own. */
const USER_KEY = 'user'

/**
 * The record that `user` of OpenAI's API, or the header `X-Keepsake-User`, names: by its ID, an email address, a phone
 * number, or as the value of its key `user`.
 */
export function entityOfUser(headers: Headers, user: string | null | undefined): EntityFields | undefined {
  const named = headers.get('X-Keepsake-User')?.trim() || user?.trim()
  if (!named) return undefined
  const type = given({ type: headers.get('X-Keepsake-Type')?.trim() || undefined })
  if (isId('rec', named)) return entityIn({ recordId: named })
  if (EMAIL.test(named)) return entityIn({ email: named, ...type })
  if (PHONE.test(named)) return entityIn({ phoneNumber: named, ...type })
  return entityIn({ customKeyName: USER_KEY, customKeyValue: named, ...type })
}

const MEMORIZE = 'X-Keepsake-Memorize'
const MAX_SESSION_LENGTH = 200

/** The session of a turn that is to be stored. Undefined if the call does not ask for it. */
export interface TurnToKeep {
  entity: EntityFields
  /** Undefined if the answer is a session of its own. */
  sessionId: string | undefined
}

/** @throws ApiError `validation_error` if the headers ask for what cannot be done */
export function turnToKeep(headers: Headers, entity: EntityFields | undefined): TurnToKeep | undefined {
  const asked = headers.get(MEMORIZE)?.trim().toLowerCase()
  if (asked === undefined || asked === '' || asked === 'false') return undefined
  if (asked !== 'true') throw invalid(`header.${MEMORIZE}`, `The header ${MEMORIZE} must be true or false.`)
  if (!entity)
    throw invalid(
      `header.${MEMORIZE}`,
      `${MEMORIZE} needs the record to store the turn for. Set user in the body, or the header X-Keepsake-Email or X-Keepsake-User.`,
    )
  const sessionId = headers.get('X-Keepsake-Session-Id')?.trim() || undefined
  if (sessionId !== undefined && sessionId.length > MAX_SESSION_LENGTH)
    throw invalid(
      'header.X-Keepsake-Session-Id',
      `The header X-Keepsake-Session-Id can have at most ${MAX_SESSION_LENGTH} characters.`,
    )
  return { entity, sessionId }
}
