import type { PublicSet } from './form.ts'
import { ANSWER_PROMPT, JUDGE_PROMPT, SYSTEMS, type System } from './reader.ts'
import type { Result } from './results.ts'

/** Percent, as its source has it. */
interface Published {
  system: string
  at1?: number
  at5?: number
  at10?: number
  right?: number
  source: string
}

const AGENTMEMORY = 'https://github.com/rohitg00/agentmemory/blob/main/benchmark/LONGMEMEVAL.md'
const AWARENESS = 'https://awareness.market/docs?doc=longmemeval'
const SUPERSALIENCE = 'https://supersalience.com/research'

/** What others report of themselves, read on 29 November 2026. Their models, prompts and judges differ. */
const PUBLISHED: Record<PublicSet['name'], readonly Published[]> = {
  LongMemEval: [
    { system: 'agentmemory, words alone', at5: 86.2, at10: 94.6, source: AGENTMEMORY },
    { system: 'agentmemory, words and vectors', at5: 95.2, at10: 98.6, source: AGENTMEMORY },
    { system: 'MemPalace, vectors', at5: 96.6, source: AGENTMEMORY },
    { system: 'Awareness, words and vectors', at1: 77.6, at5: 95.6, at10: 97.4, source: AWARENESS },
    { system: 'deja-vu, words', at1: 88.2, at5: 97.2, source: 'https://github.com/mem0ai/mem0/discussions/7851' },
    {
      system: 'memweave, 450 questions',
      at1: 90,
      at5: 98,
      at10: 99.1,
      source: 'https://huggingface.co/datasets/xiaowu0162/longmemeval-cleaned/discussions/2',
    },
    { system: 'GPT-4o, whole conversation', right: 60.6, source: AWARENESS },
    { system: 'Supermemory', right: 85.2, source: SUPERSALIENCE },
    { system: 'Neutrally', right: 89.4, source: 'https://github.com/xiaowu0162/LongMemEval/issues/30' },
    { system: 'Supersalience', right: 89.7, source: SUPERSALIENCE },
  ],
  LoCoMo: [
    { system: 'Memori', right: 87, source: 'https://github.com/MemoriLabs/Memori/pull/615' },
    { system: 'Backboard', right: 90, source: 'https://github.com/basicmachines-co/basic-memory/issues/615' },
  ],
}

const HEAD = ['system', 'R@1', 'R@5', 'R@10', 'all @10', 'declined', 'right', 'source']
const cell = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(1))
const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : (100 * values.reduce((sum, value) => sum + value, 0)) / values.length

/** The figures of one system, in percent. */
function figuresOf(results: readonly Result[], system: System): Record<string, number | undefined> {
  const sought = results.filter(({ isUnanswerable, evidence }) => !isUnanswerable && evidence > 0)
  const first = (most: number): number | undefined =>
    mean(sought.flatMap(({ places }) => (places[system] ? Number(places[system].some(place => place <= most)) : [])))
  const all = mean(
    sought.flatMap(({ places, evidence }) =>
      places[system] ? places[system].filter(place => place <= 10).length / evidence : [],
    ),
  )
  const judged = results.flatMap(({ answers, ...result }) => {
    const judgement = answers?.[system]
    return judgement ? [{ ...result, ...judgement }] : []
  })
  const unanswerable = results.filter(each => each.isUnanswerable)
  const byReader = judged.filter(each => each.isUnanswerable)
  const declined =
    byReader.length > 0
      ? mean(byReader.map(({ isRight }) => Number(isRight)))
      : system === 'Keepsake'
        ? mean(unanswerable.map(({ isAnswered }) => Number(!isAnswered)))
        : undefined
  return {
    at1: first(1),
    at5: first(5),
    at10: first(10),
    all,
    declined,
    right: mean(judged.map(({ isRight }) => Number(isRight))),
  }
}

/** The table of a run, next to what others report, with what it depends on. */
export function reportOf(
  name: PublicSet['name'],
  results: readonly Result[],
  how: { seed: number; reader: string; judge: string } | { seed: number },
): string {
  const own = SYSTEMS.map(system => {
    const { at1, at5, at10, all, declined, right } = figuresOf(results, system)
    return [system, ...[at1, at5, at10, all, declined, right].map(cell), 'this run']
  })
  const others = PUBLISHED[name].map(({ system, at1, at5, at10, right, source }) => [
    system,
    ...[at1, at5, at10, undefined, undefined, right].map(cell),
    source,
  ])
  const unit = name === 'LongMemEval' ? 'sessions' : 'turns'
  const unanswerable = results.filter(({ isUnanswerable }) => isUnanswerable).length
  const answered = mean(results.filter(each => !each.isUnanswerable).map(({ isAnswered }) => Number(isAnswered)))
  const tokens = results
    .flatMap(({ answers = {} }) => Object.values(answers))
    .reduce((sum, answer) => sum + answer.tokens, 0)
  return [
    `${name}: ${results.length} questions, ${unanswerable} of them without an answer in the conversations. Seed ${how.seed}.`,
    '',
    ...[HEAD, HEAD.map(() => '---'), ...own, ...others].map(row => `| ${row.join(' | ')} |`),
    '',
    `R@k: one of the ${unit} that answer is among the first k, of the questions that have an answer. all @10: the share of them there.`,
    `declined: of the questions without an answer${tokens > 0 ? ', by the reader' : `, those that the server did not answer without a model; of the others it answered ${cell(answered)} %`}.`,
    ...('reader' in how
      ? [
          `right: answers of ${how.reader} from the first 30 turns or the whole conversation, judged by ${how.judge}; ${tokens} tokens.`,
          '',
          `Prompt of the answer: ${ANSWER_PROMPT}`,
          `Prompt of the judge: ${JUDGE_PROMPT}`,
        ]
      : ['right: no answers were read. Add --answers, with a configured model.']),
  ].join('\n')
}
