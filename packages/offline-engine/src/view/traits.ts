import { conceptOf } from '@keepsake/english/concepts'
import { wordsOf } from '@keepsake/english/name-words'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'

/** What a definition's words imply about the time of its value and its place among the others. */
interface Traits {
  /** Where its date usually lies: 1 in the future, -1 in the past, 0 unknown. */
  orientation: number
  /** Which end of a time span it asks for: -1 the first, 1 the last. */
  edge: number
  /** It shares a word with its collection: the visit date of "Veterinary Visits". */
  event: boolean
  /** Asks for somebody with the title "Dr". */
  medic: boolean
}

const concepts = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(word => conceptOf(stem(word))))

const LATER = concepts(
  'next due deadline renewal expiry follow-up followup end return review recheck target until completion delivery release launch',
)
const EARLIER = concepts(
  `incident reported report order birth founded happened occur visit inspection viewing recording meeting loss last previous
   signed hired joined purchase purchased service first created opened`,
)
const STARTS = concepts('start departure begin from check-in checkin first move-in')
const ENDS = concepts('end return until check-out checkout finish last expiry deadline')
const MEDICS = /\b(?:doctor|physician|vet|veterinarian|surgeon|dentist|gp|therapist|specialist|psychologist)\b/i

const known = new WeakMap<Compiled, Traits>()

export function traitsOf(compiled: Compiled): Traits {
  const cached = known.get(compiled)
  if (cached !== undefined) return cached
  const made = read(compiled)
  known.set(compiled, made)
  return made
}

function read({ definition, main, side }: Compiled): Traits {
  const said = `${definition.name} ${definition.description ?? ''}`
  const words = wordsOf(said).map(word => conceptOf(stem(word)))
  const weighed = [...main.keys(), ...side.keys()]
  const about = concepts(wordsOf(definition.collectionName).join(' '))
  return {
    orientation: weighed.some(word => LATER.has(word)) ? 1 : weighed.some(word => EARLIER.has(word)) ? -1 : 0,
    edge: words.some(word => ENDS.has(word)) ? 1 : words.some(word => STARTS.has(word)) ? -1 : 0,
    event: [...main.keys()].some(word => about.has(word)),
    medic: MEDICS.test(said),
  }
}
