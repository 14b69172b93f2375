import type { Told } from '../../../../models/language.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import type { DigestMemory } from './compose-digest.ts'

/** A memory with the weights of its sentences. */
export interface ReadMemory {
  memory: DigestMemory
  /** Weights of 0 are never shown. */
  told: readonly Told[]
  /** The question that its first sentence answers. */
  asked?: string | undefined
  /** It matches the focus. */
  isFocused: boolean
}

/** Sentences of a period that are compared, or this share of them if that is more. */
const COMPARED = { least: 40, share: 0.1 }
/** In tokens. What is shorter costs as much as this for its choice: a short remark is no bargain. */
export const FAIR = 30
/** The weight from which a sentence is chosen wherever it is in the life. */
export const LASTING = 0.9
/** Twice the weight is worth more than twice as much. */
const EMPHASIS = 1.6
/** What a topic adds, how often it is spoken of, how much more of it somebody has, and how much rare words must be new. */
const TOPIC = 0.5
const TOPIC_SAID = 3
const NAMED = 2
const NEW = 2
/** What a sentence is worth less if its events were shown already. */
const KNOWN = 0.88

/** Names within a sentence. Who is spoken to stands between a comma and a mark. */
const NAMES = /(?<=[\p{Ll}\d][,;:]? )(?!(?<=, )\p{Lu}\p{Ll}+(?:[,!.?]|$))\p{Lu}\p{Ll}{2,}/gu

/** A sentence that may be shown. */
export interface Candidate {
  of: number
  place: number
  period: number
  weight: number
  /** The places of what names whom it is about, which is shown with it, and its own. */
  places: number[]
  /** In tokens, of each place. */
  costs: number[]
  tokens: number
  keys: number[]
  /** The words among them that name somebody or something. */
  names: number[]
  /** What has happened to somebody: their news once. */
  events: string[]
  /** Whose words they are: two people may say the same of themselves. */
  said: string[]
}

/** The sentences of each period that weigh most. */
export function candidatesOf(memories: readonly ReadMemory[], periods: number): Candidate[] {
  const found = memories.flatMap(({ told }, of) =>
    told.flatMap(({ weight }, place) => {
      const period = Math.floor((of * periods) / memories.length)
      return weight > 0 ? [{ of, place, period, weight }] : []
    }),
  )
  const heavy = [...Map.groupBy(found, ({ period }) => period).values()].flatMap(some =>
    some
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, Math.max(COMPARED.least, Math.ceil(some.length * COMPARED.share))),
  )
  return heavy.map(each => {
    const { told = [], memory } = memories[each.of] ?? {}
    const places = [...namingOf(told, each.place), each.place]
    const costs = places.map(place =>
      estimateDatedTokens(`${told[place]?.text ?? ''}${place === each.place ? ' … ' : ' '}`),
    )
    const { text = '', events = [] } = told[each.place] ?? {}
    const keys = wordsOf([text]).map(({ key }) => key)
    const speaker = memory?.speaker ?? ''
    return {
      ...each,
      places,
      costs,
      tokens: costs.reduce((sum, cost) => sum + cost, 0),
      keys,
      names: wordsOf([(text.match(NAMES) ?? []).join(' ')]).map(({ key }) => key),
      events: events.map(event => `${speaker} · ${event}`),
      said: keys.map(key => `${speaker} ${key}`),
    }
  })
}

/** The places of the sentences before that one which name whom or what it is about. */
function namingOf(told: readonly Told[], place: number): number[] {
  const before = told[place - 1]
  const isNaming = told[place]?.leans && before && before.weight > 0 && !before.asks
  if (!isNaming) return []
  return [...(before.leans && told[place - 2]?.leans !== true ? namingOf(told, place - 1) : []), place - 1]
}

/**
 * What a sentence is worth: its weight, more for each topic that its speaker comes back to and that is not shown yet, less if its
 * rare words were told already or it is long.
 */
export function worthOf(candidates: readonly Candidate[]): (candidate: Candidate, seen: ReadonlySet<string>) => number {
  const told = countOf(candidates.flatMap(({ keys }) => keys))
  const rarity = (key: number): number => Math.log(candidates.length / (told.get(key) ?? 1))
  const topics = topicsOf(candidates)
  const names = new Set(candidates.flatMap(each => each.names))
  const fixed = new Map(
    candidates.map(each => {
      const rare = each.keys.reduce((sum, key) => sum + rarity(key), 0)
      const length = FAIR / Math.max(FAIR, each.tokens)
      return [
        each,
        {
          rare,
          worth:
            each.weight ** EMPHASIS * (each.places.length > 1 && each.weight < LASTING ? length : Math.sqrt(length)),
        },
      ]
    }),
  )
  return (candidate, seen) => {
    const { rare = 0, worth = 0 } = fixed.get(candidate) ?? {}
    let fresh = 0
    let topic = 0
    for (const [at, key] of candidate.keys.entries()) {
      const said = candidate.said[at] ?? ''
      if (seen.has(said)) continue
      fresh += rarity(key)
      topic += (topics.get(said) ?? 0) * (names.has(key) ? NAMED : 1)
    }
    const known = candidate.events.filter(event => seen.has(event)).length
    const more = 1 + (TOPIC * topic) / Math.sqrt(Math.max(1, candidate.keys.length))
    return worth * more * ((NEW + fresh) / (NEW + rare)) * (1 - KNOWN * (known / Math.max(1, candidate.events.length)))
  }
}

function countOf<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** The words that a speaker comes back to, from 0 to 1 for the one that is most frequent. */
function topicsOf(candidates: readonly Candidate[]): Map<string, number> {
  const counts = countOf(candidates.flatMap(({ said }) => said))
  const most = Math.log(Math.max(TOPIC_SAID, ...counts.values()))
  return new Map([...counts].flatMap(([said, count]) => (count < TOPIC_SAID ? [] : [[said, Math.log(count) / most]])))
}
