import type { Dictionary } from './dictionary.ts'
import type { Sentence, Token } from './sentences.ts'
import { NEGATIONS, PHRASE_ENDS, STOP_WORDS } from './words.ts'

/** A run of tokens that may be a value by its position in the sentence; `to` is the first token after it. */
export interface Chunk {
  from: number
  to: number
  kind: ChunkKind
  /** Number of items in the list it is part of; 1 outside of lists. */
  listed: number
}

export type ChunkKind = 'noun' | 'joined' | 'clause'

const MAX_NOUN = 6
const MAX_CLAUSE = 12
const MAX_CHUNKS = 48

const DETERMINER =
  /^(?:a|an|the|this|that|these|those|some|any|another|every|each|my|our|your|his|her|its|their|two|three|four|both|new|own|no)$/
const LINK = /^(?:of|in|on|at|for|with|to|from|about|between|under|behind|around|near)$/
const OPENS_CLAUSE =
  /^(?:and|but|or|to|that|because|so|when|if|while|since|as|though|although|which|who|after|before|than)$/
const FILLER =
  /^(?:really|very|just|also|still|only|quite|already|now|then|even|please|maybe|probably|actually|mainly|mostly|usually|always|again|yes|no|ok|okay|well|so|too|here|there|hi|hello|hey|thanks|thank|dear)$/

/** Whether a word is read as a verb if nothing before it makes it a noun. */
function isVerb(token: Token, previous: Token | undefined, open: boolean, dictionary: Dictionary): boolean {
  if (!/^\p{Ll}/u.test(token.raw) && open) return false
  if (dictionary.is(token.lower, 'Copula', 'Modal')) return true
  const bare = token.before === 'none' && previous !== undefined && DETERMINER.test(previous.lower)
  if (bare) return false
  if (dictionary.is(token.lower, 'PastTense', 'PresentTense')) return true
  return !open && dictionary.is(token.lower, 'Infinitive', 'PhrasalVerb', 'Auxiliary')
}

const isEdge = ({ lower }: Token): boolean =>
  STOP_WORDS.has(lower) || PHRASE_ENDS.has(lower) || NEGATIONS.has(lower) || FILLER.test(lower)

/** The noun phrases of a sentence, those joined by a preposition, and its clauses. */
export function chunksOf({ tokens }: Sentence, dictionary: Dictionary): Chunk[] {
  const nouns = nounsOf(tokens, dictionary)
  const found: Chunk[] = [...nouns]
  for (const [at, one] of nouns.entries()) {
    let end = one
    for (let step = 1; step <= 2; step += 1) {
      const next = nouns[at + step]
      if (next === undefined || !linked(tokens, end.to, next.from)) break
      found.push({ from: one.from, to: next.to, kind: 'joined', listed: 1 })
      end = next
    }
  }
  const known = new Set(found.map(one => `${one.from} ${one.to}`))
  for (const clause of clausesOf(tokens)) {
    const key = `${clause.from} ${clause.to}`
    if (!known.has(key)) found.push(clause)
    known.add(key)
  }
  countLists(tokens, nouns)
  return found.slice(0, MAX_CHUNKS)
}

function nounsOf(tokens: readonly Token[], dictionary: Dictionary): Chunk[] {
  const nouns: Chunk[] = []
  let from = -1
  const close = (to: number): void => {
    if (from >= 0 && to > from && tokens.slice(from, to).some(token => /\p{L}{2}|\p{L}.*\d|\d.*\p{L}/u.test(token.raw)))
      nouns.push({ from, to, kind: 'noun', listed: 1 })
    from = -1
  }
  for (const [at, token] of tokens.entries()) {
    if (from >= 0 && (token.before !== 'none' || at - from >= MAX_NOUN)) close(at)
    if (isEdge(token) || isVerb(token, tokens[at - 1], from >= 0, dictionary)) close(at)
    else if (from < 0) from = at
  }
  close(tokens.length)
  return nouns
}

/** Whether a preposition, and perhaps an article, joins the two. */
function linked(tokens: readonly Token[], end: number, from: number): boolean {
  const between = tokens.slice(end, from)
  return (
    between.length > 0 &&
    between.length <= 2 &&
    LINK.test(between[0]?.lower ?? '') &&
    (between.length === 1 || DETERMINER.test(between[1]?.lower ?? '')) &&
    tokens.slice(end, from + 1).every(token => token.before === 'none')
  )
}

/** The words between two breaks, or after a conjunction. */
function clausesOf(tokens: readonly Token[]): Chunk[] {
  const found: Chunk[] = []
  let from = 0
  while (from < tokens.length) {
    let end = from + 1
    while (end < tokens.length && tokens[end]?.before === 'none') end += 1
    const starts = [from]
    for (let at = from; at < end; at += 1) if (OPENS_CLAUSE.test(tokens[at]?.lower ?? '')) starts.push(at + 1)
    for (const start of starts) {
      let first = start
      while (
        first < end &&
        (FILLER.test(tokens[first]?.lower ?? '') ||
          OPENS_CLAUSE.test(tokens[first]?.lower ?? '') ||
          /^(?:a|an|the)$/.test(tokens[first]?.lower ?? ''))
      )
        first += 1
      let cut = first
      while (cut < end && !/^(?:and|but|or|because|while|though|if|so)$/.test(tokens[cut]?.lower ?? '')) cut += 1
      for (const to of cut === end ? [end] : [cut, end])
        if (to - first >= 2 && to - first <= MAX_CLAUSE) found.push({ from: first, to, kind: 'clause', listed: 1 })
    }
    from = end
  }
  return found
}

/** Counts the noun phrases that are joined by commas and "and". */
function countLists(tokens: readonly Token[], nouns: readonly Chunk[]): void {
  let run: Chunk[] = []
  const close = (): void => {
    for (const one of run) one.listed = run.length
    run = []
  }
  for (const one of nouns) {
    const last = run.at(-1)
    const between = last === undefined ? [] : tokens.slice(last.to, one.from)
    const comma = tokens.slice(last?.to ?? 0, one.from + 1).some(token => token.before === 'comma')
    const joined =
      last !== undefined &&
      between.every(token => /^(?:and|or|&|plus|a|an|the|some|also|my|our|his|her)$/.test(token.lower)) &&
      (comma || between.some(token => /^(?:and|or|&|plus)$/.test(token.lower))) &&
      tokens.slice(last.to, one.from + 1).every(token => token.before !== 'hard')
    if (!joined) close()
    run.push(one)
  }
  close()
}
