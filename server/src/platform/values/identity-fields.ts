import { given } from '../values/given.ts'

/** The identity keys of a record in a request, and the type of a new record. */
export interface IdentityFields {
  recordId?: string | undefined
  email?: string | undefined
  websiteUrl?: string | undefined
  phoneNumber?: string | undefined
  customKeyName?: string | undefined
  customKeyValue?: string | undefined
  type?: string | undefined
}

/** Divides a request into the fields that name a record, without absent ones, and the others. */
export function splitIdentity<Request extends IdentityFields>(request: Request) {
  const { recordId, email, websiteUrl, phoneNumber, customKeyName, customKeyValue, type, ...rest } = request
  return {
    identity: given({ recordId, email, websiteUrl, phoneNumber, customKeyName, customKeyValue, type }),
    rest,
  }
}
