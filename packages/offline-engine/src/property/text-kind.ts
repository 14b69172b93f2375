import { describedKind, type TextKind, textKindOf } from '@keepsake/english/concepts'
import { wordsOf } from '@keepsake/english/name-words'
import { isAgent } from './agent-noun.ts'
import type { NamedProperty } from './named-property.ts'

/** What a property asks for, as far as its name and description say: a person, a thing, a phrase. */
export function kindFor(property: NamedProperty): TextKind {
  if (property.quoted) return 'phrase'
  const promised = promisedKind(property)
  if (promised !== 'phrase' && promised !== undefined) return promised
  if (property.nameParts !== undefined) return 'thing'
  if (!isName(property)) return 'phrase'
  return namesPerson(property.words, property.description) ? 'person' : 'thing'
}

function promisedKind(property: NamedProperty): TextKind | undefined {
  const { definition, words, concepts, described, description, subject, nameParts } = property
  if (isNickname(property) || asksByWhom(definition.name)) return 'person'
  if (subject !== undefined) return subject
  if (/\b(?:no|nr|#)\.?$/i.test(definition.name)) return 'code'
  return (
    textKindOf(concepts.length > 0 ? concepts : described) ??
    (isAgent(words.at(-1) ?? '') ? 'person' : undefined) ??
    (nameParts === undefined ? describedKind(description) : undefined)
  )
}

export const isNickname = ({ definition, words }: NamedProperty): boolean =>
  /^(?:preferred|nick)$/.test(wordsOf(definition.name)[0] ?? '') && words.at(-1) === 'name'

const isName = ({ words }: NamedProperty): boolean => words.at(-1) === 'name' || words.at(-1) === 'names'

/** "Collected by", "assigned to": asks for the person who does or has it. */
const asksByWhom = (name: string): boolean =>
  /(?:ed|en|made|built|run|sold|done|led) by$|^(?:assigned|reports?|handed|belongs|escalated|issued) to$/i.test(
    name.replaceAll('_', ' '),
  )

/** "Skipper name" belongs to a person, "yacht name" to a thing. */
const namesPerson = (words: readonly string[], description: string): boolean =>
  words.length < 2 ||
  isAgent(words.at(-2) ?? '') ||
  /\b(?:person|people|who|somebody|someone|man|woman)\b/i.test(description)
