import { asksForTitle, conceptOf, namePartsFor, subjectOf } from '@keepsake/english/concepts'
import { wordsOf } from '@keepsake/english/name-words'
import { GENERIC_WORDS, STOP_WORDS, stem } from '@keepsake/english/words'
import type { PropertyDefinition } from '../types.ts'
import type { Compiled } from './definition.ts'

/** A definition with the words of its name and description. */
export interface NamedProperty {
  definition: PropertyDefinition
  /** Without what it excludes: "not in the whole company" is not what it asks for. */
  description: string
  /** Of its name, without stop words. */
  words: readonly string[]
  /** Those of the words that are not generic. */
  specific: readonly string[]
  /** Of the words. */
  concepts: readonly string[]
  /** Concepts of its description. */
  described: readonly string[]
  subject: Compiled['subject']
  nameParts: Compiled['nameParts']
  quoted: boolean
}

export function namedProperty(definition: PropertyDefinition): NamedProperty {
  const description = (definition.description ?? '').replace(/\((?:not|other than|except|without)\b[^)]*\)|;.*$/g, '')
  const words = wordsOf(definition.name).filter(word => !STOP_WORDS.has(word))
  const concepts = words.map(toConcept)
  return {
    definition,
    description,
    words,
    specific: words.filter(word => !GENERIC_WORDS.has(word)),
    concepts,
    described: wordsOf(description)
      .filter(word => !STOP_WORDS.has(word))
      .map(toConcept),
    subject: subjectOf(words),
    nameParts: namePartsFor(concepts),
    quoted: asksForTitle(wordsOf(definition.name), description),
  }
}

export const toConcept = (word: string): string => conceptOf(stem(word))
