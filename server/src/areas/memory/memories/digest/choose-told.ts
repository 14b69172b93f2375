import type { Told } from '../../../../models/language.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import { type DigestMemory, digestLine } from './compose-digest.ts'
import { type Candidate, candidatesOf, FAIR, LASTING, type ReadMemory, worthOf } from './told-candidates.ts'

/** So many periods of equal numbers of memories has a long life. */
const PERIODS = 10
/** Memories of a period, at least. */
const PERIOD = 3
/** The share of the newest period, of that of another one. */
const NEWEST = 1.5
/** Shares of the room: for what matches the focus, for what does harm if it is missing, for each of the news, and for one memory. */
const SHARES = { focus: 0.6, lasting: 0.3, news: 0.1, memory: 0.25, end: 0.5 }
/** So many of the newest memories are news: they say what has become of the older ones. */
const NEWS = 3
/** The weight from which a sentence takes a share of its period. What weighs less fills what is left. */
const TELLING = 0.45
/** The weight from which a sentence says something that a rule knows: what is left of the room is not filled with others. */
const SAYING = 0.4
/** The weight from which a sentence may be all that is shown of its period, if the rules know few. */
const FAINT = 0.2
/** One of so many says it in a language that the rules know. */
const SOME = 8
/** What is worth less than this share of the best is no use in its place. */
const NEARLY = 0.5

interface Line {
  places: Set<number>
  /** In tokens: of the line without sentences, and with those chosen. */
  empty: number
  cost: number
}

/**
 * What of memories to show in so many tokens: all, or their sentences that tell most. Those that match the focus come first, then what
 * lasts, then a share for each period of the life; what is left goes to what tells most of the rest. A pure function.
 *
 * @param memories in the order in which they are listed, newest first
 * @returns in that order
 */
export function chooseTold(memories: readonly ReadMemory[], room: number): DigestMemory[] {
  const whole = memories.map(wholeOf)
  const all = costsUpTo(whole, room)
  if (all.length === whole.length) return whole
  const focused = focusedWithin(memories, room * SHARES.focus)
  const picture = memories.map(read => (focused.has(read.memory.id) ? { ...read, told: [] } : read))
  const spent = [...focused.values()].reduce((sum, { cost }) => sum + cost, 0)
  const lines = picked(picture, room - spent)
  const shown = memories.flatMap(({ memory }, of) => {
    const line = lines.get(of)
    const read = picture[of]
    return focused.get(memory.id)?.memory ?? (line && read ? shownOf(read, line.places) : [])
  })
  if (shown.length > 0) return shown
  // too little room for a sentence: the beginning of the one that tells most
  const most = memories.toSorted((a, b) => mostOf(b) - mostOf(a))[0]
  return most
    ? [{ ...most.memory, shown: most.told.toSorted((a, b) => b.weight - a.weight)[0]?.text ?? most.memory.content }]
    : []
}

const mostOf = ({ told }: ReadMemory): number => Math.max(0, ...told.map(({ weight }) => weight))

const wholeOf = ({ memory, asked }: ReadMemory): DigestMemory => ({
  ...memory,
  shown: withQuestion(memory.content, asked),
})

const withQuestion = (text: string, asked: string | undefined): string => (asked ? `(asked: ${asked}) ${text}` : text)

const costOf = (memory: DigestMemory, most: number): number => estimateDatedTokens(`${digestLine(memory, most)}\n`)

/** The first memories that fit. */
function costsUpTo(memories: readonly DigestMemory[], room: number): DigestMemory[] {
  let left = room
  const fitting: DigestMemory[] = []
  for (const memory of memories) {
    // no token has more characters than this, with the space after it
    left -= memory.content.length > left * 8 ? Number.POSITIVE_INFINITY : costOf(memory, Number.MAX_SAFE_INTEGER)
    if (left < 0) break
    fitting.push(memory)
  }
  return fitting
}

/** Memories that match the focus, best first: whole, or the passage that answers it. */
function focusedWithin(
  memories: readonly ReadMemory[],
  room: number,
): Map<string, { memory: DigestMemory; cost: number }> {
  const chosen = new Map<string, { memory: DigestMemory; cost: number }>()
  let left = room
  for (const { memory, told, isFocused } of memories) {
    if (!isFocused || told.every(({ weight }) => weight === 0)) continue
    const cost = costOf(memory, Math.floor(Math.min(left, room * SHARES.end)) - 1)
    if (cost > left || left < FAIR / 2) continue
    left -= cost
    chosen.set(memory.id, { memory, cost })
  }
  return chosen
}

