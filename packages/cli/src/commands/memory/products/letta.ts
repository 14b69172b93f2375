import { z } from 'zod'
import { isFields } from '../../../terminal/json.ts'
import {
  Derived,
  Flag,
  KeyValue,
  Metadata,
  metadataOf,
  Name,
  Text,
  Texts,
  Time,
  tagsOf,
  timeOf,
  timesOf,
} from './fields.ts'
import { agentOf, propertiesOf } from './item.ts'
import { type Facts, type List, list, type Outcome, type Place, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { Turns } from './turns.ts'

const Block = z.object({
  id: KeyValue,
  label: Text,
  value: Text,
  description: Text,
  metadata: Metadata,
  limit: Derived,
})
const Agent = z.object({
  id: KeyValue,
  name: KeyValue,
  description: Text,
  tags: Texts,
  block_ids: Texts,
  created_at: Time,
})
const Passage = z.object({
  id: KeyValue,
  text: Text,
  tags: Texts,
  metadata: Metadata,
  created_at: Time,
  updated_at: Derived,
  is_deleted: Flag,
  embedding: Derived,
  embedding_config: Derived,
})
const Message = z.object({
  id: KeyValue,
  role: Text,
  message_type: Text,
  name: Name,
  content: z.unknown().optional(),
  date: Time,
  created_at: Time,
  agent_id: Derived,
  otid: Derived,
  run_id: Derived,
  step_id: Derived,
  seq_id: Derived,
})
const Parts = z.array(z.object({ type: z.literal('text'), text: z.string() }).or(z.unknown()))
/** How Letta wraps what a user says for the model. */
const Wrapped = z.object({ type: z.literal('user_message'), message: z.string().min(1) })

/** Who says a message, by its role in an agent file or its type in the API. Others are the machinery of the agent. */
const SPEAKERS = new Map([
  ['user', 'user'],
  ['user_message', 'user'],
  ['assistant', 'assistant'],
  ['assistant_message', 'assistant'],
])

/** An agent file numbers its agents, so their ids say nothing outside of it. */
const NUMBERED = /^agent-\d+$/

/** The lists of an agent file, and in each agent those of the API that the file lacks. */
export function letta(): Record<string, List> {
  const turns = new Turns()
  const agents = list({
    schema: Agent,
    owner: ['id', 'name'],
    learn: (agent, { path }, facts) => {
      facts.add(`agent in ${path}`, keyOf(agent))
      for (const id of agent.block_ids ?? []) facts.add(`agent with ${id}`, keyOf(agent))
    },
    toItems: agent => {
      const key = keyOf(agent)
      return key ? [{ record: toRecord(agent, key) }] : { fault: 'has no id' }
    },
  })
  const inAgent =
    <Entry>(read: (entry: Entry, agent: string) => Outcome) =>
    (entry: Entry, { parent }: Place, facts: Facts): Outcome => {
      const agent = facts.one(`agent in ${parent}`)
      return agent ? read(entry, agent) : { fault: 'has no agent: its agent has no id' }
    }
  return {
    agents,
    'agents.*.blocks': list({
      schema: Block,
      toItems: inAgent((block, agent) => blockOf(block, [agent])),
    }),
    'agents.*.messages': list({
      schema: Message,
      toItems: inAgent((message, agent) => messageOf(message, agent, turns)),
    }),
    'agents.*.passages': list({ schema: Passage, toItems: inAgent(passageOf) }),
    blocks: list({
      schema: Block,
      toItems: (block, _, facts) => blockOf(block, facts.all(`agent with ${block.id}`)),
    }),
  }
}

const keyOf = ({ id, name }: z.infer<typeof Agent>): string | undefined =>
  id === undefined || NUMBERED.test(id) ? (name ?? id) : id

function toRecord({ name, description, tags, created_at }: z.infer<typeof Agent>, key: string) {
  const labels = tags?.filter(tag => tag !== '')
  return {
    ...agentOf(key),
    ...propertiesOf({ Name: name, Description: description, Tags: labels?.length ? labels : undefined }),
    ...(created_at && { createdAt: created_at }),
  }
}

function blockOf(
  { id, label, value, description, metadata }: z.infer<typeof Block>,
  agents: readonly string[],
): Outcome {
  if (!value) return WITHOUT_TEXT
  if (agents.length === 0) return { left: 'a block of no agent' }
  return agents.map(agent => ({
    memory: {
      ...agentOf(agent),
      memoryId: memoryIdOf(0, ['letta', agent, 'block', id ?? '', value]),
      content: value,
      ...tagsOf(['block', label]),
      ...metadataOf({ description, ...metadata }),
    },
  }))
}

function messageOf(message: z.infer<typeof Message>, agent: string, turns: Turns): Outcome {
  const kind = message.message_type ?? message.role ?? 'unknown'
  const speaker = SPEAKERS.get(kind)
  if (!speaker) return { left: `a message of the kind ${kind}` }
  const content = unwrapped(textOf(message.content))
  if (content === undefined) return { left: 'a message of the system to the agent' }
  if (content.trim() === '') return WITHOUT_TEXT
  const at = message.date ?? message.created_at
  const name = ['letta', agent, message.id ?? '', content]
  return [
    {
      memory: {
        ...agentOf(agent),
        ...turns.next({ session: agent, content, createdAt: at, name }),
        content,
        speaker: message.name ?? speaker,
        sessionId: agent.slice(0, 200),
        ...timesOf(at, at),
      },
    },
  ]
}

/** The text of a message, without images and calls of tools. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  const { data = [] } = Parts.safeParse(content)
  return data.flatMap(part => (isFields(part) && typeof part.text === 'string' ? [part.text] : [])).join('\n')
}

/** @returns undefined if it is an event that Letta sent to the agent, such as a login */
function unwrapped(text: string): string | undefined {
  if (!text.startsWith('{')) return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  const { data } = Wrapped.safeParse(value)
  if (data) return data.message
  return isFields(value) && typeof value.type === 'string' && 'time' in value ? undefined : text
}

function passageOf(
  { id, text, tags, metadata, created_at, is_deleted }: z.infer<typeof Passage>,
  agent: string,
): Outcome {
  if (is_deleted) return { left: 'deleted' }
  if (!text) return WITHOUT_TEXT
  return [
    {
      memory: {
        ...agentOf(agent),
        memoryId: memoryIdOf(timeOf(created_at), ['letta', agent, 'passage', id ?? '', text]),
        content: text,
        ...tagsOf(['passage', ...(tags ?? [])]),
        ...metadataOf({ ...metadata }),
        ...timesOf(created_at, created_at),
      },
    },
  ]
}
