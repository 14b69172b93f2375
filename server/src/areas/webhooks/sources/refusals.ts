/** Why a delivery is refused. */
export interface Refusal {
  status: 401 | 403
  reason: 'missing_header' | 'malformed_header' | 'invalid_signature' | 'too_old' | 'too_new'
  message: string
}

export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const refused = (reason: Refusal['reason'], message: string): Refused =>
  new Refused({ status: reason === 'too_old' || reason === 'too_new' ? 403 : 401, reason, message })

/** The value of a header that must occur once. A header that is sent twice arrives as one, joined by a comma. */
export function once(headers: Headers, name: string): string {
  const value = headers.get(name)
  if (!value) throw refused('missing_header', `The header ${name} is missing. Check the scheme of this source.`)
  if (value.includes(', ')) throw refused('malformed_header', `The header ${name} was sent more than once.`)
  return value
}
