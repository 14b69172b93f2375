import type { Schemas } from '../../contract/schemas.ts'
import { given } from '../../platform/values/given.ts'
import { splitIdentity } from '../../platform/values/identity-fields.ts'

/** The identity keys of an entity in a request. */
export type EntityFields = Pick<
  Schemas['PromptRequest'],
  'recordId' | 'email' | 'websiteUrl' | 'phoneNumber' | 'customKeyName' | 'customKeyValue' | 'type'
>

/** The identity keys in a request. Undefined if there is none. */
export function entityIn(fields: EntityFields): EntityFields | undefined {
  const { type, ...keys } = splitIdentity(fields).identity
  return Object.keys(keys).length === 0 ? undefined : { ...keys, ...given({ type }) }
}
