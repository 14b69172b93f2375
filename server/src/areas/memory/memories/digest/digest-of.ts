import type { components } from '../../../../contract/openapi.gen.ts'
import { askedBefore, correctionsOf, type Told, toldIn } from '../../../../models/language.ts'
import type { MemoryRow } from '../sql/read.ts'
import { chooseTold } from './choose-told.ts'
import { type ComposedDigest, composeDigest, type DigestMemory, type DigestMore } from './compose-digest.ts'
import { rankOf, withoutRepeats } from './prefer-memories.ts'
import type { ReadMemory } from './told-candidates.ts'

/** The memories of a record that a digest chooses from. */
export interface DigestMemories extends DigestMore {
  /** Memories that match the focus, best first. */
  focused: readonly DigestMemory[]
  /** Newest first; may include the focused ones. */
  newest: readonly MemoryRow[]
}

/** In characters: what is read of one memory, and of all. */
const MAX_READ = { one: 20_000, all: 500_000, least: 500 }
/** What counts of the weight of what the assistant says, of what was corrected later, of advice in talk, and of a closed case. */
const LESS = { assistant: 0.3, corrected: 0.7, general: 0.5, settled: 0.6, passed: 0.55, whose: 0.5 }
/** The most that a sentence weighs whose words no rule knows. */
const PLAIN = 0.4
/** The weight of what holds although its case is closed. */
const WARNS = 0.95
/** In days before the newest memory, after which what is of use for some days is over. */
const PASSED = 30
/** The last line of a case that is closed. */
const SETTLED = /\n[^\S\n]*(?:closed|resolved|solved|fixed|done)\b[^\n]{0,20}$/i
/** What a correction has more: it is what holds now. */
const CORRECTS = 0.25
/** What the first memory of a record has more: it introduces whom it is about. */
const INTRODUCES = 0.2
/** The weight of a note that only asks: it is not idle as in a conversation, but tells least. */
const NOTE = 0.02

/**
 * A digest with the memories that match the focus first, then the newest ones; equal ones once. Questions that were answered and
 * reactions in a conversation are left out. If not all fit, the sentences that tell what lasts are shown, of each period of the
 * record's life. What a later memory corrects has its date. A pure function.
 */
