import { sentenceOf, speaksOf, stanceOf } from '@keepsake/english'
import type { ExtractedProperty, ExtractInput, Extraction } from './port.ts'

type Definition = ExtractInput['definitions'][number]

/** The most confidence in a value that a text only supposes, or gives per another period. A model reads these itself. */
const MAX_UNSTATED = 0.6
const CURRENCY = /^[A-Z]{3}$/

const aboutOf = ({ name, description = '' }: Pick<Definition, 'name' | 'description'>): string =>
  `${name} ${description}`

/**
 * Adds why the text does not state a value. What it supposes ("if the budget were …") is not certain, nor is an amount
 * for another period ("$15,000 a month"). A value whose sentence speaks of another property is a faint one of that.
 */
export function withStances({ content, definitions }: ExtractInput, extraction: Extraction): Extraction {
  const definitionOf = (property: ExtractedProperty): Definition | undefined =>
    definitions.find(one => one.collectionId === property.collectionId && one.systemName === property.systemName)
  const properties = extraction.properties.map(property => {
    const definition = definitionOf(property)
    const about = aboutOf(definition ?? { name: property.propertyName })
    const isMoney = CURRENCY.test(definition?.unit ?? '')
    const stance = stanceOf(content, { ...property.evidence, about, isMoney })
    if (stance === undefined) return property
    const isCapped = (stance === 'supposed' || stance === 'other_period') && property.engine === 'offline'
    return {
      ...property,
      stance,
      confidence: isCapped ? Math.min(property.confidence, MAX_UNSTATED) : property.confidence,
    }
  })
  const found = new Set(properties.map(property => definitionOf(property)))
  const faint = properties.flatMap((property): ExtractedProperty[] => {
    const own = definitionOf(property)
    if (property.stance !== 'unrelated' || property.engine !== 'offline' || !own || !SINGLE.has(own.type)) return []
    const sentence = sentenceOf(content, property.evidence)
    const [other, ...more] = definitions.filter(
      one => one.type === own.type && one.unit === own.unit && !found.has(one) && speaksOf(sentence, aboutOf(one)),
    )
    if (!other || more.length > 0) return []
    const { collectionId, systemName, name: propertyName } = other
    const { stance: _, ...rest } = property
    return [{ ...rest, collectionId, systemName, propertyName, faint: true }]
  })
  return { ...extraction, properties, ...(faint.length > 0 && { faint }) }
}

const SINGLE: ReadonlySet<string> = new Set(['number', 'date'])
