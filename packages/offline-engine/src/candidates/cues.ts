import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import { asksForFaults } from './faulty-things.ts'

/** The concepts, stems and words of which a sentence needs at least one to be about a property. */
const cues = new WeakMap<Compiled, ReadonlySet<string>>()
/** The distinct words of a sentence in all their forms, and whether some of them are compounds. */
interface Words {
  all: readonly string[]
  composed: boolean
}
const words = new WeakMap<View, Words>()

function cuesOf(compiled: Compiled): ReadonlySet<string> {
  const known = cues.get(compiled)
  if (known !== undefined) return known
  const { main, side, frames, facts, runs, objectVerbs } = compiled
  const made = new Set([
    ...[main, side, frames, facts.yes, facts.no].flatMap(index => [...index.keys()]),
    ...runs.flat(),
    ...objectVerbs,
  ])
  cues.set(compiled, made)
  return made
}

function wordsIn(view: View): Words {
  const known = words.get(view)
  if (known !== undefined) return known
  const own = new Set<string>()
  view.tokens.forEach(({ stem, lower }, at) => {
    own
      .add(stem)
      .add(lower)
      .add(view.concepts[at] ?? stem)
  })
  const all = [...own]
  const made = { all, composed: all.some(word => COMPOSED.test(word)) }
  words.set(view, made)
  return made
}

/** "non-smoker", "unmarried", "part-furnished": a word within a word. */
const COMPOSED = /-|^(?:un|in|dis|ex|non)/

/**
 * False if no rule for yes-or-no values or lists can match: the sentence contains none of the property's words and
 * answers no question. It skips most pairs of property and sentence, and never changes the result.
 */
export function speaksOf(view: View, compiled: Compiled): boolean {
  if (view.asked !== undefined || view.label?.owners.has(compiled) === true) return true
  if (compiled.definition.type === 'array' && asksForFaults(compiled)) return true
  const { all, composed } = wordsIn(view)
  if (composed) return true
  const own = cuesOf(compiled)
  return all.some(word => own.has(word))
}
