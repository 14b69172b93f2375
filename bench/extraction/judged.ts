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

export function judgedDefinitions(): PropertyDefinition[] {
  const collections: JudgedCollection[] = JSON.parse(read('extraction-collections.json'))
  return collections.flatMap(({ slug, name, properties }) =>
    properties.map(property => ({ ...property, collectionId: slug, collectionName: name })),
  )
}

/** Every third line is held out; the others are there to develop on. */
export function judgedTexts(part: 'development' | 'held-out'): JudgedText[] {
  return read('extraction.jsonl')
    .trim()
    .split('\n')
    .filter((_, index) => ((index + 1) % 3 === 0) === (part === 'held-out'))
    .map((line): JudgedText => JSON.parse(line))
}
