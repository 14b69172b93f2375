import { SAID, sayTo } from '../../../../packages/offline-engine/src/answers/answer.ts'
import type { Weights } from '../../../../packages/offline-engine/src/answers/weights.ts'
import type { Sample } from './sample.ts'

const BINS = 5
const THRESHOLDS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]
const HEAD = 'questions           asked  answered   says it   memory  sentences  of what is asked'

interface Outcome {
  kind: string
  answerable: boolean
  /** The highest probability of any part, returned or not. */
  probability: number
  answered: boolean
  /** Share of the requested things that are answered. */
  share: number
  right: boolean
  /** A sentence belongs to a memory that was judged to answer. */
  memory: boolean
  sentences: number
  /** Each part of the question separately: its probability, and whether one of the requested things is answered. */
  parts: { probability: number; right: boolean }[]
}

/** Counts what is answered to each of the questions, and how much of it is right. */
export class Tally {
  readonly #outcomes: Outcome[] = []

  add(samples: readonly Sample[], weights: Weights): this {
    for (const { kind, answerable, evidence, asked, parts, placed, saysOf } of samples) {
      const all = parts.flatMap(({ part, measured }) => (measured && sayTo(part, placed, { weights, measured })) ?? [])
      const said = all.filter(({ probability }) => probability >= SAID)
      const probability = Math.max(0, ...all.map(one => one.probability))
      const told = [...new Set((said.length > 0 ? said : all).flatMap(({ sentences }) => sentences))]
      const things = new Set(told.flatMap(saysOf))
      this.#outcomes.push({
        kind,
        answerable,
        probability,
        answered: said.length > 0,
        share: things.size / asked,
        right: things.size > 0,
        memory: answerable && told.some(({ passage }) => evidence.has(passage.id)),
        sentences: told.length,
        parts: all.map(one => ({
          probability: one.probability,
          right: one.sentences.some(each => saysOf(each).length > 0),
        })),
      })
    }
    return this
  }

  /**
   * By kind of question: how many are answered, and in percent of these how many are right and from the right memory.
   */
  get table(): string {
    const kinds = [...new Set(this.#outcomes.map(({ kind }) => kind))].sort()
    const answerable = this.#outcomes.filter(one => one.answerable)
    return [
      HEAD,
      ...kinds.map(kind =>
        line(
          kind,
          this.#outcomes.filter(one => one.kind === kind),
        ),
      ),
      line('with an answer', answerable),
      line('all', this.#outcomes),
    ].join('\n')
  }

  /** By minimum probability: how many questions are answered, how many answers are right, how many are wrong. */
  get trade(): string {
    const lines = THRESHOLDS.map(threshold => {
      const said = this.#outcomes.filter(({ parts }) => parts.some(({ probability }) => probability >= threshold))
      const answered = said.filter(one => one.answerable)
      const right = answered.filter(({ parts }) => parts.some(part => part.right && part.probability >= threshold))
      const of = (part: number, whole: number): string =>
        `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(0)} %)`.padStart(20)
      const asked = this.#outcomes.filter(one => one.answerable).length
      return [
        threshold.toFixed(2),
        of(answered.length, asked),
        of(right.length, answered.length),
        of(said.length - answered.length, this.#outcomes.length - asked),
      ].join('')
    })
    return ['said from       answered             says it       unanswerable', ...lines].join('\n')
  }

  /**
   * By claimed probability, over all questions whether answered or not: how many, the mean claim and the share that is
   * right.
   */
  get reliability(): string {
    const lines = Array.from({ length: BINS }, (_, bin) => {
      const inside = this.#outcomes.filter(
        ({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin,
      )
      if (inside.length === 0) return []
      const claimed = mean(inside.map(({ probability }) => probability))
      const right = mean(inside.map(one => (one.right ? 1 : 0)))
      const range = `${(bin / BINS).toFixed(1)} to ${((bin + 1) / BINS).toFixed(1)}`
      return [`${range}  ${String(inside.length).padStart(9)}  ${claimed.toFixed(2)}     ${right.toFixed(2)}`]
    })
    return ['claimed     questions  mean  says it', ...lines.flat()].join('\n')
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

function line(name: string, outcomes: readonly Outcome[]): string {
  const answered = outcomes.filter(one => one.answered)
  const percent = (values: readonly number[]): string => (answered.length === 0 ? '-' : (100 * mean(values)).toFixed(0))
  return [
    name.padEnd(18),
    String(outcomes.length).padStart(7),
    `${answered.length} ${`(${((100 * answered.length) / (outcomes.length || 1)).toFixed(0)} %)`.padStart(6)}`.padStart(
      10,
    ),
    percent(answered.map(one => (one.right ? 1 : 0))).padStart(9),
    percent(answered.map(one => (one.memory ? 1 : 0))).padStart(8),
    (answered.length === 0 ? '-' : mean(answered.map(one => one.sentences)).toFixed(1)).padStart(10),
    percent(answered.map(one => one.share)).padStart(17),
  ].join('')
}
