import { z } from 'zod'
import { Derived, KeyValue, Metadata, metadataOf, Name, Text, Time, timeOf, timesOf } from './fields.ts'
import { type Owner, propertiesOf, sessionOf, userOf } from './item.ts'
import { type Facts, type List, list, type Outcome, type Place, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { Turns } from './turns.ts'

const Owned = { session_id: Name, thread_id: Name, user_id: KeyValue }
const Stored = {
  id: Derived,
  uuid: Name,
  created_at: Time,
  updated_at: Derived,
  project_uuid: Derived,
}
/** Of the graph: where a fact was found, and how well it matched. */
const Found = { episodes: Derived, relevance: Derived, score: Derived, selection_rank: Derived, processed: Derived }

const User = z.object({
  ...Stored,
  user_id: KeyValue,
  email: KeyValue.refine(email => email === undefined || /^[^\s@]+@[^\s@]+$/.test(email), 'is not an email address'),
  first_name: Text,
  last_name: Text,
  metadata: Metadata,
  time_zone: Text,
  graph_uuid: Derived,
  session_count: Derived,
})
const Session = z.object({ ...Stored, ...Owned, user_uuid: Derived, graph_uuid: Derived })
const Message = z.object({
  ...Stored,
  ...Owned,
  name: Name,
  role: Name,
  role_type: Name,
  content: Text,
  metadata: Metadata,
  processed: Derived,
})
const Edge = z.object({
  ...Stored,
  ...Owned,
  ...Found,
  fact: Text,
  name: Text,
  valid_at: Time,
  invalid_at: Time,
  expired_at: Time,
  source_node_name: Text,
  target_node_name: Text,
  source_node_uuid: Derived,
  target_node_uuid: Derived,
  attributes: Metadata,
})
const Episode = z.object({
  ...Stored,
  ...Owned,
  ...Found,
  content: Text,
  source: Text,
  source_description: Text,
  metadata: Metadata,
  role: Derived,
  role_type: Derived,
  task_id: Derived,
})

const OWNER = ['user_id', 'session_id', 'thread_id']

type About = Partial<Pick<z.infer<typeof Message>, 'session_id' | 'thread_id' | 'user_id'>>

/** A thread is what earlier versions called a session. Lists may be nested in their user or session. */
export function zep(): Record<string, List> {
  const turns = new Turns()
  const users = list({
    schema: User,
    anyCase: true,
    learn: ({ user_id }, { path }, facts) => facts.add(`user in ${path}`, user_id),
    owner: ['user_id'],
    toItems: user => (user.user_id ? [{ record: toRecord(user, user.user_id) }] : { fault: 'has no user_id' }),
  })
  const sessions = list({
    schema: Session,
    anyCase: true,
    owner: OWNER,
    learn: (session, { path }, facts) => {
      const id = session.session_id ?? session.thread_id
      facts.add(`session in ${path}`, id)
      facts.add(`user of ${id}`, session.user_id)
    },
    toItems: ({ session_id, thread_id }) => (session_id || thread_id ? [] : { fault: 'has no thread_id' }),
  })
  const messages = list({
    schema: Message,
    anyCase: true,
    owner: OWNER,
    toItems: (said, place, facts) =>
      owned(said, place, facts, said.content, (content, owner, session) => [
        { memory: toTurn(said, content, owner, session, turns) },
      ]),
  })
  const facts = list({
    schema: Edge,
    prepare: fact => (typeof fact === 'string' ? { fact } : fact),
    anyCase: true,
    owner: OWNER,
    toItems: (fact, place, known) =>
      owned(fact, place, known, fact.fact, (content, owner) => [{ memory: toFact(fact, content, owner) }]),
  })
  const episodes = list({ schema: Episode, anyCase: true, owner: OWNER, toItems: toEpisode })
  return {
    users,
    'users.*.facts': facts,
    'users.*.edges': facts,
    'users.*.episodes': episodes,
    sessions,
    'sessions.*.messages': messages,
    'sessions.*.facts': facts,
    threads: sessions,
    'threads.*.messages': messages,
    messages,
    facts,
    edges: facts,
    episodes,
  }
}

/** The owner of a text: its user, that of the entry or session that contains it, or else the session. */
function owned(
  about: About,
  { parent }: Place,
  facts: Facts,
  content: string | undefined,
  toItems: (content: string, owner: Owner, session: string | undefined) => Outcome,
): Outcome {
  if (!content) return WITHOUT_TEXT
  const session = about.session_id ?? about.thread_id ?? facts.one(`session in ${parent}`)
  const user = about.user_id ?? facts.one(`user in ${parent}`) ?? facts.one(`user of ${session}`)
  if (user) return toItems(content, userOf(user), session)
  return session ? toItems(content, sessionOf(session), session) : { fault: 'has no owner: add user_id or thread_id' }
}

function toTurn(
  said: z.infer<typeof Message>,
  content: string,
  owner: Owner,
  session: string | undefined,
  turns: Turns,
) {
  const { uuid, role, role_type, created_at, metadata } = said
  const [speaker, kind] = [said.name, role, role_type].flatMap(name => name || [])
  const name = uuid ? [uuid] : [session ?? '', created_at ?? '', role ?? role_type ?? '', content]
  const { memoryId, occurrence } = turns.next({
    session: session ?? '',
    content,
    createdAt: created_at,
    name: ['zep', ...name],
  })
  return {
    ...owner,
    memoryId,
    content,
    ...(speaker && { speaker }),
    ...(session && { sessionId: session, occurrence }),
    ...metadataOf({ roleType: kind, ...metadata }),
    ...timesOf(created_at, created_at),
  }
}

function toFact(fact: z.infer<typeof Edge>, content: string, owner: Owner) {
  const { uuid, created_at, name, source_node_name: from, target_node_name: to } = fact
  return {
    ...owner,
    memoryId: memoryIdOf(timeOf(created_at), [
      'zep',
      ...(uuid ? [uuid] : [...owner.keys.map(({ value }) => value), content]),
    ]),
    content,
    tags: ['fact'],
    ...metadataOf({
      relation: name || from || to ? { from, relationType: name, to } : undefined,
      invalidAt: fact.invalid_at,
      expiredAt: fact.expired_at,
      attributes: Object.keys(fact.attributes ?? {}).length > 0 ? fact.attributes : undefined,
    }),
    ...timesOf(fact.valid_at ?? created_at, created_at),
  }
}

function toEpisode(episode: z.infer<typeof Episode>, place: Place, facts: Facts): Outcome {
  const { uuid, source, source_description, created_at, metadata } = episode
  if (source === 'message') return { left: 'an episode that is a message of a thread' }
  return owned(episode, place, facts, episode.content, (content, owner) => [
    {
      memory: {
        ...owner,
        memoryId: memoryIdOf(timeOf(created_at), ['zep', uuid ?? content]),
        content,
        tags: ['episode'],
        ...metadataOf({ source, sourceDescription: source_description, ...metadata }),
        ...timesOf(created_at, created_at),
      },
    },
  ])
}

function toRecord(user: z.infer<typeof User>, userId: string) {
  const { email, first_name, last_name, time_zone, metadata, created_at } = user
  const { type, keys } = userOf(userId)
  return {
    type,
    keys: [...keys, ...(email ? [{ name: 'email', value: email }] : [])],
    ...propertiesOf({ 'First name': first_name, 'Last name': last_name, 'Time zone': time_zone, ...metadata }),
    ...(created_at && { createdAt: created_at }),
  }
}
