import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openKeepsake } from '../lib/keepsake.ts'
import { options as commandLine } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { type Judging, runQuestions, runTexts } from '../truth/run-set.ts'
import { type Half, readTruthSet } from '../truth/set.ts'
import { Tally } from '../truth/tally.ts'

const FAILURES = join(import.meta.dirname, '../results/truth-failures.json')
const QUICK = { texts: 5, stores: 1 }

/**
 * Whether only what was said is stored, and only what is known is answered, without a language model: on the half of the
 * judged traps that may be read, or, with only counts shown, with `--held-out` on the other one or with `--blind` on a
 * set of other authorship and subjects; with `--plain` on statements in other words than those of the first sets, and with `--styles` on terse notes, voice
 * transcripts, mixed languages and tickets; with `--kinds` on further kinds, such as code and placeholders.
 */
export const truth: Suite = {
  name: 'truth',
  async run(options) {
    const half: Half = commandLine.blind
      ? 'blind'
      : commandLine['held-out']
        ? 'held-out'
        : commandLine.plain
          ? 'plain'
          : commandLine.styles
            ? 'styles'
            : commandLine.kinds
              ? 'kinds'
              : 'dev'
    const set = await readTruthSet(half)
    if (options.quick) {
      for (const part of [set.texts, set.conversations]) part.items.splice(QUICK.texts)
      set.stores.splice(QUICK.stores)
    }
    const { all, kinds, failures, judging } = collect()
    const keepsake = await openKeepsake('PGlite', 1, { models: false })
    await runTexts(keepsake.client, set, judging)
    await runQuestions(keepsake, set.stores, judging)
    await keepsake.end()
    for (const [kind, tally] of kinds) say(`  ${kind.padEnd(22)} ${tally.summary()}`)
    say(`  ${'all'.padEnd(22)} ${all.summary()}`)
    if (half === 'dev') {
      await mkdir(join(FAILURES, '..'), { recursive: true })
      await writeFile(FAILURES, `${JSON.stringify(failures, null, 2)}\n`)
      say(`  What failed is written to ${FAILURES}`)
    }
    note(all, half, options)
  },
}

interface Collected {
  all: Tally
  kinds: Map<string, Tally>
  failures: object[]
  judging: Judging
}

/** Tallies by kind, and what failed. */
function collect(): Collected {
  const all = new Tally()
  const kinds = new Map<string, Tally>()
  const failures: object[] = []
  const both = (kind: string, add: (tally: Tally) => void): void => {
    const tally = kinds.get(kind) ?? new Tally()
    kinds.set(kind, tally)
    for (const each of [all, tally]) add(each)
  }
  const judging: Judging = {
    value(item, verdict, detail) {
      const { kind, role } = item
      both('messages' in item ? `conversation, ${kind}` : kind, tally => tally.addValue(verdict, role === 'trap'))
      const isRight = (verdict.stated ?? 'right') === 'right' && (verdict.trap ?? 'kept out') === 'kept out'
      if (!isRight || verdict.stray)
        failures.push({ ...item, ...detail, trap: verdict.trap, stated: verdict.stated, stray: verdict.stray })
    },
    answer(kind, verdict, olderNamed, detail) {
      both(`question, ${kind}`, tally => tally.addAnswer(verdict, olderNamed))
      if (verdict !== 'right' || olderNamed === false) failures.push({ verdict, olderNamed, ...detail })
    },
    unanswerable(kind, isAnswered, detail) {
      both(`question, ${kind}`, tally => tally.addUnanswerable(isAnswered))
      if (isAnswered) failures.push({ verdict: 'answered', ...detail })
    },
  }
  return { all, kinds, failures, judging }
}

function note(all: Tally, half: Half, options: SuiteOptions): void {
  const share = (name: string, part: number, of: number, is: 'at least' | 'at most', than: number): void => {
    const value = of === 0 ? 0 : (100 * part) / of
    options.note({ name: `${name} (${part} of ${of}), ${half}`, value, unit: '%', target: { of: 'value', is, than } })
  }
  const { sure, suggestions, traps, twins, answerable, newest, unanswerable } = all
  share('values stored at .9 that are right', sure.right, sure.all, 'at least', 97)
  for (const [reading, { right, all: found }] of all.sureBy)
    share(`of these by a ${reading}`, right, found, 'at least', 97)
  share('suggestions of .65 that are right', suggestions.right, suggestions.all, 'at least', 60)
  share('traps stored', traps.stored, traps.judged, 'at most', 1)
  share('twins stored', twins.right, twins.judged, 'at least', 75)
  share('twins stored or suggested', twins.right + twins.suggested, twins.judged, 'at least', 90)
  share('unanswerable questions answered', unanswerable.answered, unanswerable.asked, 'at most', 2)
  share('questions answered right', answerable.right, answerable.asked, 'at least', 75)
  share('questions answered wrong', answerable.wrong, answerable.asked, 'at most', 3)
  const { answered, olderNamed } = newest
  const named = answered === 0 ? 0 : (100 * olderNamed) / answered
  options.note({ name: `older value named (${olderNamed} of ${answered}), ${half}`, value: named, unit: '%' })
}
