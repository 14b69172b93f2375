import { z } from 'zod'
import { isFields } from '../../../terminal/json.ts'
import { Content, Derived, KeyValue, Metadata, metadataOf, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { agentOf, propertiesOf } from './item.ts'
import { type Facts, type List, list, type Outcome, type Place } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { Turns } from './turns.ts'

const Block = z.object({
  id: KeyValue.nullish(),
  label: z.string().nullish(),
  value: z.string(),
  description: z.string().nullish(),
  metadata: Metadata,
  limit: Derived,
})
const Agent = z.object({
  id: KeyValue,
  name: KeyValue.nullish(),
  description: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  block_ids: z.array(z.string()).nullish(),
  created_at: Time.nullish(),
})
const Passage = z.object({
  id: KeyValue.nullish(),
  text: z.string(),
  tags: z.array(z.string()).nullish(),
  metadata: Metadata,
  created_at: Time.nullish(),
  updated_at: Derived,
  is_deleted: z.boolean().nullish(),
  embedding: Derived,
  embedding_config: Derived,
})
const Message = z.object({
  id: KeyValue.nullish(),
  role: z.string().nullish(),
  message_type: z.string().nullish(),
  name: z.string().max(200).nullish(),
  content: z.unknown().optional(),
  date: Time.nullish(),
  created_at: Time.nullish(),
  agent_id: Derived,
  otid: Derived,
  run_id: Derived,
  step_id: Derived,
  seq_id: Derived,
})
const Parts = z.array(z.object({ type: z.literal('text'), text: z.string() }).or(z.unknown()))
/** How Letta wraps what a user says for the model. */
const Wrapped = z.object({ type: z.literal('user_message'), message: Content })

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
    learn: (agent, { path }, facts) => {
      facts.add(`agent in ${path}`, keyOf(agent))
      for (const id of agent.block_ids ?? []) facts.add(`agent with ${id}`, keyOf(agent))
    },
    toItems: agent => [{ record: toRecord(agent) }],
  })
  const inAgent = (facts: Facts, { parent }: Place): string => facts.one(`agent in ${parent}`) ?? ''
  return {
    agents,
    'agents.*.blocks': list({
      schema: Block,
      toItems: (block, place, facts) => blockOf(block, [inAgent(facts, place)]),
    }),
    'agents.*.messages': list({
      schema: Message,
      toItems: (message, place, facts) => messageOf(message, inAgent(facts, place), turns),
    }),
    'agents.*.passages': list({
      schema: Passage,
      toItems: (passage, place, facts) => passageOf(passage, inAgent(facts, place)),
    }),
    blocks: list({
      schema: Block,
      toItems: (block, _, facts) => blockOf(block, facts.all(`agent with ${block.id}`)),
    }),
  }
}

const keyOf = ({ id, name }: z.infer<typeof Agent>): string => (NUMBERED.test(id) && name ? name : id)

function toRecord(agent: z.infer<typeof Agent>) {
  const { name, description, tags, created_at } = agent
  return {
    ...agentOf(keyOf(agent)),
    ...propertiesOf({ Name: name, Description: description, Tags: tags?.length ? tags : undefined }),
    ...(created_at && { createdAt: created_at }),
  }
}

function blockOf(
  { id, label, value, description, metadata }: z.infer<typeof Block>,
  agents: readonly string[],
): Outcome {
  if (value.trim() === '') return { left: 'without text' }
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
  if (content.trim() === '') return { left: 'without text' }
  const at = message.date ?? message.created_at
  const name = ['letta', agent, message.id ?? '', content]
  return [
    {
      memory: {
        ...agentOf(agent),
        ...turns.next({ session: agent, content, createdAt: at, name }),
        content,
        speaker: message.name?.trim() || speaker,
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
  if (text.trim() === '') return { left: 'without text' }
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