export function digestOf(
  title: string,
  properties: readonly components['schemas']['PropertyValue'][],
  { focused, newest, ...more }: DigestMemories,
  budget: number,
): ComposedDigest {
  const first = new Set(focused.map(({ id }) => id))
  const all: DigestMemory[] = [...focused, ...newest.filter(({ id }) => !first.has(id))]
  const most = Math.min(MAX_READ.one, Math.max(MAX_READ.least, Math.floor(MAX_READ.all / Math.max(1, all.length))))
  const told = new Map(all.map(memory => [memory.id, toldIn(memory.content, most)]))
  const toldBy = ({ id }: MemoryRow): readonly Told[] => told.get(id) ?? []
  const asked = questionsOf(newest, toldBy)
  const once = withoutRepeats(all, memory => rankOf(memory, toldBy(memory)))
  const telling = once.filter(memory => memory.speaker === null || rankOf(memory, toldBy(memory)) < 2)
  const kept = telling.length > 0 ? telling : once
  const corrected = corrections(kept, toldBy)
  const correcting = new Set(corrected.values())
  const oldest = newest.at(-1)?.id
  const now = newest[0]?.timestamp.getTime() ?? 0
  const read = new Map(
    kept.map((memory): [string, ReadMemory] => {
      const question = asked.get(memory.id)
      const by = corrected.get(memory)
      const share =
        (memory.speaker?.toLowerCase() === 'assistant' ? LESS.assistant : 1) *
        (by || memory.superseded ? LESS.corrected : 1)
      const isSettled = SETTLED.test(memory.content)
      const introduces = memory.id === oldest ? INTRODUCES : 0
      const corrects = correcting.has(memory) ? CORRECTS : 0
      const isTalk = telling.length === 0 || (memory.speaker === null && rankOf(memory, toldBy(memory)) === 2)
      const isPast = now - memory.timestamp.getTime() > PASSED * 86_400_000
      const weigh = ({ weight, general, passing, leans }: Told, place: number): number => {
        if (weight === 0) return isTalk ? NOTE : 0
        const idle = general && memory.speaker !== null ? LESS.general : 1
        // in talk, "she" is of whom somebody else has spoken
        const isNamed = (toldBy(memory)[place - 1]?.weight ?? 0) > 0 || question !== undefined
        const whose = leans && !isNamed && memory.speaker !== null ? LESS.whose : 1
        const over = (passing && isPast ? LESS.passed : 1) * (isSettled && weight < WARNS ? LESS.settled : 1)
        return weight * share * idle * whose * over + (idle < 1 ? 0 : introduces + (weight > PLAIN ? corrects : 0))
      }
      const of = toldBy(memory).map((each, place) => ({ ...each, weight: weigh(each, place) }))
      const answer = of.find(({ weight }) => weight > 0)
      if (question && answer) answer.weight = Math.max(answer.weight, question.weight * share)
      const shown = by ? { ...memory, correctedAt: by.timestamp } : memory
      return [memory.id, { memory: shown, told: of, asked: question?.text, isFocused: first.has(memory.id) }]
    }),
  )
  const choose = (memories: readonly DigestMemory[], room: number): readonly DigestMemory[] =>
    chooseTold(
      memories.flatMap(({ id }) => read.get(id) ?? []),
      room,
    )
  // a question that is shown with its answer is not shown again
  for (const [at, { id }] of newest.entries()) {
    const before = read.get(newest[at + 1]?.id ?? '')
    const question = before?.told.at(-1)
    if (!before || !question?.asks || !read.get(id)?.asked) continue
    before.memory = { ...before.memory, content: before.memory.content.slice(0, question.start).trimEnd() }
    before.told = before.told.slice(0, -1)
  }
  const laterOf = new Map([...corrected].map(([old, { timestamp }]) => [`memory:${old.id}`, timestamp]))
  const composed = composeDigest(title, properties, kept, budget, {
    ...more,
    choose,
    correctedAt: ({ type, source }) => (type === 'date' || type === 'number' ? laterOf.get(source) : undefined),
  })
  const byId = new Map(kept.map(memory => [memory.id, memory]))
  return { ...composed, memories: composed.memories.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** For each brief answer the question before it in its conversation. */
function questionsOf(
  newest: readonly MemoryRow[],
  toldBy: (memory: MemoryRow) => readonly Told[],
): Map<string, { text: string; weight: number }> {
  const found = new Map<string, { text: string; weight: number }>()
  for (const [at, memory] of newest.entries()) {
    const before = newest[at + 1]
    if (
      !before ||
      memory.sessionId === null ||
      before.sessionId !== memory.sessionId ||
      before.speaker === memory.speaker
    )
      continue
    const question = askedBefore(toldBy(before), toldBy(memory))
    if (question) found.set(memory.id, question)
  }
  return found
}

/** For each memory that a later one corrects, that one. */
function corrections(
  memories: readonly DigestMemory[],
  toldBy: (memory: MemoryRow) => readonly Told[],
): Map<DigestMemory, DigestMemory> {
  const newest = memories.toSorted((a, b) => b.timestamp.getTime() - a.timestamp.getTime())
  const said = newest.flatMap((memory, of) =>
    toldBy(memory).flatMap(({ text, weight }) => (weight > 0 ? [{ text, of }] : [])),
  )
  return new Map(
    [...correctionsOf(said)].flatMap(([earlier, later]) => {
      const [old, next] = [newest[earlier], newest[later]]
      return old && next && !old.superseded ? [[old, next]] : []
    }),
  )
}
