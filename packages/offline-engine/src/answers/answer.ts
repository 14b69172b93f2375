import type { Answer, AnswerInput } from '../types.ts'
import { type Asked, readAsked } from './asked.ts'
import { repliesTo } from './asserted.ts'
import { composed } from './composed.ts'
import { correctionsOf } from './corrections.ts'
import { currentOf } from './current.ts'
import { hasExpectedKind } from './expected-kind.ts'
import { FEATURES, type MeasuredSentences, measureSentences } from './features.ts'
import { type Choice, GROUNDS, groundsOf } from './grounds.ts'
import { type PassageSentence, passageSentences } from './passage-sentences.ts'
import { type Kind, type Part, partsOf } from './question-parts.ts'
import { STATED, statedAnswer } from './stated-answer.ts'
import { type Supporting, supporting } from './support.ts'
import { misreadOf } from './verb-use.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Minimum probability that an answer is right; below it nothing is returned. */
export const SAID = 0.3
/** A further sentence is added if it has this share of the odds, and this much compared with the best one. */
const ADDS = 0.05
const BESIDE_BEST = 0.2
const MAX_SENTENCES = 3
const LEADS = FEATURES.indexOf('leads')
/** A further sentence covers this share of what the best one covers of the question. Less is a word or two in common. */
const SOMETHING = 0.2
const MEASURED_KINDS: ReadonlySet<Kind> = new Set(['time', 'money', 'number'])
/** Two sentences that share this much of the shorter one say the same, or contradict each other. */
const ALIKE = 0.6

/** What leads this much less than the best sentence is about something else. */
const AS_MUCH = 0.7

interface Saying {
  /** What sentences have to support [whatever is likely]. */
  asked?: Asked
  weights?: Weights
  measured?: MeasuredSentences | undefined
}

