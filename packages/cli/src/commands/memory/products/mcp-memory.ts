import { z } from 'zod'
import type { Faults } from './faults.ts'
import { Content, KeyValue } from './fields.ts'
import type { Item, Owner } from './item.ts'
import { memoryIdOf } from './memory-id.ts'

const Entity = z.object({
  type: z.literal('entity'),
  name: KeyValue,
  entityType: z.string(),
  observations: z.array(Content),
})
const Relation = z.object({ type: z.literal('relation'), from: KeyValue, to: KeyValue, relationType: KeyValue })
const Line = z.discriminatedUnion('type', [Entity, Relation], { error: 'is not an entity or a relation' })

/** Allowed names of a record type. */
const TYPE = /^[A-Za-z][A-Za-z0-9 _-]{0,63}$/
const USUAL_TYPE = 'Record'

/** Reads a file of the MCP memory server, one entity or relation per line. */
export function readMcpMemory(text: string, faults: Faults): Item[] {
  const lines = text.split('\n').flatMap((raw, n) => {
    const entry = raw.trim() === '' ? undefined : faults.read(Line, parsed(raw), `line ${n + 1}`)
    return entry ? [{ entry, place: { line: n + 1 } }] : []
  })
  const types = new Map(lines.flatMap(({ entry }) => (entry.type === 'entity' ? [[entry.name, entry.entityType]] : [])))
  const ownerOf = (name: string): Owner => {
    const type = types.get(name) ?? ''
    return { type: TYPE.test(type) ? type : USUAL_TYPE, keys: [{ name: 'entityName', value: name }] }
  }
  return lines.flatMap(({ entry, place }): Item[] => {
    if (entry.type === 'relation') {
      const { from, to, relationType } = entry
      const content = `${from} ${relationType} ${to}`
      const memoryId = memoryIdOf(0, ['mcp-memory', 'relation', from, relationType, to])
      return [
        { place, memory: { ...ownerOf(from), memoryId, content, metadata: { relation: { from, relationType, to } } } },
      ]
    }
    const { name, entityType, observations } = entry
    const owner = ownerOf(name)
    return [
      { place, record: { ...owner, ...(owner.type !== entityType && propertyFor(entityType)) } },
      ...observations.map(content => ({
        place,
        memory: { ...owner, memoryId: memoryIdOf(0, ['mcp-memory', name, content]), content },
      })),
    ]
  })
}

const propertyFor = (value: string) => ({
  properties: [{ propertyName: 'Entity type', systemName: 'entity_type', value, history: [] }],
})

/** Returns undefined if the line is not JSON. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
