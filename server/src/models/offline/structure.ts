import { rarity } from '../../platform/word-vectors.ts'
import type { Chunk } from './chunks.ts'
import type { Place } from './looks.ts'
import { note, type Signals } from './signals.ts'
import type { View } from './view.ts'
import { STOP_WORDS } from './words.ts'

const CHUNKS = { noun: 1, joined: 2, clause: 3 } as const

const DETERMINERS: readonly RegExp[] = [
  /^(?:a|an|another|some|any)$/,
  /^(?:the|this|that|these|those|both)$/,
  /^(?:my|our|his|her|their|its|your)$/,
  /^(?:\d[\d.,]*|two|three|four|five|six|several|few|new|own|all|no)$/,
]
const PREPOSITIONS: readonly RegExp[] = [
  /^of$/,
  /^(?:in|at|near|inside)$/,
  /^on$/,
  /^(?:for|about|regarding)$/,
  /^(?:with|including|like)$/,
  /^(?:from|since)$/,
  /^(?:to|into|towards)$/,
  /^(?:by|via|through)$/,
  /^as$/,
  /^(?:and|or|plus|&)$/,
]
const COPULA = /^(?:is|are|was|were|be|been|being|it's|that's|i'm|we're|he's|she's|they're)$/
const classOf = (list: readonly RegExp[], word: string): number => list.findIndex(one => one.test(word)) + 1

/** Where a proposal stands among the words of its sentence. */
export function noteStructure(signals: Signals, view: View, { from, to }: Place): void {
  const { tokens } = view
  let chunk: Chunk | undefined
  let exact: Chunk | undefined
  for (const one of view.chunks()) {
    if (one.kind === 'noun' && one.from <= from && one.to > from) chunk = one
    if (one.from === from && one.to === to + 1) exact = one
  }
  note(signals, 'chunk', exact === undefined ? 0 : CHUNKS[exact.kind])
  note(signals, 'listed', Math.min(6, chunk?.listed ?? 0))
  const near = tokens[from]?.before === 'none' ? tokens[from - 1] : undefined
  const determiner = near === undefined ? 0 : classOf(DETERMINERS, near.lower)
  note(signals, 'determiner', determiner)
  const at = determiner > 0 ? from - 2 : from - 1
  const lead = tokens[at + 1]?.before === 'none' ? tokens[at] : undefined
  const preposition = lead === undefined ? 0 : classOf(PREPOSITIONS, lead.lower)
  note(signals, 'preposition', preposition)
  note(
    signals,
    'object',
    lead === undefined || preposition > 0 ? 0 : COPULA.test(lead.lower) ? 2 : STOP_WORDS.has(lead.lower) ? 0.5 : 1,
  )
  const next = tokens[to + 1]?.before === 'none' ? tokens[to + 1] : undefined
  note(
    signals,
    'doing',
    next === undefined ? 0 : COPULA.test(next.lower) ? 2 : classOf(PREPOSITIONS, next.lower) > 0 ? -1 : 1,
  )
  note(signals, 'starts', tokens[from]?.before === 'hard' ? 2 : tokens[from]?.before === 'comma' ? 1 : 0)
  const after = tokens[to + 1]
  note(signals, 'ends', after === undefined || after.before === 'hard' ? 2 : after.before === 'comma' ? 1 : 0)
  let rarest = 0
  for (let place = from; place <= to; place += 1) rarest = Math.max(rarest, rarity(tokens[place]?.lower ?? ''))
  note(signals, 'rarest', rarest)
  note(signals, 'rarity', rarity(tokens[headOf(view, { from, to })]?.lower ?? ''))
  note(signals, 'tail', tokens.length - 1 - to)
}

/** The word that the others of a phrase belong to: the last one before its first preposition. */
export function headOf({ tokens }: View, { from, to }: Place): number {
  for (let at = from + 1; at <= to; at += 1) if (classOf(PREPOSITIONS, tokens[at]?.lower ?? '') > 0) return at - 1
  return to
}
