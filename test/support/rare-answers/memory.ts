import type { Ids } from '../fixtures/fixture.ts'
import type { World } from '../requests.ts'
import { post, type RareAnswer } from './rare-answer.ts'

const DANA = { email: 'contradicted@northwind.example' }

/** Notes of a call in a workspace: a value that another note contradicts, and one that another note disputes. */
async function tell(world: World): Promise<Ids> {
  const workspace = (await post(world, 'collections', { name: 'Renewal call', kind: 'workspace' })).data.id
  await post(world, 'collections', {
    name: 'Claims',
    properties: [
      { name: 'Seats', type: 'number', description: 'How many people use it.' },
      { name: 'Spending', type: 'number', unit: 'USD', aliases: ['Budget'], description: 'What they can spend.' },
    ],
  })
  const memorize = async (content: string, timestamp: string, more: object = {}): Promise<string> =>
    (await post(world, 'memorize', { ...DANA, content, timestamp, speaker: 'Dana', sessionId: 'call-1', ...more })).data
      .memories[0].id
  const memory = await memorize('We have 40 seats. Seats: 40.', '2026-01-10T00:00:00Z', { actionId: workspace })
  await memorize('We have 90 seats. Seats: 90.', '2026-06-10T00:00:00Z', { actionId: workspace })
  await memorize('The spending is $180,000.', '2026-06-10T00:00:00Z')
  await memorize('Spending went up, apparently: 210k is what Tom mentioned.', '2026-07-10T00:00:00Z')
  return { memory, workspace }
}

const worlds = new WeakMap<World, Promise<Ids>>()
/** Once in each world. */
function told(world: World): Promise<Ids> {
  const made = worlds.get(world) ?? tell(world)
  worlds.set(world, made)
  return made
}

const SUPERSEDED = ['', '[].propertyName', '[].said', '[].value', '[].memoryId', '[].timestamp'].map(
  name => `supersededBy${name}`,
)
const DISPUTED = ['value', 'memoryId', 'timestamp', 'evidence', 'confidence', 'suggestionId']
const EVIDENCE = ['start', 'end', 'text']
const CURRENT = ['current', 'current.value', 'current.version', 'current.source']

export const memory: RareAnswer[] = [
  {
    id: 'getMemory',
    what: 'a note of a call',
    make: told,
    fields: ['data.memory.speaker', 'data.memory.actionId'],
  },
  {
    id: 'smartRecallUnified',
    what: 'a question about a value that was contradicted',
    make: told,
    body: { message: 'Did anybody say that they have 40 seats?' },
    fields: ['actionId', ...SUPERSEDED].map(name => `results[].${name}`),
  },
  {
    id: 'smartRecallUnified',
    what: 'a question about a person',
    make: told,
    body: { message: 'What do you know about contradicted@northwind.example?', identifiers: { emails: [DANA.email] } },
    fields: [
      ...['speaker', 'actionId', ...SUPERSEDED].map(name => `memories[].${name}`),
      'properties[].description',
      'properties[].disputed',
      ...DISPUTED.map(name => `properties[].disputed.${name}`),
      ...EVIDENCE.map(name => `properties[].disputed.evidence.${name}`),
    ],
  },
  {
    id: 'search',
    what: 'a query for a note of a call',
    make: told,
    body: { query: '40 seats', includeMemories: true },
    fields: ['data[].memories[].actionId'],
  },
  {
    id: 'memorizeConversation',
    what: 'a turn about a value that the record has since',
    make: told,
    body: {
      ...DANA,
      sessionId: 'call-2',
      messages: [{ role: 'user', content: 'Seats: 30.', timestamp: '2026-01-01T00:00:00Z' }],
    },
    fields: ['reason', ...CURRENT].map(name => `data.properties[].${name}`),
  },
  {
    id: 'memorizeConversation',
    what: 'a turn that replaces a value',
    make: told,
    body: {
      ...DANA,
      sessionId: 'call-2',
      messages: [{ role: 'user', content: 'Seats: 130.', timestamp: '2026-08-01T00:00:00Z' }],
    },
    fields: ['data.properties[].previousValue'],
  },
  {
    id: 'deleteMemories',
    what: 'a memory that was never stored',
    body: { memoryIds: ['mem_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'] },
    fields: ['data.notFound'],
  },
  {
    id: 'exportPerson',
    what: 'a person of whom a memory was deleted',
    make: async world => {
      await post(world, 'memorize', { ...DANA, content: 'Likes tea.', tags: ['gone'] })
      await post(world, 'memory/delete', { ...DANA, tags: ['gone'] })
      return {}
    },
    body: DANA,
    fields: ['deleted'],
  },
  {
    id: 'exportPerson',
    what: 'a person whose memory was edited',
    make: async world => {
      const { memory: memoryId } = await told(world)
      await post(world, 'memory/update', { memoryId, tags: ['edited'], reason: 'It was untagged.' })
      return {}
    },
    body: DANA,
    fields: [
      'record.properties[].history[].from',
      ...['workspace', 'version', 'history'].map(name => `memory.${name}`),
      ...['version', 'field', 'from', 'to', 'actor', 'reason', 'at'].map(name => `memory.history[].${name}`),
    ],
  },
  {
    id: 'exportPerson',
    what: 'a person who said the same twice',
    make: async world => {
      const messages = ['Yes.', 'Yes.'].map(content => ({ role: 'user', content }))
      await post(world, 'memory/conversations', { ...DANA, sessionId: 'call-3', messages })
      return {}
    },
    body: DANA,
    fields: ['memory.occurrence'],
  },
  ...['exportPerson', 'exportMemory'].map(id => ({
    id,
    what: 'what is kept and not found',
    make: async (world: World) => {
      await post(world, 'memorize', { ...DANA, content: '{"tool":"weather"}', searchable: false })
      return {}
    },
    body: id === 'exportPerson' ? DANA : {},
    fields: ['memory.searchable'],
  })),
  {
    id: 'propertyHistory',
    what: 'the values of a collection at a time',
    make: told,
    body: { ...DANA, propertyName: 'Seats', at: '2099-01-01T00:00:00Z' },
    fields: ['propertyName', 'systemName', 'collectionId', 'value', 'version'].map(name => `valuesAt[].${name}`),
  },
  { id: 'exportMemory', what: 'a note of a call', make: told, body: {}, fields: ['memory.workspace'] },
]
