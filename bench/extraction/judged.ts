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

const FILES: Record<JudgedPart, { collections: string; texts: string }> = {
  development: { collections: 'extraction-collections.json', texts: 'extraction.jsonl' },
  'held-out': { collections: 'extraction-second-collections.json', texts: 'extraction-second.jsonl' },
}

export function judgedDefinitions(part: JudgedPart): PropertyDefinition[] {
  const collections: JudgedCollection[] = JSON.parse(read(FILES[part].collections))
  return collections.flatMap(({ slug, name, properties }) =>
    properties.map(property => ({ ...property, collectionId: slug, collectionName: name })),
  )
}

/** The first set is there to develop on; the second is scored and never shown. */
export function judgedTexts(part: JudgedPart): JudgedText[] {
  return read(FILES[part].texts)
    .trim()
    .split('\n')
    .map((line): JudgedText => JSON.parse(line))
}
