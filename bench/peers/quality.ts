import { basename } from 'node:path'
import { type Corpus, readCorpus } from '../../server/test/support/search/corpus.ts'
import { say } from '../lib/progress.ts'
import { hasAnswer } from '../recall/measure.ts'
import { type Panel, tableOf } from './page.ts'
import type { Asked } from './parts.ts'
import { openPlace } from './places.ts'
import type { Note } from './product.ts'
import type { Measured } from './products.ts'
import { runPart } from './run-part.ts'

/** The judged texts and questions, each read by the process of a product itself. */
const SETS = ['messages', 'recall', 'chats', 'group-chats'].map(
  name => new URL(`../judged/${name}.json`, import.meta.url).pathname,
)
const TITLES: Readonly<Record<string, string>> = {
  messages: 'messages',
  recall: 'notes and mails',
  chats: 'chats',
  'group-chats': 'group chats',
}

/** How often a right memory came first, and among the first five, of a product and a set. */
interface Quality {
  name: string
  sets: readonly { set: string; first: number; inFive: number; of: number }[]
}

const addressOf = (record: string): string => `${record.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@northwind.example`

export const notesOf = ({ texts }: Corpus): Note[] =>
  texts.map(({ record, content, speaker, timestamp }) => ({
    email: addressOf(record),
    content,
    timestamp: timestamp.toISOString(),
    ...(speaker !== null && { speaker }),
  }))

export const questionsOf = ({ questions, texts }: Corpus): Asked[] => {
  const contentOf = new Map(texts.map(({ id, content }) => [id, content]))
  return questions
    .filter(({ kind }) => hasAnswer(kind))
    .map(({ question, record, evidence }) => ({
      question,
      email: record === null ? undefined : addressOf(record),
      right: [...evidence].map(id => contentOf.get(id) ?? ''),
    }))
}

/** Puts the judged texts into each product and asks it the questions about them. */
export async function measureQuality(products: readonly Measured[], embedder: string): Promise<Quality[]> {
  const measured: Quality[] = []
  for (const product of products) {
    const sets: Quality['sets'][number][] = []
    for (const path of SETS) {
      const opened = await openPlace(product, embedder)
      const set = basename(path, '.json')
      try {
        const ranks = await runPart(
          product,
          { name: 'ask', clients: 1, seconds: 0, sizes: [], set: path },
          opened.place,
        )
        // the worker prints the rank of the first right text, or 0
        const found = ranks.map(Number)
        const count = (within: number): number => found.filter(rank => rank > 0 && rank <= within).length
        sets.push({
          set,
          first: count(1),
          inFive: count(5),
          of: readCorpus(path).questions.filter(({ kind }) => hasAnswer(kind)).length,
        })
      } finally {
        await opened.remove()
      }
      say(
        `  ${product.name}, ${set}: ${sets.at(-1)?.first} first, ${sets.at(-1)?.inFive} in five, of ${sets.at(-1)?.of}`,
      )
    }
    measured.push({ name: product.name, sets })
  }
  return measured
}

/** The table of the page: right first / in five, of all questions. */
export function qualityAsMarkdown(measured: readonly Quality[], date: string): string {
  const [{ sets = [] } = { sets: [] }] = measured
  return [
    `Measured on ${date}: a right memory first / among the first five.`,
    '',
    tableOf(
      ['', ...sets.map(({ set, of }) => `${TITLES[set]}, ${of} questions`)],
      measured.map(({ name, sets: all }) => [name, ...all.map(({ first, inFive }) => `${first} / ${inFive}`)]),
    ),
  ].join('\n')
}

/** What the chart shows of it: the share of all questions. */
export function qualityPanels(measured: readonly Quality[]): Panel[] {
  const bars = (count: (set: Quality['sets'][number]) => number): Panel['bars'] =>
    measured.map(({ name, sets }) => {
      const sum = (each: typeof count): number => sets.reduce((total, set) => total + each(set), 0)
      const value = (100 * sum(count)) / sum(({ of }) => of)
      return { name, value, text: `${Math.round(value)} %` }
    })
  return [
    { title: 'Questions for which a right memory comes first', bars: bars(({ first }) => first) },
    { title: 'Questions for which one is among the first five', bars: bars(({ inFive }) => inFive) },
  ]
}
