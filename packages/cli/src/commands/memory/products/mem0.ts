import { z } from 'zod'
import { Derived, KeyValue, Metadata, metadataOf, Name, Text, Texts, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { agentOf, appOf, type Owner, sessionOf, userOf } from './item.ts'
import { list, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'

const Memory = z.object({
  id: KeyValue,
  memory: Text,
  user_id: KeyValue,
  agent_id: KeyValue,
  app_id: KeyValue,
  run_id: Name,
  actor_id: KeyValue,
  created_at: Time,
  updated_at: Time,
  expiration_date: Text,
  metadata: Metadata,
  categories: Texts,
  hash: Derived,
  score: Derived,
})

const memories = list({
  schema: Memory,
  anyCase: true,
  owner: ['user_id', 'agent_id', 'app_id', 'run_id'],
  toItems: entry => {
    if (!entry.memory) return WITHOUT_TEXT
    const owner = ownerOf(entry)
    return owner
      ? [{ memory: toMemory(entry, entry.memory, owner) }]
      : { fault: 'has no owner: add user_id, agent_id, app_id or run_id' }
  },
})

/** The list of a response is `results`; that of an export is named by its schema. */
export const mem0 = () => ({ '': memories, results: memories, memories })

function ownerOf({ user_id, agent_id, app_id, run_id }: z.infer<typeof Memory>): Owner | undefined {
  if (user_id) return userOf(user_id)
  if (agent_id) return agentOf(agent_id)
  if (app_id) return appOf(app_id)
  return run_id ? sessionOf(run_id) : undefined
}

function toMemory(entry: z.infer<typeof Memory>, content: string, owner: Owner) {
  const { id, user_id, agent_id, app_id, run_id, actor_id, created_at, categories } = entry
  return {
    ...owner,
    memoryId: memoryIdOf(timeOf(created_at), [
      'mem0',
      ...(id ? [id] : [...owner.keys.map(({ value }) => value), content]),
    ]),
    content,
    ...(run_id && { sessionId: run_id }),
    ...tagsOf(categories ?? []),
    ...metadataOf({
      agentId: user_id ? agent_id : undefined,
      appId: user_id || agent_id ? app_id : undefined,
      actorId: actor_id,
      expirationDate: entry.expiration_date,
      ...entry.metadata,
    }),
    // the content dates from the last change
    ...timesOf(entry.updated_at ?? created_at, created_at),
  }
}
