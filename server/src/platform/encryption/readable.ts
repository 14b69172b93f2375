import { UnreadableSecret } from './crypto.ts'

/** For `catch`: the other value if a secret cannot be decrypted. */
export const whenUnreadable =
  <Other>(otherwise: Other) =>
  (error: unknown): Other => {
    if (error instanceof UnreadableSecret) return otherwise
    throw error
  }

/** What a read of secrets returns, or the other value if one of them cannot be decrypted. */
export function readable<Value, Other>(read: () => Value, otherwise: Other): Value | Other {
  try {
    return read()
  } catch (error) {
    return whenUnreadable(otherwise)(error)
  }
}

/** Why something is not sent. */
export const UNREADABLE_SECRET =
  'Not sent: its URL or the signing secret cannot be decrypted. Ask the operator for the encryption key.'

/** The error of a call that cannot do without it. */
export const UNREADABLE_NEEDED =
  'A stored secret that this call needs cannot be decrypted. Ask the operator for the encryption key.'

/** Shown instead of a URL that cannot be decrypted. */
export const UNREADABLE_URL = '…'

/** The field of a response that says that a secret of it cannot be decrypted. Absent if all can. */
export const secretStateOf = (readAll: () => unknown): { secretState?: 'unreadable' } =>
  readable(
    () => {
      readAll()
      return {}
    },
    { secretState: 'unreadable' as const },
  )
