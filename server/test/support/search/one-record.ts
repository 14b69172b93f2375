import { readFileSync } from 'node:fs'
import type { Scope } from '../../../src/platform/database/scope.ts'
import { fill } from '../../../src/search/fill-page.ts'
import { rank } from '../../../src/search/rank.ts'
import type { Meaning, SearchQuery } from '../../../src/search/types.ts'
import type { Text } from './corpus.ts'
import { index } from './engines.ts'

/** The results of a set of questions about one record each: bench/judged/one-record. */
export interface OneRecordFigures {
  questions: number
  /** Questions whose evidence is first, and among the first three. */
  first: number
  amongThree: number
  /** Questions with as many results as the page has room for, or the record has memories. */
  full: number
}

const PAGE = 10

interface Memory {
  id: string
  content: string
  timestamp: string
  speaker?: string
}
interface Question {
  record: string
  kind: string
  question: string
  evidence: readonly string[]
}
interface Few {
  items: { id: string; memories: Memory[]; question: string; evidence: string[] }[]
}
interface Many {
  records: { memories: Memory[] }[]
  questions: { record: number; question: string; evidence: string[]; kind: string }[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../bench/judged/one-record/${name}.json`, import.meta.url), 'utf8'))

function judged(): { records: Map<string, Memory[]>; questions: Question[] } {
  const few = read('few') as Few
  const many = read('many') as Many
  return {
    records: new Map([
      ...few.items.map(({ id, memories }) => [id, memories] as const),
      ...many.records.map(({ memories }, n) => [`many-${n}`, memories] as const),
    ]),
    questions: [
      ...few.items.map(({ id, ...item }) => ({ ...item, record: id, kind: 'few' })),
      ...many.questions.map(({ record, ...item }) => ({ ...item, record: `many-${record}` })),
    ],
  }
}

const textOf = (memory: Memory, record: string): Text => ({
  id: memory.id,
  record,
  content: memory.content,
  timestamp: new Date(memory.timestamp),
  session: null,
  speaker: memory.speaker ?? null,
})

/** Embeds stored texts and questions, for search by meaning too. */
export interface RecordMeaning {
  store(texts: readonly Text[]): Promise<void>
  of(question: string): Promise<Meaning>
}

/**
 * Stores the judged records for a tenant and asks each question about its record, as recall does.
 * @returns the figures of `few`, `many`, and each kind of question in `many`
 */
export async function measureOneRecord(scope: Scope, meaning?: RecordMeaning): Promise<Map<string, OneRecordFigures>> {
  const { records, questions } = judged()
  const texts = [...records].flatMap(([record, memories]) => memories.map(memory => textOf(memory, record)))
  await index(scope, texts)
  await meaning?.store(texts)
  const now = new Date(Math.max(...texts.map(({ timestamp }) => timestamp.getTime())) + 86_400_000)
  const figures = new Map<string, OneRecordFigures>()
  for (const { record, kind, question, evidence } of questions) {
    const asked = { text: question, source: 'memory', limit: PAGE, now, recordIds: [record] } as const
    const query: SearchQuery = meaning ? { ...asked, meaning: await meaning.of(question) } : asked
    const hits = await fill(scope, query, await rank(scope, query), PAGE)
    const place = hits.findIndex(({ id }) => evidence.includes(id))
    const full = hits.length === Math.min(PAGE, records.get(record)?.length ?? 0)
    for (const name of kind === 'few' ? ['few'] : ['many', kind]) {
      const all = figures.get(name) ?? { questions: 0, first: 0, amongThree: 0, full: 0 }
      figures.set(name, {
        questions: all.questions + 1,
        first: all.first + Number(place === 0),
        amongThree: all.amongThree + Number(place >= 0 && place < 3),
        full: all.full + Number(full),
      })
    }
  }
  return figures
}
