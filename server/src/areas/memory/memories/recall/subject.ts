import type { components } from '../../../../contract/openapi.gen.ts'
import { asksAboutThem, refersBack, subjectOf } from '../../../../models/language.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { recordsOfSession } from '../../../../search/indexing/session-order.ts'
import { type IdentityKey, readIdentity } from '../../records/identity.ts'
import { namedRecords, recordsCalled } from '../../records/sql/subjects.ts'
import { recordsOfMemories } from '../sql/read.ts'
import { find } from './find.ts'

type Identifiers = components['schemas']['RecallIdentifiers']

/** Whom a message is about, according to the caller. */
export interface Given {
  /** Undefined if the message may be about any record. */
  recordIds: string[] | undefined
  /** Identifiers that match no record. */
  unknown: string[]
}

/** Number of top hits for a name to consider, and the share of them that must belong to one record. */
const LOOKED_AT = 10
const DOMINANT = 0.6
const FEWEST = 2

/**
 * The records that the identifiers name. Without identifiers, those of the conversation if the message says "his" or
 * "they".
 */
export async function recordsGiven(
  scope: Scope,
  message: string,
  identifiers: Identifiers | undefined,
  sessionId: string | undefined,
): Promise<Given> {
  const keys = keysOf(identifiers)
  const ids = identifiers?.recordIds ?? []
  if (keys.length + ids.length > 0) {
    const found = await namedRecords(scope, ids, keys)
    const known = new Set(found.map(({ by }) => by))
    const unknown = [...ids, ...keys.map(({ value }) => value)].filter(name => !known.has(name))
    return { recordIds: [...new Set(found.map(({ recordId }) => recordId))], unknown }
  }
  if (sessionId === undefined || !refersBack(message)) return { recordIds: undefined, unknown: [] }
  const recordIds = await recordsOfSession(scope, 'memory', sessionId)
  return { recordIds: recordIds.length > 0 ? recordIds : undefined, unknown: [] }
}

function keysOf({ emails = [], websiteUrls = [] }: Identifiers = {}): IdentityKey[] {
  const fields = [...emails.map(email => ({ email })), ...websiteUrls.map(websiteUrl => ({ websiteUrl }))]
  return fields.flatMap(field => readIdentity(field, 'body.identifiers')?.keys ?? [])
}

/** The one record that a message wants to know everything about, and how it was identified. */
export interface Subject {
  recordId: string
  why: string
}

/** @returns undefined if the message asks for something else, or the record is ambiguous */
export async function subjectAmong(
  scope: Scope,
  message: string,
  given: readonly string[] | undefined,
): Promise<Subject | undefined> {
  const [only, ...others] = given ?? []
  const name = subjectOf(message)
  if (only !== undefined && others.length === 0 && (name !== undefined || asksAboutThem(message)))
    return { recordId: only, why: 'The message asks for what is known about the one record that is named.' }
  if (name === undefined || given) return undefined
  return (await byKey(scope, name)) ?? (await byName(scope, name)) ?? (await byMemories(scope, name))
}

/** An email address or a host name can be an identity key; a record id identifies the record directly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const WEBSITE = /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/?$/i

async function byKey(scope: Scope, name: string): Promise<Subject | undefined> {
  const field = EMAIL.test(name) ? { email: name } : WEBSITE.test(name) ? { websiteUrl: name } : {}
  const keys = readIdentity(field)?.keys ?? []
  const ids = /^rec_\w+$/.test(name) ? [name] : []
  if (keys.length + ids.length === 0) return undefined
  const found = await namedRecords(scope, ids, keys)
  const [one, ...more] = new Set(found.map(({ recordId }) => recordId))
  return one !== undefined && more.length === 0
    ? { recordId: one, why: `The message asks for what is known about the record with the key ${name}.` }
    : undefined
}

async function byName(scope: Scope, name: string): Promise<Subject | undefined> {
  const [one, ...more] = await recordsCalled(scope, name)
  return one !== undefined && more.length === 0
    ? { recordId: one, why: `The message asks for what is known about ${name}, which is the name of one record.` }
    : undefined
}

/** The record that most memories mentioning the name belong to. */
async function byMemories(scope: Scope, name: string): Promise<Subject | undefined> {
  const hits = await find(scope, name, {}, LOOKED_AT)
  if (hits.length < FEWEST) return undefined
  const records = [
    ...(
      await recordsOfMemories(
        scope,
        hits.map(({ id }) => id),
      )
    ).values(),
  ]
  const counts = new Map<string, number>()
  for (const record of records) counts.set(record, (counts.get(record) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= FEWEST && best[1] / records.length >= DOMINANT
    ? {
        recordId: best[0],
        why: `The message asks for what is known about ${name}, and ${best[1]} of ${records.length} memories found for that name are of one record.`,
      }
    : undefined
}
