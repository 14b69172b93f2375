import { z } from 'zod'
import { isFields } from '../../../terminal/json.ts'
import type { Faults } from './faults.ts'
import { Content, KeyValue, Metadata, metadataOf, Name, Time, timeOf } from './fields.ts'
import { type Item, type Owner, sessionOf, userOf } from './item.ts'
import { memoryIdOf } from './memory-id.ts'

const Owned = { session_id: Name.nullish(), user_id: KeyValue.nullish() }
const User = z.object({
  user_id: KeyValue,
  email: KeyValue.nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  metadata: Metadata,
  created_at: Time.nullish(),
  facts: z.unknown().optional(),
})
const Session = z.object({
  session_id: Name,
  user_id: KeyValue.nullish(),
  messages: z.unknown().optional(),
  facts: z.unknown().optional(),
})
const Message = z.object({
  ...Owned,
  uuid: Name.nullish(),
  role: z.string().max(200).nullish(),
  role_type: z.string().max(200).nullish(),
  content: Content,
  metadata: Metadata,
  created_at: Time.nullish(),
})
const Fact = z.preprocess(
  fact => (typeof fact === 'string' ? { fact } : fact),
  z.object({ ...Owned, uuid: Name.nullish(), fact: Content, created_at: Time.nullish(), valid_at: Time.nullish() }),
)

type Said = z.infer<typeof Message>
/** What a nested list inherits from its user or session. */
type About = Pick<Said, 'session_id' | 'user_id'>
interface Found<Kind> {
  entry: Kind
  path: string
}

/**
 * Reads users, sessions, messages and facts; messages and facts may be nested in their session, facts in their user.
 */
export function readZep(document: unknown, faults: Faults): Item[] {
  const lists = isFields(document) ? document : {}
  if (['users', 'sessions', 'messages', 'facts'].every(name => lists[name] === undefined))
    faults.add('file', 'has none of the lists users, sessions, messages or facts')
  const users = faults.readAll(User, lists.users, 'users')
  const sessions = faults.readAll(Session, lists.sessions, 'sessions')
  const inSessions = (read: (entry: z.infer<typeof Session>, path: string) => Found<Said>[]): Found<Said>[] =>
    sessions.flatMap(({ entry, path }) => read(entry, path))
  const messages = [
    ...inSessions((entry, path) => within(entry, faults.readAll(Message, entry.messages, `${path}.messages`))),
    ...faults.readAll(Message, lists.messages, 'messages'),
  ]
  const readFacts = (list: unknown, path: string): Found<z.infer<typeof Fact>>[] => faults.readAll(Fact, list, path)
  const facts = [
    ...users.flatMap(({ entry, path }) => within({ user_id: entry.user_id }, readFacts(entry.facts, `${path}.facts`))),
    ...sessions.flatMap(({ entry, path }) => within(entry, readFacts(entry.facts, `${path}.facts`))),
    ...readFacts(lists.facts, 'facts'),
  ]
  const userOfSession = new Map(sessions.map(({ entry }) => [entry.session_id, entry.user_id]))
  const owned = <Kind extends About>({ entry, path }: Found<Kind>, toMemory: (entry: Kind, owner: Owner) => object) => {
    const owner = ownerOf(entry, userOfSession)
    if (owner) return [{ place: { item: path }, memory: { ...toMemory(entry, owner) } }]
    faults.add(path, 'has no owner: add user_id or session_id')
    return []
  }
  const ids = new TurnIds()
  return [
    ...users.map(({ entry, path }) => ({ place: { item: path }, record: toRecord(entry) })),
    ...inOrder(messages).flatMap(found => owned(found, (entry, owner) => toTurn(entry, owner, ids))),
    ...facts.flatMap(found => owned(found, toFact)),
  ]
}

const within = <Kind extends About>(about: About, found: Found<Kind>[]): Found<Kind>[] =>
  found.map(({ entry, path }) => ({
    entry: { ...entry, session_id: entry.session_id ?? about.session_id, user_id: entry.user_id ?? about.user_id },
    path,
  }))

function ownerOf(
  { user_id, session_id }: About,
  users: ReadonlyMap<string, string | null | undefined>,
): Owner | undefined {
  const user = user_id ?? users.get(session_id ?? '')
  if (user) return userOf(user)
  return session_id ? sessionOf(session_id) : undefined
}

const inOrder = (messages: Found<Said>[]): Found<Said>[] =>
  messages.toSorted((a, b) => timeOf(a.entry.created_at) - timeOf(b.entry.created_at))

/** The server orders the turns of a session by id, so no two may share a millisecond. */
class TurnIds {
  readonly #last = new Map<string, number>()

  next({ session_id, uuid, role, role_type, content, created_at }: Said): string {
    const session = session_id ?? ''
    const time = Math.max(timeOf(created_at), (this.#last.get(session) ?? -1) + 1)
    this.#last.set(session, time)
    const name = uuid ? [uuid] : [session, created_at ?? '', role ?? role_type ?? '', content]
    return memoryIdOf(time, ['zep', ...name])
  }
}

function toTurn(entry: Said, owner: Owner, ids: TurnIds) {
  const { session_id, role, role_type, content, created_at, metadata } = entry
  const speaker = role?.trim() || role_type?.trim()
  return {
    ...owner,
    memoryId: ids.next(entry),
    content,
    ...(speaker && { speaker }),
    ...(session_id && { sessionId: session_id }),
    ...metadataOf({ roleType: role ? role_type : undefined, ...metadata }),
    ...(created_at && { timestamp: created_at, createdAt: created_at }),
  }
}

function toFact({ uuid, fact, created_at, valid_at }: z.infer<typeof Fact>, owner: Owner) {
  const timestamp = valid_at ?? created_at
  const name = uuid ? [uuid] : [...owner.keys.map(({ value }) => value), fact]
  return {
    ...owner,
    memoryId: memoryIdOf(timeOf(created_at), ['zep', ...name]),
    content: fact,
    tags: ['fact'],
    ...(timestamp && { timestamp }),
    ...(created_at && { createdAt: created_at }),
  }
}

function toRecord({ user_id, email, first_name, last_name, metadata, created_at }: z.infer<typeof User>) {
  const { type, keys } = userOf(user_id)
  const named = { 'First name': first_name, 'Last name': last_name, ...metadata }
  const properties = Object.entries(named).flatMap(([propertyName, value]) => {
    const systemName = systemNameOf(propertyName)
    if (systemName === '' || value === undefined || value === null || value === '') return []
    return [{ propertyName, systemName, value, history: [] }]
  })
  return {
    type,
    keys: [...keys, ...(email ? [{ name: 'email', value: email }] : [])],
    ...(properties.length > 0 && { properties }),
    ...(created_at && { createdAt: created_at }),
  }
}

/** The server's name for a property that no collection defines. */
const systemNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
