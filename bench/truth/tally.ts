import type { Outcome, Reading, Verdict } from './judge.ts'
import type { AnswerVerdict } from './judge-answer.ts'

/** From this confidence on, a value is stored, and from the lower one on it is a suggestion. */
const SURE = 0.9
const SUGGESTED = 0.65

const outcomes = (): Record<Outcome, number> & { judged: number } => ({
  judged: 0,
  right: 0,
  suggested: 0,
  missed: 0,
  wrong: 0,
})

/** Counts of verdicts, of all texts and questions or of those of a kind. */
export class Tally {
  readonly sure = { all: 0, right: 0 }
  /** The same by how the text states the value. */
  readonly sureBy = new Map<Reading, { all: number; right: number }>()
  readonly suggestions = { all: 0, right: 0 }
  readonly traps = { judged: 0, stored: 0, suggested: 0 }
  /** What twins and plain texts state. */
  readonly twins = outcomes()
  /** What traps state next to the trap, such as the last word of a correction. */
  readonly beside = outcomes()
  readonly stray = { stored: 0 }
  readonly answerable = { asked: 0, right: 0, wrong: 0, none: 0 }
  readonly newest = { answered: 0, olderNamed: 0 }
  readonly unanswerable = { asked: 0, answered: 0 }

  addValue(verdict: Verdict, isTrap: boolean): void {
    for (const { confidence, right, reading = 'statement' } of verdict.stored)
      if (confidence >= SURE) {
        const own = this.sureBy.get(reading) ?? { all: 0, right: 0 }
        this.sureBy.set(reading, own)
        for (const each of [this.sure, own]) {
          each.all++
          if (right) each.right++
        }
      }
    for (const { confidence, right } of verdict.suggested)
      if (confidence >= SUGGESTED) {
        this.suggestions.all++
        if (right) this.suggestions.right++
      }
    if (verdict.trap !== undefined) {
      this.traps.judged++
      if (verdict.trap !== 'kept out') this.traps[verdict.trap]++
    }
    if (verdict.stated !== undefined) {
      const part = isTrap ? this.beside : this.twins
      part.judged++
      part[verdict.stated]++
    }
    if (verdict.stray) this.stray.stored++
  }

  addAnswer(verdict: AnswerVerdict, olderNamed: boolean | undefined): void {
    this.answerable.asked++
    this.answerable[verdict]++
    if (verdict !== 'right' || olderNamed === undefined) return
    this.newest.answered++
    if (olderNamed) this.newest.olderNamed++
  }

  addUnanswerable(isAnswered: boolean): void {
    this.unanswerable.asked++
    if (isAnswered) this.unanswerable.answered++
  }

  /** One line: only what was judged. */
  summary(): string {
    const { traps, twins, beside, stray, answerable, unanswerable } = this
    const stated = (name: string, part: typeof twins): string[] =>
      part.judged > 0
        ? [
            `${name} ${part.judged}: right ${part.right}, suggested ${part.suggested}, missed ${part.missed}, wrong ${part.wrong}`,
          ]
        : []
    return [
      ...(traps.judged > 0 ? [`traps ${traps.judged}: stored ${traps.stored}, suggested ${traps.suggested}`] : []),
      ...stated('twins', twins),
      ...stated('beside', beside),
      ...(stray.stored > 0 ? [`stray ${stray.stored}`] : []),
      ...(answerable.asked > 0
        ? [
            `answerable ${answerable.asked}: right ${answerable.right}, wrong ${answerable.wrong}, none ${answerable.none}`,
          ]
        : []),
      ...(unanswerable.asked > 0 ? [`unanswerable ${unanswerable.asked}: answered ${unanswerable.answered}`] : []),
    ].join('; ')
  }
}
