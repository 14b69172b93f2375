import { z } from 'zod'
import type { LanguageModels } from '../../server/src/models/language-models.ts'
import { estimateTokens } from '../../server/src/platform/access/tokens.ts'
import { PAYER } from '../../server/test/support/free-budget.ts'
import type { Haystack, PublicQuestion, Turn } from './form.ts'

/** Where the text comes from that an answer is read from. */
export const SYSTEMS = ['Keepsake', 'plain full-text search', 'whole conversation'] as const
export type System = (typeof SYSTEMS)[number]

/** Turns of a search that an answer is read from. */
export const TURNS_READ = 30
/** Tokens of instructions and of an answer, in an estimate. */
const AROUND = 400

export const ANSWER_PROMPT =
  'Answer the question from the conversations, in as few words as possible. "Today" is the date of the question. Of two statements that disagree, the later one holds. If the conversations do not say it, answer: I do not know.'
export const JUDGE_PROMPT =
  'You judge an answer to a question. It is right if it says what the right answer says, in whatever words and with whatever else, and wrong if it leaves out or contradicts a part of it. A date may have another form. If the right answer is that the conversations do not say it, only an answer that declines is right. Return {"right": true or false}.'
const NOT_SAID = 'The conversations do not say it.'

interface Judged {
  answer: string
  isRight: boolean
  /** That models read and wrote, with the judge's. */
  tokens: number
}

export interface Models {
  models: LanguageModels
  /** Ids of configured models. */
  reader: string
  judge: string
  seed: number
}

const Verdict = z.object({ right: z.boolean() })
const VERDICT = z.toJSONSchema(Verdict)

/** Answers a question from turns, and lets the judge compare it with the right answer. */
export async function answerFrom(
  { models, reader, judge, seed }: Models,
  { question, answer: right, asked, isUnanswerable }: PublicQuestion,
  turns: readonly Turn[],
): Promise<Judged> {
  const read = await models.generate(PAYER, {
    model: reader,
    messages: [
      { role: 'system', content: ANSWER_PROMPT },
      { role: 'user', content: `${transcriptOf(turns)}\n\nToday is ${day(asked)}.\n\nQuestion: ${question}` },
    ],
    temperature: 0,
    seed,
  })
  const answer = read.text.trim()
  const judged = await models.generate(PAYER, {
    model: judge,
    messages: [
      { role: 'system', content: JUDGE_PROMPT },
      {
        role: 'user',
        content: `Question: ${question}\n\nRight answer: ${isUnanswerable ? NOT_SAID : right}\n\nAnswer to judge: ${answer}`,
      },
    ],
    temperature: 0,
    seed,
    output: VERDICT,
  })
  const tokens = [read, judged].reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0)
  return { answer, isRight: Verdict.parse(judged.output).right, tokens }
}

/** The turns in the order in which they were said, under the date of each session. */
function transcriptOf(turns: readonly Turn[]): string {
  const sessions = Map.groupBy(
    turns.toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime()),
    ({ session }) => session,
  )
  return [...sessions.values()]
    .map(said => `Conversation of ${day(said[0]?.timestamp)}\n${said.map(lineOf).join('\n')}`)
    .join('\n\n')
}

const lineOf = ({ speaker, content }: Turn): string => `${speaker}: ${content}`
const day = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? 'an unknown date'

/** The tokens that a model reads for the questions of a haystack, estimated from above before anything is sent. */
export function estimatedTokens({ turns, questions }: Haystack): Record<System, number> {
  const sizes = turns.map(turn => estimateTokens(lineOf(turn)))
  const sum = (some: readonly number[]): number => some.reduce((total, size) => total + size, 0)
  const longest = sum(sizes.toSorted((a, b) => b - a).slice(0, TURNS_READ))
  const each = (context: number): number => questions.length * (context + AROUND)
  return { Keepsake: each(longest), 'plain full-text search': each(longest), 'whole conversation': each(sum(sizes)) }
}
