import { z } from 'zod'
import { type Fields, isFields } from '../../../terminal/json.ts'
import { Derived, KeyValue, Metadata, metadataOf, Text, Texts, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { type Owner, propertiesOf, sessionOf } from './item.ts'
import { type Facts, type List, list, type Outcome, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { typeNameOf } from './type-name.ts'

const End = z.object({ id: Text, properties: z.object({ uuid: Text }).nullish() }).nullish()
/** A node or an edge, with the properties of the database's export at the top. */
const Part = z.looseObject({
  uuid: KeyValue,
  type: Derived,
  id: Text,
  properties: Derived,
  /** Of a node. */
  labels: Texts,
  /** Of an edge. */
  label: Text,
  start: End,
  end: End,
  source_node_uuid: Text,
  target_node_uuid: Text,
  name: Text,
  group_id: Text,
  summary: Text,
  attributes: Metadata,
  fact: Text,
  content: Text,
  source: Text,
  source_description: Text,
  created_at: Time,
  valid_at: Time,
  invalid_at: Time,
  expired_at: Time,
  name_embedding: Derived,
  fact_embedding: Derived,
  episodes: Derived,
  entity_edges: Derived,
})
/** What an export of the database has in `properties` is at the top of the objects of Graphiti. */
const withProperties = (value: unknown): unknown =>
  isFields(value) && isFields(value.properties) ? { ...value, ...value.properties } : value
type Part = z.infer<typeof Part>
/** A part with an ID. */
type Named = Part & { uuid: string }

/** What each label of the graph becomes. Others connect or summarize what is imported. */
const KINDS = new Map<string, (part: Named, facts: Facts) => Outcome>([
  ['Entity', entityOf],
  ['Episodic', episodeOf],
  ['RELATES_TO', factOf],
])

/** The label of everything in a list, if its entries do not say it. */
const parts = (usual: string | undefined): List =>
  list({
    schema: Part,
    prepare: withProperties,
    owner: ['uuid', 'source_node_uuid', 'start', 'group_id'],
    learn: (part, _, facts) => {
      facts.add(`name of ${part.uuid}`, part.name)
      facts.add(`uuid of ${part.id}`, part.uuid)
      facts.add(`type of ${part.uuid}`, typeOf(part))
    },
    toItems: (part, _, facts) => {
      const labels = [...(part.labels ?? []), part.label, usual].flatMap(label => label || [])
      const read = labels.flatMap(label => KINDS.get(label) ?? []).at(0)
      if (!read) return { left: `of the kind ${labels.join(', ') || 'unknown'}` }
      return part.uuid ? read({ ...part, uuid: part.uuid }, facts) : { fault: 'has no uuid' }
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

const typeOf = ({ labels }: Part): string => typeNameOf(labels?.find(label => label !== 'Entity' && label !== ''))
const ownerOf = (uuid: string, type: string): Owner => ({ type, keys: [{ name: 'entityId', value: uuid }] })

function entityOf(part: Named): Outcome {
  const { uuid, name, summary, created_at, group_id } = part
  const owner = ownerOf(uuid, typeOf(part))
  const stored = created_at ? { createdAt: created_at } : {}
  const record = { ...owner, ...propertiesOf({ Name: name, ...attributesOf(part) }), ...stored }
  if (!summary) return [{ record }]
  const memoryId = memoryIdOf(timeOf(created_at), ['graphiti', uuid, 'summary'])
  const memory = { ...owner, memoryId, content: summary, tags: ['summary'], ...metadataOf({ groupId: group_id }) }
  return [{ record }, { memory: { ...memory, ...timesOf(created_at, created_at) } }]
}

/** The attributes of an entity type of your own: in the database, they are properties of the node. */
function attributesOf(part: Part): Fields {
  const fields = Object.entries({ ...part, ...part.attributes })
  return Object.fromEntries(fields.filter(([name, value]) => !(name in Part.shape) && !isFields(value)))
}

function factOf(part: Named, facts: Facts): Outcome {
  const { uuid, name, fact, start, end, created_at, valid_at, invalid_at, expired_at, group_id } = part
  const [from, to] = [part.source_node_uuid, part.target_node_uuid].map(
    (named, n) => named ?? [start, end][n]?.properties?.uuid ?? facts.one(`uuid of ${[start, end][n]?.id}`),
  )
  const type = facts.one(`type of ${from}`)
  if (!fact) return WITHOUT_TEXT
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

function episodeOf({
  uuid,
  content,
  created_at,
  valid_at,
  group_id,
  source,
  source_description,
  name,
}: Named): Outcome {
  if (!content) return WITHOUT_TEXT
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