/** The answer to one part of a question. */
export interface Said {
  sentences: readonly PassageSentence[]
  /** The newest sentence that the first one replaces. */
  older?: PassageSentence | undefined
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
export function answerOffline({ question, passages, now = new Date(), times }: AnswerInput): Answer | undefined {
  const parts = partsOf(question)
  const placed = passageSentences(passages, parts)
  const said = parts.flatMap(part => {
    const asked = readAsked(part.text, now, times)
    const likely = sayTo(part, placed, { asked })
    const stated = statedAnswer(asked, placed, supporting(asked, placed, placed).states)
    if (!likely || likely.probability < SAID) return ofValues(stated)
    return [{ ...likely, ...currentOf(asked, likely, placed, stated) }]
  })
  if (said.length === 0) return undefined
  // what is no longer so supports nothing
  const used = said.flatMap(({ sentences }) => sentences)
  const sources = [...new Set(used)].map(({ passage: { id }, start, end, text }) => ({ id, start, end, text }))
  return {
    answer: composed(said),
    confidence: Math.round(Math.max(...said.map(({ probability }) => probability)) * 100) / 100,
    sources,
    engine: 'offline',
  }
}

/** The sentences of stored values whose property the question asks for. */
function ofValues(sentences: readonly PassageSentence[]): Said[] {
  return sentences.length === 0 ? [] : [{ sentences, grounds: [], probability: STATED }]
}

/**
 * The most likely sentences for one part of a question, however unlikely; undefined if no passage is related to it, or only
 * other questions are.
 */
export function sayTo(
  part: Part,
  placed: readonly PassageSentence[],
  { asked, weights = WEIGHTS, measured = measureSentences(part, placed) }: Saying = {},
): Said | undefined {
  if (!measured) return undefined
  const ranked = rankedBy(part, measured, weights, asked && supporting(asked, measured.sentences, placed))
  const choice = asked?.isState === true ? newestOf(ranked) : likeliest(part, ranked)
  if (!choice) return undefined
  const grounds = groundsOf(part, choice, placed)
  return {
    sentences: withReplies(asked, withCorrections(newestFirst(choice.sentences), placed), placed),
    older: choice.older,
    grounds,
    probability: probabilityOf(grounds, weights),
  }
}

/** A sentence that may answer, with its share of the odds and how much of the question it covers compared with the best. */
interface Ranked {
  sentence: PassageSentence
  share: number
  ofAll: number
  lacks: number
  leads: number
}

/** A sentence that only wishes or asks what is asked leaves an answer to those that are nearly as likely. */
const NEARLY = 0.5

/** The sentences that support an answer, most likely first. */
function rankedBy(
  part: Part,
  measured: MeasuredSentences,
  weights: Weights,
  supported: Supporting | undefined,
): Ranked[] {
  const misread = misreadOf(part.verb, measured.sentences)
  const { shares, ofAll } = sharesOf(measured, weights)
  const ranked = measured.sentences
    .map((sentence, n) => ({
      sentence,
      ofAll,
      share: shares[n] ?? 0,
      lacks: measured.lacks[n] ?? 0,
      leads: measured.features[n]?.[LEADS] ?? 0,
    }))
    .filter(({ sentence }) => !sentence.asks && !misread.has(sentence) && (supported?.isAbout(sentence) ?? true))
    .sort((a, b) => b.share - a.share)
  const told = ranked.filter(({ sentence }) => supported?.isTold(sentence) ?? true)
  return (told[0]?.share ?? 0) < NEARLY * (ranked[0]?.share ?? 0) ? [] : told
}

function likeliest(part: Part, ranked: readonly Ranked[]): Choice | undefined {
  const [best] = ranked
  if (!best) return undefined
  const needsKind = MEASURED_KINDS.has(part.kind) && hasExpectedKind(part, best.sentence)
  const sentences: PassageSentence[] = []
  let share = 0
  for (const { sentence, share: own, leads } of ranked) {
    const isFirst = sentences.length === 0
    if (!isFirst && own < Math.max(ADDS, BESIDE_BEST * best.share)) break
    if (!isFirst && leads < SOMETHING * best.leads) continue
    const told = sentences.some(other => sameText(other, sentence))
    if (!told && sentences.length === MAX_SENTENCES) break
    // one without the day or the number that is asked for supports the answer and is not part of it
    if (!told && (isFirst || !needsKind || hasExpectedKind(part, sentence))) sentences.push(sentence)
    share += own
  }
  return { sentences, share: share * best.ofAll, lacks: best.lacks }
}

/** Of what was said about a state, only the newest is true; of each record, if several are as likely. */
function newestOf(ranked: readonly Ranked[]): (Choice & { older: PassageSentence | undefined }) | undefined {
  const [best] = ranked
  if (!best) return undefined
  const likely = ranked.filter(({ share, leads }) => share >= ADDS * best.share && leads >= AS_MUCH * best.leads)
  const ofEach = [...Map.groupBy(likely, ({ sentence }) => sentence.passage.about).values()]
    .filter(each => each.some(({ share }) => share >= BESIDE_BEST * best.share))
    .map(each => each.map(({ sentence }) => sentence).sort((a, b) => timeOf(b) - timeOf(a)))
  const [first] = ofEach
  const newest = first?.[0]
  return {
    sentences: ofEach.flatMap(each => each.slice(0, 1)).slice(0, MAX_SENTENCES),
    older: newest && first.find(other => timeOf(other) < timeOf(newest) && replaces(newest, other)),
    share: likely.reduce((sum, { share }) => sum + share, 0) * best.ofAll,
    lacks: best.lacks,
  }
}

const timeOf = ({ passage }: PassageSentence): number => passage.timestamp.getTime()

const CHANGES = /\b(?:now|instead|no longer|anymore|new|moved|changed|switched|replaced|quit|left|since|as of|from)\b/i

/** Whether a newer sentence says something else than an older one, and does not only add to it. */
function replaces(newer: PassageSentence, older: PassageSentence): boolean {
  if (CHANGES.test(newer.text)) return !sameText(newer, older)
  const known = new Set(newer.words.map(({ concept }) => concept))
  return older.words.some(({ concept, weight }) => weight > 0 && !known.has(concept))
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

/** Each sentence that reports a question with the one that tells the answer. */
function withReplies(
  asked: Asked | undefined,
  sentences: readonly PassageSentence[],
  placed: readonly PassageSentence[],
): readonly PassageSentence[] {
  if (!asked) return sentences
  const replies = repliesTo(asked, placed)
  return [...new Set(sentences.flatMap(sentence => [sentence, replies.get(sentence) ?? []].flat()))]
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
