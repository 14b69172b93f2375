import { z } from 'zod'
import { type Fields, isFields } from '../../../terminal/json.ts'
import { Derived, KeyValue, metadataOf, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { type Owner, propertiesOf, sessionOf } from './item.ts'
import { type Facts, type List, list, type Outcome } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { typeNameOf } from './type-name.ts'

const End = z
  .object({ id: z.string().nullish(), properties: z.object({ uuid: z.string().nullish() }).nullish() })
  .nullish()
/** A node or an edge, with the properties of the database's export at the top. */
const Part = z.preprocess(
  value => (isFields(value) && isFields(value.properties) ? { ...value, ...value.properties } : value),
  z.looseObject({
    uuid: KeyValue,
    type: Derived,
    id: z.string().nullish(),
    properties: Derived,
    /** Of a node. */
    labels: z.array(z.string()).nullish(),
    /** Of an edge. */
    label: z.string().nullish(),
    start: End,
    end: End,
    source_node_uuid: z.string().nullish(),
    target_node_uuid: z.string().nullish(),
    name: z.string().nullish(),
    group_id: z.string().nullish(),
    summary: z.string().nullish(),
    attributes: z.record(z.string(), z.unknown()).nullish(),
    fact: z.string().nullish(),
    content: z.string().nullish(),
    source: z.string().nullish(),
    source_description: z.string().nullish(),
    created_at: Time.nullish(),
    valid_at: Time.nullish(),
    invalid_at: Time.nullish(),
    expired_at: Time.nullish(),
    name_embedding: Derived,
    fact_embedding: Derived,
    episodes: Derived,
    entity_edges: Derived,
  }),
)
type Part = z.infer<typeof Part>

/** What each label of the graph becomes. Others connect or summarize what is imported. */
const KINDS = new Map<string, (part: Part, facts: Facts) => Outcome>([
  ['Entity', entityOf],
  ['Episodic', episodeOf],
  ['RELATES_TO', factOf],
])

/** The label of everything in a list, if its entries do not say it. */
const parts = (usual: string | undefined): List =>
  list({
    schema: Part,
    learn: (part, _, facts) => {
      facts.add(`name of ${part.uuid}`, part.name)
      facts.add(`uuid of ${part.id}`, part.uuid)
      facts.add(`type of ${part.uuid}`, typeOf(part))
    },
    toItems: (part, _, facts) => {
      const labels = [...(part.labels ?? []), part.label, usual].flatMap(label => label ?? [])
      const read = labels.flatMap(label => KINDS.get(label) ?? []).at(0)
      return read ? read(part, facts) : { left: `of the kind ${labels.join(', ') || 'unknown'}` }
    },
  })

/** The lines or lists that the database exports, or lists of the objects of Graphiti. */
export const graphiti = () => ({
  '': parts(undefined),
  nodes: parts('Entity'),
  rels: parts('RELATES_TO'),
  edges: parts('RELATES_TO'),
  episodes: parts('Episodic'),
})

const typeOf = ({ labels }: Part): string => typeNameOf(labels?.find(label => label !== 'Entity'))
const ownerOf = (uuid: string, type: string): Owner => ({ type, keys: [{ name: 'entityId', value: uuid }] })

function entityOf(part: Part): Outcome {
  const { uuid, name, summary, created_at, group_id } = part
  const owner = ownerOf(uuid, typeOf(part))
  const stored = created_at ? { createdAt: created_at } : {}
  const record = { ...owner, ...propertiesOf({ Name: name, ...attributesOf(part) }), ...stored }
  if (!summary?.trim()) return [{ record }]
  const memoryId = memoryIdOf(timeOf(created_at), ['graphiti', uuid, 'summary'])
  const memory = { ...owner, memoryId, content: summary, tags: ['summary'], ...metadataOf({ groupId: group_id }) }
  return [{ record }, { memory: { ...memory, ...timesOf(created_at, created_at) } }]
}

/** The attributes of an entity type of your own: in the database, they are properties of the node. */
function attributesOf(part: Part): Fields {
  const fields = Object.entries({ ...part, ...part.attributes })
  return Object.fromEntries(fields.filter(([name, value]) => !(name in Part.out.shape) && !isFields(value)))
}

function factOf(part: Part, facts: Facts): Outcome {
  const { uuid, name, fact, start, end, created_at, valid_at, invalid_at, expired_at, group_id } = part
  const [from, to] = [part.source_node_uuid, part.target_node_uuid].map(
    (named, n) => named ?? [start, end][n]?.properties?.uuid ?? facts.one(`uuid of ${[start, end][n]?.id}`),
  )
  const type = facts.one(`type of ${from}`)
  if (!fact?.trim()) return { left: 'without text' }
  if (from === undefined || type === undefined) return { left: 'an edge from an entity that is not in the file' }
  const nameOf = (id: string | undefined): string | undefined => facts.one(`name of ${id}`)
  return [
    {
      memory: {
        ...ownerOf(from, type),
        memoryId: memoryIdOf(timeOf(created_at), ['graphiti', uuid]),
        content: fact,
        tags: ['fact'],
        ...metadataOf({
          relation: { from: nameOf(from), relationType: name, to: nameOf(to) },
          invalidAt: invalid_at,
          expiredAt: expired_at,
          groupId: group_id,
        }),
        ...timesOf(valid_at ?? created_at, created_at),
      },
    },
  ]
}

/** What an episode of no group belongs to. */
const NO_GROUP = 'default'

function episodeOf({ uuid, content, created_at, valid_at, group_id, source, source_description, name }: Part): Outcome {
  if (!content?.trim()) return { left: 'without text' }
  const session = group_id?.slice(0, 200) || NO_GROUP
  return [
    {
      memory: {
        ...sessionOf(session),
        memoryId: memoryIdOf(timeOf(created_at), ['graphiti', uuid]),
        content,
        sessionId: session,
        ...tagsOf(['episode']),
        ...metadataOf({ name, source, sourceDescription: source_description }),
        ...timesOf(valid_at ?? created_at, created_at),
      },
    },
  ]
}
