import { z } from 'zod'
import type { Client } from '../lib/client.ts'
import { BATCH, storeBatch } from '../lib/keepsake.ts'
import { Bm25 } from '../rag/bm25.ts'
import type { Haystack, Turn } from './form.ts'
import { answerFrom, type Models, type System, TURNS_READ } from './reader.ts'
import type { Result } from './results.ts'

/** What a run needs of a server. */
export interface Server {
  /** A client of a new organization, so that the words of one haystack do not weigh in another. */
  open(): Promise<Client>
  untilEmbedded(): Promise<void>
}

const EMAIL = 'person@haystack.example'
/** Results of a search: several turns of each of ten sessions. */
const LIMIT = 100

const Recalled = z.object({
  results: z.array(z.looseObject({ metadata: z.looseObject({ turn: z.number() }) })),
  answer: z.string().optional(),
})

/**
 * Stores the turns of a haystack without a language model, and asks its questions.
 * @param models reads and judges answers; without it, only what was found is measured
 * @param done is called with the result of each question
 */
export async function measure(
  { open, untilEmbedded }: Server,
  { turns, questions }: Haystack,
  {
    models,
    readBy,
    done,
  }: { models?: Models | undefined; readBy?: string | undefined; done(result: Result): Promise<void> },
): Promise<void> {
  const client = await open()
  // a turn without words is no memory
  const records = turns.flatMap(({ content, speaker, session, timestamp }, turn) =>
    content.trim() === ''
      ? []
      : [
          {
            email: EMAIL,
            content,
            speaker,
            sessionId: session,
            timestamp: timestamp.toISOString(),
            metadata: { turn },
          },
        ],
  )
  for (let from = 0; from < records.length; from += BATCH) await storeBatch(client, records.slice(from, from + BATCH))
  await untilEmbedded()
  const plain = new Bm25(turns.map(({ content, speaker }) => `${speaker}: ${content}`))
  const turnsAt = (places: readonly number[]): Turn[] => places.flatMap(place => turns[place] ?? [])
  for (const question of questions) {
    const { id, kind, isUnanswerable, evidence } = question
    const body = { email: EMAIL, query: question.question, limit: LIMIT, generateAnswer: true }
    const recalled = Recalled.parse(await client.post('/api/v1/smart-recall', body))
    const found = turnsAt(recalled.results.map(({ metadata }) => metadata.turn))
    const matched = turnsAt(plain.search(question.question))
    const read: Record<System, Turn[]> = {
      Keepsake: found.slice(0, TURNS_READ),
      'plain full-text search': matched.slice(0, TURNS_READ),
      'whole conversation': turns,
    }
    const answers: NonNullable<Result['answers']> = {}
    if (models) for (const [system, text] of entries(read)) answers[system] = await answerFrom(models, question, text)
    await done({
      id,
      kind,
      isUnanswerable,
      evidence: new Set(evidence).size,
      places: { Keepsake: placesOf(evidence, found), 'plain full-text search': placesOf(evidence, matched) },
      isAnswered: recalled.answer !== undefined && recalled.answer !== '',
      ...(models && { answers, readBy }),
    })
  }
  await client.close()
}

// the keys of a literal are its type
const entries = <Key extends string, Value>(of: Record<Key, Value>): [Key, Value][] =>
  Object.entries(of) as [Key, Value][]

/** The place of each unit that answers, among the units that were found, best first. */
function placesOf(evidence: readonly string[], found: readonly Turn[]): number[] {
  const units = [...new Set(found.map(({ unit }) => unit))]
  return [...new Set(evidence)].flatMap(unit => (units.includes(unit) ? units.indexOf(unit) + 1 : []))
}
