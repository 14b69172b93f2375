import { z } from 'zod'
import { KeyValue, Text, Texts } from './fields.ts'
import { type Owner, propertiesOf } from './item.ts'
import { type Facts, list, type Outcome } from './list.ts'
import { memoryIdOf } from './memory-id.ts'
import { typeNameOf } from './type-name.ts'

const Entity = z.object({ type: z.literal('entity'), name: KeyValue, entityType: Text, observations: Texts })
const Relation = z.object({ type: z.literal('relation'), from: KeyValue, to: KeyValue, relationType: KeyValue })
const Line = z.discriminatedUnion('type', [Entity, Relation], { error: 'is not an entity or a relation' })

const lines = list({
  schema: Line,
  owner: ['type', 'name', 'from'],
  learn: (entry, _, facts) => {
    if (entry.type === 'entity' && entry.name) facts.add(entry.name, entry.entityType)
  },
  toItems: (entry, _, facts) => (entry.type === 'entity' ? toEntity(entry, facts) : toRelation(entry, facts)),
})

/** Each line is an entity or a relation. */
export const mcpMemory = () => ({ '': lines })

function ownerOf(name: string, facts: Facts): Owner {
  return { type: typeNameOf(facts.all(name).at(-1)), keys: [{ name: 'entityName', value: name }] }
}

function toEntity({ name, entityType, observations = [] }: z.infer<typeof Entity>, facts: Facts): Outcome {
  if (!name) return { fault: 'has no name' }
  const owner = ownerOf(name, facts)
  const record = { ...owner, ...(owner.type !== entityType && propertiesOf({ 'Entity type': entityType })) }
  const toMemory = (content: string) => ({ ...owner, memoryId: memoryIdOf(0, ['mcp-memory', name, content]), content })
  return [{ record }, ...observations.flatMap(content => (content === '' ? [] : { memory: toMemory(content) }))]
}

function toRelation({ from, to, relationType }: z.infer<typeof Relation>, facts: Facts): Outcome {
  if (!from || !to || !relationType) return { fault: 'has no from, to or relationType' }
  const memoryId = memoryIdOf(0, ['mcp-memory', 'relation', from, relationType, to])
  const metadata = { relation: { from, relationType, to } }
  return [{ memory: { ...ownerOf(from, facts), memoryId, content: `${from} ${relationType} ${to}`, metadata } }]
}
