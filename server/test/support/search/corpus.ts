import { readFileSync } from 'node:fs'

/** One text of a corpus, stored like a memory. */
export interface Text {
  id: string
  record: string
  content: string
  timestamp: Date
  session: string | null
  speaker: string | null
}

export interface Judged {
  question: string
  /** Null searches the complete corpus. */
  record: string | null
  kind: string
  /** Ids of the texts that answer it. Empty if there are none. */
  evidence: Set<string>
  /** For each requested fact, the parts of the evidence that state it. Empty if no part was marked. */
  says: string[][]
}

export interface Corpus {
  texts: Text[]
  questions: Judged[]
  /** The moment after the newest text. */
  now: Date
}

/** Notes, emails, tickets and documents, in the format that bench/judged/README.md describes. */
interface Notes {
  memories: { id: string; record: string; content: string; timestamp: string; session?: string; speaker?: string }[]
  questions: { question: string; record: string | null; kind: string; evidence: string[]; says?: string[][] }[]
}

/** LoCoMo's dialogues, one record each. */
interface Dialogue {
  id: string
  turns: { id: string; session: number; when: string; speaker: string; text: string; caption?: string | null }[]
  questions: { question: string; category: number; evidence: unknown[] }[]
}

/** Reads a judged corpus: `{memories, questions}` or LoCoMo's dialogues. */
export function readCorpus(path: string): Corpus {
  const json = JSON.parse(readFileSync(path, 'utf8')) as Notes | Dialogue[]
  const { texts, questions } = Array.isArray(json) ? fromDialogues(json) : fromNotes(json)
  const newest = Math.max(...texts.map(text => text.timestamp.getTime()))
  return {
    texts,
    questions: questions.filter(q => q.evidence.size > 0 || q.kind === 'none'),
    now: new Date(newest + 86_400_000),
  }
}

function fromNotes({ memories, questions }: Notes): Omit<Corpus, 'now'> {
  const texts = memories.map(memory => ({
    ...memory,
    timestamp: new Date(memory.timestamp),
    session: memory.session ?? null,
    speaker: memory.speaker ?? null,
  }))
  return { texts, questions: questions.map(q => ({ ...q, evidence: new Set(q.evidence), says: q.says ?? [] })) }
}

function fromDialogues(dialogues: Dialogue[]): Omit<Corpus, 'now'> {
  const texts: Text[] = []
  const questions: Judged[] = []
  for (const { id, turns, questions: asked } of dialogues) {
    const idOf = (turn: string): string => `${id} ${turn}`
    for (const turn of turns) {
      texts.push({
        id: idOf(turn.id),
        record: id,
        content: `${turn.speaker}: ${turn.text}${turn.caption ? ` [shares ${turn.caption}]` : ''}`,
        timestamp: dateOf(turn.when),
        session: `${id}-${turn.session}`,
        speaker: turn.speaker,
      })
    }
    const known = new Set(texts.map(text => text.id))
    for (const { question, category, evidence } of asked) {
      const turnIds = evidence.flatMap(e =>
        [...String(e).matchAll(/D:?(\d+):(\d+)/g)].map(m => idOf(`D${Number(m[1])}:${Number(m[2])}`)),
      )
      questions.push({
        question,
        record: id,
        kind: String(category),
        evidence: new Set(turnIds.filter(turn => known.has(turn))),
        says: [],
      })
    }
  }
  return { texts, questions }
}

/** Parses `1:56 pm on 8 May, 2023`, UTC. */
function dateOf(when: string): Date {
  const [time, day] = when.split(' on ')
  return new Date(`${day} ${time} UTC`)
}
