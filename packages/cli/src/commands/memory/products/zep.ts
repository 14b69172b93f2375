import { z } from 'zod'
import { Content, Derived, KeyValue, Metadata, metadataOf, Name, Time, timeOf, timesOf } from './fields.ts'
import { type Owner, propertiesOf, sessionOf, userOf } from './item.ts'
import { type Facts, type List, list, type Outcome, type Place } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { Turns } from './turns.ts'

const Owned = { session_id: Name.nullish(), thread_id: Name.nullish(), user_id: KeyValue.nullish() }
const Stored = {
  id: Derived,
  uuid: Name.nullish(),
  created_at: Time.nullish(),
  updated_at: Derived,
  project_uuid: Derived,
}
/** Of the graph: where a fact was found, and how well it matched. */
const Found = { episodes: Derived, relevance: Derived, score: Derived, selection_rank: Derived, processed: Derived }

const User = z.object({
  ...Stored,
  user_id: KeyValue,
  email: KeyValue.nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  metadata: Metadata,
  time_zone: z.string().nullish(),
  graph_uuid: Derived,
  session_count: Derived,
})
const Session = z.object({ ...Stored, ...Owned, user_uuid: Derived, graph_uuid: Derived })
const Message = z.object({
  ...Stored,
  ...Owned,
  name: z.string().max(200).nullish(),
  role: z.string().max(200).nullish(),
  role_type: z.string().max(200).nullish(),
  content: Content,
  metadata: Metadata,
  processed: Derived,
})
const Edge = z.object({
  ...Stored,
  ...Owned,
  ...Found,
  fact: Content,
  name: z.string().nullish(),
  valid_at: Time.nullish(),
  invalid_at: Time.nullish(),
  expired_at: Time.nullish(),
  source_node_name: z.string().nullish(),
  target_node_name: z.string().nullish(),
  source_node_uuid: Derived,
  target_node_uuid: Derived,
  attributes: Metadata,
})
const Fact = z.preprocess(fact => (typeof fact === 'string' ? { fact } : fact), Edge)
const Episode = z.object({
  ...Stored,
  ...Owned,
  ...Found,
  content: z.string(),
  source: z.string().nullish(),
  source_description: z.string().nullish(),
  metadata: Metadata,
  role: Derived,
  role_type: Derived,
  task_id: Derived,
})

type About = Partial<Pick<z.infer<typeof Message>, 'session_id' | 'thread_id' | 'user_id'>>

/** A thread is what earlier versions called a session. Lists may be nested in their user or session. */
export function zep(): Record<string, List> {
  const turns = new Turns()
  const users = list({
    schema: User,
    anyCase: true,
    learn: ({ user_id }, { path }, facts) => facts.add(`user in ${path}`, user_id),
    toItems: user => [{ record: toRecord(user) }],
  })
  const sessions = list({
    schema: Session,
    anyCase: true,
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
    toItems: (said, place, facts) =>
      owned(said, place, facts, (owner, session) => [{ memory: toTurn(said, owner, session, turns) }]),
  })
  const facts = list({
    schema: Fact,
    anyCase: true,
    toItems: (fact, place, known) => owned(fact, place, known, owner => [{ memory: toFact(fact, owner) }]),
  })
  const episodes = list({ schema: Episode, anyCase: true, toItems: toEpisode })
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

/** The owner of an entry: its user, that of the entry or session that contains it, or else the session. */
function owned(
  about: About,
  { parent }: Place,
  facts: Facts,
  toItems: (owner: Owner, session: string | undefined) => Outcome,
): Outcome {
  const session = about.session_id ?? about.thread_id ?? facts.one(`session in ${parent}`)
  const user = about.user_id ?? facts.one(`user in ${parent}`) ?? facts.one(`user of ${session}`)
  if (user) return toItems(userOf(user), session)
  return session ? toItems(sessionOf(session), session) : { fault: 'has no owner: add user_id or thread_id' }
}

function toTurn(said: z.infer<typeof Message>, owner: Owner, session: string | undefined, turns: Turns) {
  const { uuid, role, role_type, content, created_at, metadata } = said
  const [speaker, kind] = [said.name, role, role_type].flatMap(name => name?.trim() || [])
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

function toFact(fact: z.infer<typeof Edge>, owner: Owner) {
  const { uuid, fact: content, created_at, name, source_node_name: from, target_node_name: to } = fact
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
  const { uuid, content, source, source_description, created_at, metadata } = episode
  if (source === 'message') return { left: 'an episode that is a message of a thread' }
  if (content.trim() === '') return { left: 'without text' }
  return owned(episode, place, facts, owner => [
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

function toRecord(user: z.infer<typeof User>) {
  const { user_id, email, first_name, last_name, time_zone, metadata, created_at } = user
  const { type, keys } = userOf(user_id)
  return {
    type,
    keys: [...keys, ...(email ? [{ name: 'email', value: email }] : [])],
    ...propertiesOf({ 'First name': first_name, 'Last name': last_name, 'Time zone': time_zone, ...metadata }),
    ...(created_at && { createdAt: created_at }),
  }
}
