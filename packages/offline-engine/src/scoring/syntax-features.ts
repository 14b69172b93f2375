import type { Chunk } from '@keepsake/english/chunks'
import { STOP_WORDS } from '@keepsake/english/words'
import type { View } from '../view/view.ts'
import { AT, type Features } from './features.ts'
import type { Place, PlaceContext } from './sentence-context.ts'

const CHUNKS = { noun: 1, joined: 2, clause: 3 } as const

/** The words of each line get its number, from 1 on. */
const classes = (...lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((line, at) => line.split(' ').map((word): [string, number] => [word, at + 1])))

const DETERMINERS = classes(
  'a an another some any',
  'the this that these those both',
  'my our his her their its your',
  'two three four five six several few new own all no',
)
/** A number in digits is a determiner like "two". */
const FIGURE = /^\d[\d.,]*$/
const FIGURES = DETERMINERS.get('two') ?? 0
const PREPOSITIONS = classes(
  'of',
  'in at near inside',
  'on',
  'for about regarding',
  'with including like',
  'from since',
  'to into towards',
  'by via through',
  'as',
  'and or plus &',
)
const COPULAS = new Set("is are was were be been being it's that's i'm we're he's she's they're".split(' '))

/** Adds the position of a candidate among the words of its sentence. */
export function addSyntaxFeatures(features: Features, view: View, { from, to, head }: PlaceContext): void {
  const { tokens } = view
  let chunk: Chunk | undefined
  let exact: Chunk | undefined
  for (const one of view.chunks()) {
    if (one.kind === 'noun' && one.from <= from && one.to > from) chunk = one
    if (one.from === from && one.to === to + 1) exact = one
  }
  features[AT.chunk] = exact === undefined ? 0 : CHUNKS[exact.kind]
  features[AT.listed] = Math.min(6, chunk?.listed ?? 0)
  const near = tokens[from]?.before === 'none' ? tokens[from - 1]?.lower : undefined
  const determiner = near === undefined ? 0 : (DETERMINERS.get(near) ?? (FIGURE.test(near) ? FIGURES : 0))
  features[AT.determiner] = determiner
  const at = determiner > 0 ? from - 2 : from - 1
  const lead = tokens[at + 1]?.before === 'none' ? tokens[at]?.lower : undefined
  const preposition = lead === undefined ? 0 : (PREPOSITIONS.get(lead) ?? 0)
  features[AT.preposition] = preposition
  features[AT.object] =
    lead === undefined || preposition > 0 ? 0 : COPULAS.has(lead) ? 2 : STOP_WORDS.has(lead) ? 0.5 : 1
  const next = tokens[to + 1]?.before === 'none' ? tokens[to + 1]?.lower : undefined
  features[AT.doing] = next === undefined ? 0 : COPULAS.has(next) ? 2 : PREPOSITIONS.has(next) ? -1 : 1
  features[AT.starts] = tokens[from]?.before === 'hard' ? 2 : tokens[from]?.before === 'comma' ? 1 : 0
  const after = tokens[to + 1]
  features[AT.ends] = after === undefined || after.before === 'hard' ? 2 : after.before === 'comma' ? 1 : 0
  const { rows } = view.sense()
  let rarest = 0
  for (let place = from; place <= to; place += 1) rarest = Math.max(rarest, rows[place]?.rarity ?? 1)
  features[AT.rarest] = rarest
  features[AT.rarity] = rows[head]?.rarity ?? 1
  features[AT.tail] = tokens.length - 1 - to
}

/** The head word of a phrase: the last one before its first preposition. */
export function headOf({ tokens }: View, { from, to }: Place): number {
  for (let at = from + 1; at <= to; at += 1) if (PREPOSITIONS.has(tokens[at]?.lower ?? '')) return at - 1
  return to
}
