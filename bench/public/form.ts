import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A message of a conversation. */
export interface Turn {
  /** What a question's evidence names: the session in LongMemEval, the turn in LoCoMo. */
  unit: string
  session: string
  speaker: string
  content: string
  timestamp: Date
}

export interface PublicQuestion {
  id: string
  kind: string
  question: string
  /** Empty if the conversations do not answer it. */
  answer: string
  /** When it is asked. */
  asked: Date
  /** The units that answer it. */
  evidence: string[]
  isUnanswerable: boolean
}

/** Conversations of one person, and the questions about them. */
export interface Haystack {
  id: string
  turns: Turn[]
  questions: PublicQuestion[]
}

export interface PublicSet {
  name: 'LongMemEval' | 'LoCoMo'
  haystacks: Haystack[]
}

/** An answer can be a number. */
const Text = z.union([z.string(), z.number()]).transform(String)

const LongMemEval = z.array(
  z.looseObject({
    question_id: z.string(),
    question_type: z.string(),
    question: z.string(),
    answer: Text,
    question_date: z.string(),
    haystack_session_ids: z.array(z.string()),
    haystack_dates: z.array(z.string()),
    haystack_sessions: z.array(z.array(z.looseObject({ role: z.string(), content: z.string() }))),
    answer_session_ids: z.array(z.string()),
  }),
)

const LoCoMo = z.array(
  z.looseObject({
    sample_id: z.string(),
    conversation: z.record(z.string(), z.unknown()),
    qa: z.array(
      z.looseObject({
        question: z.string(),
        answer: Text.optional(),
        evidence: z.array(z.string()).default([]),
        category: z.number(),
      }),
    ),
  }),
)

const Session = z.array(
  z.looseObject({ speaker: z.string(), dia_id: z.string(), text: z.string(), blip_caption: z.string().optional() }),
)

/** Questions of this category ask for what was not said. */
const ADVERSARIAL = 5
const CATEGORIES = ['', 'multi-hop', 'temporal', 'open-domain', 'single-hop', 'adversarial']

/**
 * Reads `longmemeval_s_cleaned.json`, `locomo10.json` or a file of the same form.
 * @throws Error if it has neither form
 */
export async function readPublicSet(path: string): Promise<PublicSet> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'))
  const long = LongMemEval.safeParse(json)
  if (long.success) return { name: 'LongMemEval', haystacks: long.data.map(ofLongMemEval) }
  const locomo = LoCoMo.safeParse(json)
  if (locomo.success) return { name: 'LoCoMo', haystacks: locomo.data.map(ofLoCoMo) }
  const [first] = (Array.isArray(json) && 'qa' in Object(json[0]) ? locomo : long).error.issues
  throw new Error(
    `${path} has neither the form of longmemeval_s_cleaned.json nor that of locomo10.json: ${first?.path.join('.')}: ${first?.message}`,
  )
}

function ofLongMemEval(one: z.infer<typeof LongMemEval>[number]): Haystack {
  const turns = one.haystack_sessions.flatMap((messages, at) => {
    const unit = one.haystack_session_ids[at] ?? `session ${at}`
    const begun = dateOfLongMemEval(one.haystack_dates[at] ?? one.question_date)
    return messages.map(({ role, content }, turn) => ({
      unit,
      session: unit,
      speaker: role,
      content,
      timestamp: new Date(begun.getTime() + turn * 1_000),
    }))
  })
  const isUnanswerable = one.question_id.endsWith('_abs')
  const question = {
    id: one.question_id,
    kind: one.question_type,
    question: one.question,
    answer: one.answer,
    asked: dateOfLongMemEval(one.question_date),
    evidence: one.answer_session_ids,
    isUnanswerable,
  }
  return { id: one.question_id, turns, questions: [question] }
}

/** @param text such as `2023/05/20 (Sat) 02:21` */
function dateOfLongMemEval(text: string): Date {
  const [, year, month, day, hour = 0, minute = 0] =
    /(\d{4})\/(\d{1,2})\/(\d{1,2})(?:\D+(\d{1,2}):(\d{2}))?/.exec(text) ?? []
  return dated(text, [year, month, day, hour, minute].map(Number))
}

function ofLoCoMo({ sample_id, conversation, qa }: z.infer<typeof LoCoMo>[number]): Haystack {
  const sessions = Object.keys(conversation).flatMap(name => /^session_(\d+)$/.exec(name)?.[1] ?? [])
  const turns = sessions
    .toSorted((a, b) => Number(a) - Number(b))
    .flatMap(number => {
      const begun = dateOfLoCoMo(String(conversation[`session_${number}_date_time`]))
      return Session.parse(conversation[`session_${number}`]).map(({ dia_id, speaker, text, blip_caption }, turn) => ({
        unit: dia_id,
        session: `session ${number}`,
        speaker,
        content: blip_caption === undefined ? text : `${text} [shares ${blip_caption}]`,
        timestamp: new Date(begun.getTime() + turn * 1_000),
      }))
    })
  const units = new Set(turns.map(({ unit }) => unit))
  const asked = turns.at(-1)?.timestamp ?? new Date(0)
  const questions = qa.map(({ question, answer = '', evidence, category }, at) => ({
    id: `${sample_id} ${at + 1}`,
    kind: CATEGORIES[category] ?? `category ${category}`,
    question,
    answer,
    asked,
    // some have several turns in one text, and numbers with zeros before them
    evidence: evidence.flatMap(text =>
      [...text.matchAll(/D:?(\d+):(\d+)/g)]
        .map(([, session, turn]) => `D${Number(session)}:${Number(turn)}`)
        .filter(unit => units.has(unit)),
    ),
    isUnanswerable: category === ADVERSARIAL,
  }))
  return { id: sample_id, turns, questions }
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** @param text such as `1:56 pm on 8 May, 2023` */
function dateOfLoCoMo(text: string): Date {
  const [, hour, minute, half, day, month = '', year] = /(\d+):(\d+) (am|pm) on (\d+) (\w+), (\d+)/i.exec(text) ?? []
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return dated(text, [Number(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day), hours, Number(minute)])
}

function dated(text: string, [year = 0, month = 0, day = 0, hour = 0, minute = 0]: number[]): Date {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  if (Number.isNaN(date.getTime())) throw new Error(`${text} is no date of this set.`)
  return date
}
