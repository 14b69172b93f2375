import { createHash } from 'node:crypto'
import { isObject, type Json } from '../../../platform/values/json.ts'
import { storable, textOf, valueAt } from './payload.ts'
import type { Scheme } from './scheme.ts'
import type { Source } from './source.ts'
import type { Identity } from './sql/receipts.ts'

/** A source whose scheme was looked up. */
interface Described {
  dedupe: Source['dedupe']
  scheme: Scheme
}

/** What a verified delivery says about its event outside of the payload. */
interface Said {
  id?: string
  nonce?: string
}

const MAX_ID_LENGTH = 256

const hashOf = (body: string | Uint8Array): string => `sha256:${createHash('sha256').update(body).digest('hex')}`

/** What a repeated event is recognized by. An event without an ID is recognized by its body. */
function identityOf(dedupe: Source['dedupe'], id: string | undefined, bodyHash: string): Identity {
  const eventId = id ?? bodyHash
  const acceptedId = dedupe === 'body' ? bodyHash : eventId
  return { eventId, acceptedId, bodyHash, byHash: acceptedId === bodyHash }
}

/** The identity of an event, if it is known before the payload is parsed. */
export function identityBeforeParsing(
  { dedupe, scheme }: Described,
  { id, nonce }: Said,
  body: Uint8Array,
): Identity | undefined {
  const isInPayload = scheme.id?.path !== undefined || scheme.items !== undefined || scheme.changing !== undefined
  return isInPayload || nonce !== undefined ? undefined : identityOf(dedupe, id, hashOf(body))
}

/** @param body of the event, or of its item in a batch */
export function identityInPayload(
  { dedupe, scheme }: Described,
  { id, nonce }: Said,
  { payload, body }: { payload: Json | undefined; body: string | Uint8Array },
): Identity {
  const { changing } = scheme
  const lasting =
    changing === undefined || !isObject(payload ?? null)
      ? body
      : JSON.stringify({ ...Object(payload), [changing]: undefined })
  const identity = identityOf(dedupe, idInPayload(scheme, payload) ?? id, hashOf(lasting))
  // nobody signed the body, so a nonce is accepted once
  return nonce === undefined ? identity : { ...identity, bodyHash: hashOf(nonce), byHash: true }
}

/** The ID of an event in its payload; undefined if it is nowhere in there. */
export function idInPayload({ id }: Scheme, payload: Json | undefined): string | undefined {
  const text = id?.path === undefined ? undefined : textOf(valueAt(payload ?? null, id.path))
  return text && storable(text.slice(0, MAX_ID_LENGTH))
}
