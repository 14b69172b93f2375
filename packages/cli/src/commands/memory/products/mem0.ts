import { z } from 'zod'
import { isFields } from '../../../terminal/json.ts'
import type { Faults } from './faults.ts'
import { Content, KeyValue, Metadata, metadataOf, Name, Time, timeOf } from './fields.ts'
import { agentOf, type Item, type Owner, sessionOf, userOf } from './item.ts'
import { memoryIdOf } from './memory-id.ts'

const Memory = z.object({
  id: KeyValue,
  memory: Content,
  user_id: KeyValue.nullish(),
  agent_id: KeyValue.nullish(),
  run_id: Name.nullish(),
  created_at: Time.nullish(),
  updated_at: Time.nullish(),
  metadata: Metadata,
  categories: z.array(z.string().min(1).max(64)).max(50).nullish(),
})

/** Reads a list of memories, or the `results` of a response. */
export function readMem0(document: unknown, faults: Faults): Item[] {
  const results = isFields(document) ? document.results : document
  if (!Array.isArray(results)) faults.add('file', 'is not a list of memories or an object with a results list')
  const path = isFields(document) ? 'results' : ''
  const memories = faults.readAll(Memory, Array.isArray(results) ? results : [], path)
  return memories.flatMap(({ entry, path: item }) => {
    const owner = ownerOf(entry)
    if (owner) return [{ place: { item }, memory: toMemory(entry, owner) }]
    faults.add(item, 'has no owner: add user_id, agent_id or run_id')
    return []
  })
}

function ownerOf({ user_id, agent_id, run_id }: z.infer<typeof Memory>): Owner | undefined {
  if (user_id) return userOf(user_id)
  if (agent_id) return agentOf(agent_id)
  return run_id ? sessionOf(run_id) : undefined
}

function toMemory(entry: z.infer<typeof Memory>, owner: Owner) {
  const { id, memory, user_id, agent_id, run_id, created_at, categories } = entry
  const tags = [...new Set(categories)]
  // the content dates from the last change
  const timestamp = entry.updated_at ?? created_at
  return {
    ...owner,
    memoryId: memoryIdOf(timeOf(created_at), ['mem0', id]),
    content: memory,
    ...(run_id && { sessionId: run_id }),
    ...(tags.length > 0 && { tags }),
    ...metadataOf({ agentId: user_id ? agent_id : undefined, ...entry.metadata }),
    ...(timestamp && { timestamp }),
    ...(created_at && { createdAt: created_at }),
  }
}
