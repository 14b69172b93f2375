import { readFileSync } from 'node:fs'
import type { PropertyDefinition } from '../../server/src/models/port.ts'
import type { Json } from '../../server/src/platform/json.ts'

export interface JudgedText {
  id: string
  collections: string[]
  timestamp: string
  text: string
  properties: { collection: string; systemName: string; value: Json; evidence: string }[]
}

interface JudgedCollection {
  slug: string
  name: string
  properties: Omit<PropertyDefinition, 'collectionId' | 'collectionName'>[]
}

const read = (name: string): string => readFileSync(new URL(`../judged/${name}`, import.meta.url), 'utf8')

export type JudgedPart = 'development' | 'held-out'

interface JudgedSet {
  collections: readonly string[]
  texts: readonly string[]
}

const SETS: Record<JudgedPart, JudgedSet> = {
  development: {
    collections: [
      'extraction-collections.json',
      'extraction-second-collections.json',
      'extraction-third-collections.json',
      'extraction-fifth-collections.json',
    ],
    texts: ['extraction.jsonl', 'extraction-second.jsonl', 'extraction-third.jsonl', 'extraction-fifth.jsonl'],
  },
  'held-out': { collections: ['extraction-fourth-collections.json'], texts: ['extraction-fourth.jsonl'] },
}

export function judgedDefinitions(part: JudgedPart): PropertyDefinition[] {
  const collections = SETS[part].collections.flatMap((name): JudgedCollection[] => JSON.parse(read(name)))
  return collections.flatMap(({ slug, name, properties }) =>
    properties.map(property => ({ ...property, collectionId: slug, collectionName: name })),
  )
}

/** All sets but the fourth are there to develop on; the fourth is scored and never shown. */
export function judgedTexts(part: JudgedPart): JudgedText[] {
  return SETS[part].texts.flatMap(name =>
    read(name)
      .trim()
      .split('\n')
      .map((line): JudgedText => JSON.parse(line)),
  )
}

/**
 * A label that no definition asks for can never be found: its text would be scored as missed, whatever the engine does.
 *
 * @throws Error with how many there are, and nothing of what they say.
 */
export function requireDefinitions(texts: readonly JudgedText[], definitions: readonly PropertyDefinition[]): void {
  const known = new Set(definitions.map(one => `${one.collectionId} ${one.systemName}`))
  const labels = texts.flatMap(text => text.properties)
  const lost = labels.filter(label => !known.has(`${label.collection} ${label.systemName}`)).length
  if (lost > 0)
    throw new Error(`${lost} of ${labels.length} labels have no definition. Load every collection that the texts use.`)
}