/** The chosen sentences of each memory. */
function picked(memories: readonly ReadMemory[], room: number): Map<number, Line> {
  const periods = Math.max(1, Math.min(PERIODS, Math.floor(memories.length / PERIOD)))
  const candidates = candidatesOf(memories, periods)
  const worth = worthOf(candidates)
  const lines = new Map<number, Line>()
  const order: Candidate[] = []
  const seen = new Set<string>()
  let left = room
  const lineOf = (of: number): Line => {
    const known = lines.get(of)
    if (known) return known
    const read = memories[of]
    const empty = read ? costOf({ ...read.memory, shown: senderOf(read) }, room) + 2 + askedCost(read) : 0
    return { places: new Set(), empty, cost: empty }
  }
  /** Takes the best of some candidates, as long as they fit and are nearly as good. @returns whether one was taken */
  function take(
    some: readonly Candidate[],
    allowance: number,
    share: number,
    { most = some.length, isRest = false } = {},
  ): boolean {
    let taken = 0
    let least = 0
    let rest = Math.min(allowance, left)
    const open = some.filter(({ of, place }) => !lines.get(of)?.places.has(place))
    const scores = open.map(each => ({ each, most: worth(each, seen) })).sort((a, b) => b.most - a.most)
    while (scores.length > 0) {
      let best = -1
      let bestScore = 0
      for (const [at, score] of scores.entries()) {
        if (score.most <= bestScore) break
        score.most = worth(score.each, seen)
        if (score.most > bestScore) [best, bestScore] = [at, score.most]
      }
      const [chosen] = best < 0 ? [] : scores.splice(best, 1)
      if (!chosen || taken === most) return taken > 0
      const { each } = chosen
      // news once, unless there is room left
      if (!isRest && each.events.length > 0 && each.events.every(event => seen.has(event))) continue
      const isWarning = each.weight >= LASTING && each.events.length === 0
      if (chosen.most < least && !isWarning) {
        if (each.weight < LASTING) return taken > 0
        continue
      }
      if (!isWarning) least = Math.max(least, chosen.most * NEARLY)
      const line = lineOf(each.of)
      if (line.places.has(each.place)) continue
      const tokens = each.places.reduce(
        (sum, place, at) => sum + (line.places.has(place) ? 0 : (each.costs[at] ?? 0)),
        0,
      )
      const cost = tokens + (line.places.size === 0 ? line.empty : 0)
      if (cost > rest || (line.places.size > 0 && line.cost + tokens > room * share)) continue
      order.push({ ...each, places: each.places.filter(place => !line.places.has(place)) })
      for (const place of each.places) line.places.add(place)
      line.cost += tokens
      lines.set(each.of, line)
      for (const key of each.said) seen.add(key)
      for (const event of each.events) seen.add(event)
      rest -= cost
      left -= cost
      taken++
    }
    return taken > 0
  }
  take(
    candidates.filter(({ weight }) => weight >= LASTING),
    room * SHARES.lasting,
    SHARES.memory,
  )
  // those that match the focus come before the newest ones
  const newest = memories.findIndex(({ isFocused }) => !isFocused)
  for (let news = newest; news < newest + NEWS; news++)
    take(
      candidates.filter(({ of, weight }) => of === news && weight >= TELLING),
      room * SHARES.news,
      SHARES.memory,
    )
  const saying = candidates.filter(({ weight }) => weight >= SAYING)
  const rest = saying.length * SOME > candidates.length ? saying : candidates
  const fair = left / (periods - 1 + NEWEST)
  for (let period = 0; period < periods; period++) {
    const share = fair * (period === 0 ? NEWEST : 1)
    const own = rest.filter(each => each.period === period && each.weight >= FAINT)
    const telling = own.filter(({ weight }) => weight >= TELLING)
    if (!take(telling, share, SHARES.memory)) take(telling, share * 2, SHARES.memory, { most: 1 })
    if (!own.some(({ of }) => lines.has(of))) take(own.slice(0, 1), left, SHARES.memory, { isRest: true })
  }
  take(rest, left, SHARES.memory, { isRest: true })
  // what the estimates kept back
  left = room - exactCost(memories, lines)
  take(rest, left, SHARES.end, { isRest: true })
  for (let last = order.pop(); last && exactCost(memories, lines) > room; last = order.pop()) {
    for (const place of last.places) lines.get(last.of)?.places.delete(place)
    if (lines.get(last.of)?.places.size === 0) lines.delete(last.of)
  }
  return lines
}

const exactCost = (memories: readonly ReadMemory[], lines: ReadonlyMap<number, Line>): number =>
  memories.reduce((sum, read, of) => {
    const line = lines.get(of)
    return line ? sum + costOf(shownOf(read, line.places), Number.MAX_SAFE_INTEGER) : sum
  }, 0)

const askedCost = ({ asked }: ReadMemory): number => (asked ? estimateDatedTokens(withQuestion('', asked)) : 0)

const senderOf = ({ told }: ReadMemory): string => (told[0]?.sender ? told[0].text : '')

/** The chosen sentences of a memory, with an ellipsis where something is left out. */
function shownOf({ memory, told, asked }: ReadMemory, places: ReadonlySet<number>): DigestMemory {
  const isShown = (_: Told, place: number): boolean => places.has(place) || (place === 0 && _.sender === true)
  const chosen = told.map((each, place) => ({ each, place })).filter(({ each, place }) => isShown(each, place))
  const first = told.findIndex(({ weight }) => weight > 0)
  const question = places.has(first) ? asked : undefined
  if (chosen.length === told.length) return { ...memory, shown: withQuestion(memory.content, question) }
  const text = chosen.map(({ each, place }, at) => {
    const before = chosen[at - 1]
    const gap = before ? (place === before.place + 1 ? ' ' : ' … ') : place > 0 ? '… ' : ''
    return `${gap}${each.text}`
  })
  const end = chosen.at(-1)?.place === told.length - 1 ? '' : ' …'
  return { ...memory, shown: withQuestion(`${text.join('')}${end}`, question) }
}
