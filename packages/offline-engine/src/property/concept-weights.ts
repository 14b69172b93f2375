import { wordsOf } from '@keepsake/english/name-words'
import { GENERIC_WORDS, STOP_WORDS } from '@keepsake/english/words'
import type { Compiled } from './definition.ts'
import { type NamedProperty, toConcept } from './named-property.ts'

/** In the name of a yes-or-no property these words are only modifiers: "open to relocation", "wants catering". */
const LIGHT =
  /^(?:open|willing|able|ready|wants?|needs?|needed|uses?|requested|required|likes?|prefers?|own|interested|available|considering|accepts?)$/
const LIGHT_WEIGHT = 0.3
const SIDE_WEIGHT = 0.25

/**
 * Weights of the concepts of a property: `main` of its name and aliases, `side` of its description.
 * @param shares number of names that contain a concept: a common concept is less informative
 */
export function weightsOf(
  property: NamedProperty,
  shares: ReadonlyMap<string, number>,
): Pick<Compiled, 'main' | 'side'> {
  const main = mainOf(property, shares)
  const side = new Map<string, number>()
  for (const concept of property.concepts) if (!main.has(concept)) side.set(concept, SIDE_WEIGHT)
  for (const word of wordsOf(property.description)) {
    const concept = toConcept(word)
    if (STOP_WORDS.has(word) || GENERIC_WORDS.has(word) || main.has(concept) || word.length < 3) continue
    if (!side.has(concept)) side.set(concept, SIDE_WEIGHT / (shares.get(concept) ?? 1))
  }
  return { main, side }
}

function mainOf(
  { definition, words, specific }: NamedProperty,
  shares: ReadonlyMap<string, number>,
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const word of specific.length > 0 ? specific : words) {
    const concept = toConcept(word)
    const weight = definition.type === 'boolean' && LIGHT.test(word) ? LIGHT_WEIGHT : 1
    weights.set(concept, weight / (shares.get(concept) ?? 1))
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1
  const main = new Map([...weights].map(([concept, weight]) => [concept, weight / total]))
  for (const alias of definition.aliases ?? []) {
    const said = wordsOf(alias).filter(word => !STOP_WORDS.has(word))
    for (const concept of said.map(toConcept)) main.set(concept, Math.max(main.get(concept) ?? 0, 1 / said.length))
  }
  return main
}
