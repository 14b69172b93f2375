import type { Answer, AnswerInput } from '../types.ts'
import { correctionsOf } from './corrections.ts'
import { hasExpectedKind } from './expected-kind.ts'
import { FEATURES, type MeasuredSentences, measureSentences } from './features.ts'
import { type Choice, GROUNDS, groundsOf } from './grounds.ts'
import { type PassageSentence, passageSentences } from './passage-sentences.ts'
import { type Kind, type Part, partsOf } from './question-parts.ts'
import { misreadOf } from './verb-use.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Minimum probability that an answer is right; below it nothing is returned. */
export const SAID = 0.55
/** A further sentence is added if it has this share of the odds, and this much compared with the best one. */
const ADDS = 0.05
const BESIDE_BEST = 0.2
const MAX_SENTENCES = 3
const LEADS = FEATURES.indexOf('leads')
const MEASURED_KINDS: ReadonlySet<Kind> = new Set(['time', 'money', 'number'])
/** Two sentences that share this much of the shorter one say the same, or contradict each other. */
const ALIKE = 0.6

/** The answer to one part of a question. */
export interface Said {
  sentences: readonly PassageSentence[]
  /** In the order of `GROUNDS`. */
  grounds: readonly number[]
  /** The probability that one of the sentences answers it, 0..1. */
  probability: number
}

/**
 * Returns the sentences of the passages that answer the question, word for word, with their sources; undefined if none
 * is likely to. A question of several parts ("when …, and who …?") is answered part by part, as far as possible. Of
 * contradicting sentences the newest comes first.
 */
export function answerOffline({ question, passages }: AnswerInput): Answer | undefined {
  const parts = partsOf(question)
  const placed = passageSentences(passages, parts)
  const said = parts.flatMap(part => sayTo(part, placed) ?? []).filter(({ probability }) => probability >= SAID)
  if (said.length === 0) return undefined
  const sources = [...new Set(said.flatMap(({ sentences }) => sentences))].map(({ passage, start, end, text }) => ({
    id: passage.id,
    start,
    end,
    text,
  }))
  return {
    answer: sources.map(({ text }) => text).join(' '),
    confidence: Math.round(Math.max(...said.map(({ probability }) => probability)) * 100) / 100,
    sources,
    engine: 'offline',
  }
}

/**
 * The most likely sentences for one part of a question, however unlikely; undefined if no passage is related to it, or only
 * other questions are.
 */
export function sayTo(
  part: Part,
  placed: readonly PassageSentence[],
  weights: Weights = WEIGHTS,
  measured: MeasuredSentences | undefined = measureSentences(part, placed),
): Said | undefined {
  if (!measured) return undefined
  const choice = likeliest(part, measured, weights)
  if (!choice) return undefined
  const grounds = groundsOf(part, choice, placed)
  return {
    sentences: withCorrections(newestFirst(choice.sentences), placed),
    grounds,
    probability: probabilityOf(grounds, weights),
  }
}

function likeliest(part: Part, measured: MeasuredSentences, weights: Weights): Choice | undefined {
  const misread = misreadOf(part.verb, measured.sentences)
  const { shares, ofAll } = sharesOf(measured, weights)
  const ordered = [...shares.keys()]
    // a question does not say what it asks for, however many words it has in common
    .filter(n => {
      const sentence = measured.sentences[n]
      return sentence?.asks === false && !misread.has(sentence)
    })
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b)
  const first = ordered[0]
  if (first === undefined) return undefined
  const best = shares[first] ?? 0
  const fits = (n: number): boolean => {
    const sentence = measured.sentences[n]
    return sentence !== undefined && hasExpectedKind(part, sentence)
  }
  const needsKind = MEASURED_KINDS.has(part.kind) && fits(first)
  // a further sentence has something that the question asks for
  const asked = (n: number): boolean => (measured.features[n]?.[LEADS] ?? 0) > 0
  const sentences: PassageSentence[] = []
  let share = 0
  for (const n of ordered) {
    const [one, own] = [measured.sentences[n], shares[n] ?? 0]
    if (!one || (sentences.length > 0 && own < Math.max(ADDS, BESIDE_BEST * best))) break
    if (sentences.length > 0 && !asked(n)) continue
    const told = sentences.some(other => sameText(other, one))
    if (!told && sentences.length === MAX_SENTENCES) break
    // one without the day or the number that is asked for supports the answer and is not part of it
    if (!told && (sentences.length === 0 || !needsKind || fits(n))) sentences.push(one)
    share += own
  }
  return { sentences, share: share * ofAll, lacks: measured.lacks[first] ?? 0 }
}

/**
 * For each sentence its share of the odds; `ofAll` is the share of all of them if the usual odds of other sentences are
 * added: the best of few is less certain than the best of many.
 */
function sharesOf({ features }: MeasuredSentences, weights: Weights): { shares: number[]; ofAll: number } {
  const weightOf = FEATURES.map(name => weights.features[name])
  const scores = features.map(values => values.reduce((sum, value, at) => sum + value * (weightOf[at] ?? 0), 0))
  const most = Math.max(...scores)
  const odds = scores.map(score => Math.exp(score - most))
  const total = odds.reduce((sum, each) => sum + each, 0)
  return { shares: odds.map(each => each / total), ofAll: total / (total + Math.exp(weights.others - most)) }
}

function probabilityOf(grounds: readonly number[], weights: Weights): number {
  const logOdds = GROUNDS.reduce((sum, name, at) => sum + weights.grounds[name] * (grounds[at] ?? 0), weights.before)
  return 1 / (1 + Math.exp(-logOdds))
}

/** Each sentence with the last one that corrects it before it, so that the correction is what the answer begins with. */
function withCorrections(sentences: readonly PassageSentence[], placed: readonly PassageSentence[]): PassageSentence[] {
  const corrected = correctionsOf(placed)
  return [...new Set(sentences.flatMap(sentence => [corrected.get(sentence) ?? [], sentence].flat()))]
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const sameText = (a: PassageSentence, b: PassageSentence): boolean => letters(a.text) === letters(b.text)

/** Best first, but of two sentences that say the same about different days the newer one comes first. */
function newestFirst(best: readonly PassageSentence[]): PassageSentence[] {
  const ordered: PassageSentence[] = []
  for (const one of best) {
    const older = ordered.findIndex(other => alike(other, one) && other.passage.timestamp < one.passage.timestamp)
    ordered.splice(older < 0 ? ordered.length : older, 0, one)
  }
  return ordered
}

function alike(a: PassageSentence, b: PassageSentence): boolean {
  const [ours, theirs] = [a, b].map(({ words }) => new Set(words.map(({ concept }) => concept)))
  if (!ours || !theirs) return false
  const shared = [...ours].filter(concept => theirs.has(concept)).length
  return shared >= ALIKE * Math.min(ours.size, theirs.size)
}
