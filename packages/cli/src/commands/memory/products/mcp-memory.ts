import { z } from 'zod'
import { Content, KeyValue } from './fields.ts'
import { type Owner, propertiesOf } from './item.ts'
import { type Facts, list } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { typeNameOf } from './type-name.ts'

const Entity = z.object({
  type: z.literal('entity'),
  name: KeyValue,
  entityType: z.string(),
  observations: z.array(Content),
})
const Relation = z.object({ type: z.literal('relation'), from: KeyValue, to: KeyValue, relationType: KeyValue })
const Line = z.discriminatedUnion('type', [Entity, Relation], { error: 'is not an entity or a relation' })

const lines = list({
  schema: Line,
  learn: (entry, _, facts) => {
    if (entry.type === 'entity') facts.add(entry.name, entry.entityType)
  },
  toItems: (entry, _, facts) =>
    entry.type === 'entity' ? toEntity(entry, facts) : [{ memory: toRelation(entry, facts) }],
})

/** Each line is an entity or a relation. */
export const mcpMemory = () => ({ '': lines })

function ownerOf(name: string, facts: Facts): Owner {
  return { type: typeNameOf(facts.all(name).at(-1)), keys: [{ name: 'entityName', value: name }] }
}

function toEntity({ name, entityType, observations }: z.infer<typeof Entity>, facts: Facts) {
  const owner = ownerOf(name, facts)
  const record = { ...owner, ...(owner.type !== entityType && propertiesOf({ 'Entity type': entityType })) }
  const toMemory = (content: string) => ({ ...owner, memoryId: memoryIdOf(0, ['mcp-memory', name, content]), content })
  return [{ record }, ...observations.map(content => ({ memory: toMemory(content) }))]
}

function toRelation({ from, to, relationType }: z.infer<typeof Relation>, facts: Facts) {
  const memoryId = memoryIdOf(0, ['mcp-memory', 'relation', from, relationType, to])
  const metadata = { relation: { from, relationType, to } }
  return { ...ownerOf(from, facts), memoryId, content: `${from} ${relationType} ${to}`, metadata }
}
