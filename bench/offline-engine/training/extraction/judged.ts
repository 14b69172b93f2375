import { readFileSync } from 'node:fs'
import type { Json, PropertyDefinition } from '../../../../packages/offline-engine/src/types.ts'

export interface JudgedText {
  id: string
  /** The author of the text. */
  author: string
  definitions: readonly PropertyDefinition[]
  timestamp: string
  text: string
  properties: { collection: string; systemName: string; value: Json; evidence: string }[]
}

interface JudgedLine extends Omit<JudgedText, 'author' | 'definitions'> {
  collections: string[]
}

interface JudgedCollection {
  slug: string
  name: string
  properties: Omit<PropertyDefinition, 'collectionId' | 'collectionName'>[]
}

/**
 * Who wrote the development sets. The rules were written with those of the first author in view, and the fourth's were
 * written by whoever changed them.
 */
const AUTHORS: readonly [set: string, author: string][] = [
  ['', 'first'],
  ['-second', 'first'],
  ['-third', 'first'],
  ['-fifth', 'first'],
  ['-fourth', 'fourth'],
  ['-sixth', 'sixth'],
  ['-seventh', 'seventh'],
  ['-tenth', 'tenth'],
  ['-eleventh', 'eleventh'],
  ['-twelfth', 'twelfth'],
  ['-thirteenth', 'thirteenth'],
]

/** Authors whose texts were not in view when the rules were written: results on them are the most reliable. */
export const INDEPENDENT = AUTHORS.flatMap(([, author]) => (author === 'first' ? [] : [author]))

export const developmentTexts = (): JudgedText[] => {
  const file = (name: string): string => new URL(`../../judged/extraction${name}`, import.meta.url).pathname
  // The second set uses collections of the first one too.
  const earlier = definitionsIn(file('-collections.json'))
  return AUTHORS.flatMap(([set, author]) =>
    textsIn(
      [...(set === '-second' ? earlier : []), ...definitionsIn(file(`${set}-collections.json`))],
      file(`${set}.jsonl`),
      author,
    ),
  )
}

export const definitionsIn = (file: string): PropertyDefinition[] =>
  JSON.parse(readFileSync(file, 'utf8')).flatMap(({ slug, name, properties }: JudgedCollection) =>
    properties.map(property => ({ ...property, collectionId: slug, collectionName: name })),
  )

export const textsIn = (definitions: readonly PropertyDefinition[], file: string, author: string): JudgedText[] => {
  const texts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): JudgedText => {
      const { collections, ...text }: JudgedLine = JSON.parse(line)
      return { ...text, author, definitions: definitions.filter(one => collections.includes(one.collectionId)) }
    })
  requireDefinitions(texts)
  return texts
}

/**
 * A label that no definition asks for can never be found: its text would always be scored as missed.
 *
 * @throws Error with how many there are, and nothing of their content
 */
function requireDefinitions(texts: readonly JudgedText[]): void {
  const labels = texts.flatMap(({ properties, definitions }) =>
    properties.map(label =>
      definitions.some(one => one.collectionId === label.collection && one.systemName === label.systemName),
    ),
  )
  const lost = labels.filter(known => !known).length
  if (lost > 0)
    throw new Error(`${lost} of ${labels.length} labels have no definition. Load every collection that the texts use.`)
}
