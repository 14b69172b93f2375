import { SAID, sayTo } from '../../server/src/models/offline/answers/answer.ts'
import type { Weights } from '../../server/src/models/offline/answers/weights.ts'
import type { Sample } from './samples.ts'

const BINS = 5
const HEAD = 'questions           asked  answered   says it   memory  sentences  of what is asked'

interface Outcome {
  kind: string
  answerable: boolean
  /** The best chance of any part, said or not. */
  chance: number
  answered: boolean
  /** Share of the things asked for that are said. */
  share: number
  right: boolean
  /** A sentence is of a memory that was judged to answer. */
  memory: boolean
  sentences: number
}

/** What is said to each of the questions, and how much of it is right. */
export class Tally {
  readonly #outcomes: Outcome[] = []

  add(samples: readonly Sample[], weights: Weights): this {
    for (const { kind, answerable, evidence, asked, parts, placed, saysOf } of samples) {
      const all = parts.flatMap(part => sayTo(part, placed, weights) ?? [])
      const said = all.filter(({ chance }) => chance >= SAID)
      const chance = Math.max(0, ...all.map(one => one.chance))
      const told = [...new Set((said.length > 0 ? said : all).flatMap(({ sentences }) => sentences))]
      const things = new Set(told.flatMap(saysOf))
      this.#outcomes.push({
        kind,
        answerable,
        chance,
        answered: said.length > 0,
        share: things.size / asked,
        right: things.size > 0,
        memory: answerable && told.some(({ passage }) => evidence.has(passage.id)),
        sentences: told.length,
      })
    }
    return this
  }

  /** By kind of question: how many are answered, and in percent of the answers how many say it and are of the right memory. */
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

  /** By what was claimed, of all questions whether answered or not: how many, the mean claim and the share that says it. */
  get reliability(): string {
    const lines = Array.from({ length: BINS }, (_, bin) => {
      const inside = this.#outcomes.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin)
      if (inside.length === 0) return []
      const claimed = mean(inside.map(({ chance }) => chance))
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
