import type { Token } from '@keepsake/english/sentences'
import type { Compiled } from '../property/definition.ts'

/** Where a sentence mentions a property, by the property's own words and those of its description. */
export interface PropertyMentions {
  main: readonly Word[]
  /** Those that occur. */
  side: readonly Word[]
  /** The tokens that occur with its numbers and dates. */
  hints: readonly number[]
  /** The weight of each token; undefined if none of its words occurs. */
  weights: readonly number[] | undefined
  /** How much of its name, and of the rest, occurs anywhere in the sentence. */
  named: number
  described: number
}

interface Word {
  concept: string
  weight: number
  /** The tokens that mention it. */
  places: readonly number[]
}

const NOWHERE: readonly number[] = []

/** Computed once per property; many rules use it. */
export function propertyMentions(
  tokens: readonly Token[],
  concepts: readonly string[],
): (compiled: Compiled) => PropertyMentions {
  const known: PropertyMentions[] = []
  let places: Map<string, number[]> | undefined
  return compiled => {
    const own = known[compiled.place]
    if (own !== undefined) return own
    places ??= placesOf(concepts)
    const made = mentionsIn(tokens, places, compiled)
    known[compiled.place] = made
    return made
  }
}

function placesOf(concepts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, concept] of concepts.entries()) {
    const own = places.get(concept)
    if (own === undefined) places.set(concept, [at])
    else own.push(at)
  }
  return places
}

function mentionsIn(
  tokens: readonly Token[],
  places: ReadonlyMap<string, readonly number[]>,
  { main, side, hints }: Compiled,
): PropertyMentions {
  const words: Word[] = []
  const beside: Word[] = []
  let [named, described] = [0, 0]
  let weights: number[] | undefined
  const weigh = (said: readonly number[], weight: number): void => {
    weights ??= new Array<number>(tokens.length).fill(0)
    for (const at of said) weights[at] = (weights[at] ?? 0) + weight
  }
  for (const [concept, weight] of main) {
    const said = places.get(concept)
    words.push({ concept, weight, places: said ?? NOWHERE })
    if (said === undefined) continue
    named += weight
    weigh(said, weight)
  }
  for (const [concept, weight] of side) {
    const said = places.get(concept)
    if (said === undefined) continue
    beside.push({ concept, weight, places: said })
    described += weight
    weigh(said, weight)
  }
  return {
    main: words,
    side: beside,
    hints: hints.size === 0 ? NOWHERE : tokens.flatMap(({ stem }, at) => (hints.has(stem) ? [at] : [])),
    weights,
    named,
    described: Math.min(1, described * 2),
  }
}
