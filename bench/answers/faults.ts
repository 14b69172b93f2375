import { answerOffline } from '../../packages/offline-engine/src/answers/answer.ts'
import { comparedWith } from '../../packages/offline-engine/src/answers/compare.ts'
import { hasExpectedKind } from '../../packages/offline-engine/src/answers/expected-kind.ts'
import { type PassageSentence, passageSentences } from '../../packages/offline-engine/src/answers/passage-sentences.ts'
import { precedingCover } from '../../packages/offline-engine/src/answers/preceding-messages.ts'
import { type Part, partsOf } from '../../packages/offline-engine/src/answers/question-parts.ts'
import { type AskedQuestion, askedQuestions } from './samples.ts'

/** What no answer may do, however likely it is to be right. */
export const FAULTS = ['question', 'corrected', 'unasked'] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultyAnswer {
  question: string
  fault: Fault
  answer: string
}

/** How people begin to take back what was just said, more of them than the engine knows. */
const TAKES_BACK =
  /^(?:[\p{Lu}][\p{L} ]{0,30}: )?(?:(?:oh|ah|no|sorry|wait|well|hm+|ok|okay|and|but)\b[\s,.!…–—-]*)*(?:actually|correction|scratch that|strike that|i mean[t]?\b|make (?:it|that)|change of plan|on second thought|my mistake|instead)/iu
const HOURS = 24

/** The answers of a judged corpus, and those that have a fault. */
export async function faultsIn(path: string): Promise<{ answers: number; faulty: FaultyAnswer[] }> {
  const asked = (await askedQuestions(path)).flatMap(one => {
    const answer = answerOffline(one)
    return answer ? [{ one, answer }] : []
  })
  const faulty = asked.flatMap(({ one, answer }) =>
    faultsOf(one, answer).map(fault => ({ question: one.question, fault, answer: answer.answer })),
  )
  return { answers: asked.length, faulty }
}

type Answered = NonNullable<ReturnType<typeof answerOffline>>

/** What is wrong with an answer, judged by the passages that it is from. */
export function faultsOf(
  { question, passages }: Pick<AskedQuestion, 'question' | 'passages'>,
  answer: Answered,
): Fault[] {
  const parts = partsOf(question)
  const placed = passageSentences(passages, parts)
  const said = answer.sources.flatMap(
    ({ id, start }) => placed.find(one => one.passage.id === id && one.start === start) ?? [],
  )
  const corrections = correctionsIn(placed)
  const faults = new Set<Fault>()
  for (const [at, sentence] of said.entries()) {
    if (sentence.asks || sentence.text.includes('?')) faults.add('question')
    const by = corrections.get(sentence)
    if (by && !said.slice(0, at).includes(by)) faults.add('corrected')
    const before = said[at - 1]
    const continues = at === 0 || before?.passage === sentence.passage
    const fits = continues && parts.some(part => part.kind !== 'other' && hasExpectedKind(part, sentence))
    const asked = parts.some(part => covers(part, sentence) || (at === 0 && replies(part, sentence, placed)))
    if (at > 0 && lacksKind(parts, sentence) && !corrections.has(sentence)) faults.add('unasked')
    else if (!asked && !fits && ![...corrections.values()].includes(sentence)) faults.add('unasked')
  }
  return [...faults]
}

const covers = (part: Part, sentence: PassageSentence): boolean =>
  comparedWith(part)(sentence).cover.some(value => value > 0)

/** Whether all that is asked for is a day, an amount or a number, and the sentence has none. */
const lacksKind = (parts: readonly Part[], sentence: PassageSentence): boolean =>
  parts.every(part => ['time', 'money', 'number'].includes(part.kind) && !hasExpectedKind(part, sentence))

/** Whether a message just before the sentence has words of the question: "Is Anna in Poland?" – "No, in Gdynia." */
function replies(part: Part, { passage }: PassageSentence, placed: readonly PassageSentence[]): boolean {
  const before = precedingCover(
    placed,
    placed.map(one => comparedWith(part)(one).cover),
  )
  return before(passage).some(cover => cover.some(value => value > 0))
}

/** For each sentence, the next one of the same conversation that takes it back. */
function correctionsIn(placed: readonly PassageSentence[]): Map<PassageSentence, PassageSentence> {
  const time = ({ passage }: PassageSentence): number => passage.timestamp.getTime()
  const ordered = placed.toSorted((a, b) => time(a) - time(b))
  return new Map(
    ordered.flatMap((by, n) => {
      const before = ordered[n - 1]
      if (!before || by.asks || !TAKES_BACK.test(by.text) || time(by) - time(before) > HOURS * 3_600_000) return []
      return [[before, by] as const]
    }),
  )
}
