import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { type Client, openClient } from '../lib/client.ts'
import { type Keepsake, register } from '../lib/keepsake.ts'
import { judge, type Reading, type Value, type Verdict } from './judge.ts'
import { type AnswerVerdict, judgeAnswer, namesOlder } from './judge-answer.ts'
import { memoryTime } from './memory-time.ts'
import type { Conversation, Group, Store, Text, TruthSet } from './set.ts'

/** Takes each verdict. `detail` says what was found, for a half that may be read. */
export interface Judging {
  value(item: Text | Conversation, verdict: Verdict, detail: object): void
  answer(kind: string, verdict: AnswerVerdict, olderNamed: boolean | undefined, detail: object): void
  unanswerable(kind: string, isAnswered: boolean, detail: object): void
}

const Evidence = z.looseObject({ start: z.number(), text: z.string() })
const Stored = z.looseObject({
  value: z.unknown(),
  propertyName: z.string(),
  confidence: z.number().default(1),
  evidence: Evidence.optional(),
  passage: Evidence.optional(),
})
const Properties = z.object({ data: z.object({ recordId: z.string(), properties: z.array(Stored) }) })
const Suggestions = z.object({ data: z.array(Stored) })
const Recalled = z.object({ answer: z.string().optional(), confidence: z.number().optional() })
const SETTLE_MS = 1_500

/** Stores every text and conversation with a record of its own, and judges the values that each record then has. */
export async function runTexts(client: Client, set: TruthSet, judging: Judging): Promise<void> {
  for (const part of ['texts', 'conversations'] as const) {
    const { groups, items } = set[part]
    for (const [name, group] of Object.entries(groups)) await declare(client, `${name} ${part}`, group)
    for (const item of items) await store(client, item, part)
    // values of texts that were stored a moment ago may still be settled
    await setTimeout(SETTLE_MS)
    for (const item of items) {
      const group = groups[item.group]
      if (!group) throw new Error(`${item.id} is of the group ${item.group}, which the file does not declare.`)
      await judgeRecord(client, item, group, judging)
    }
  }
}

async function declare(client: Client, name: string, { type, properties }: Group): Promise<void> {
  // one type for texts and one for conversations, so that neither is read with the definitions of the other
  const entityType = `${type} of ${name}`
  await client.post('/api/v1/entity-types', { name: entityType })
  await client.post('/api/v1/collections', { name, entityType, properties })
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')

const emailOf = (item: Text | Conversation): string => `${slug(item.rec ?? 'writer')}@${slug(item.id)}.example`

async function store(client: Client, item: Text | Conversation, part: 'texts' | 'conversations'): Promise<void> {
  const record = { email: emailOf(item), collectionNames: [`${item.group} ${part}`] }
  if ('messages' in item) {
    await client.post('/api/v1/memory/conversations', { ...record, timestamp: item.at, messages: item.messages })
    return
  }
  for (const { at, text } of [...(item.before ?? []), item])
    await client.post('/api/v1/memorize', { ...record, timestamp: at, content: text })
}

async function judgeRecord(
  client: Client,
  item: Text | Conversation,
  { properties }: Group,
  judging: Judging,
): Promise<void> {
  const { data } = Properties.parse(await client.post('/api/v1/properties', { email: emailOf(item) }))
  const suggestions = Suggestions.parse(await client.get(`/api/v1/suggestions?limit=100&recordId=${data.recordId}`))
  for (const { name } of properties) {
    const [stored, suggested] = [data.properties, suggestions.data].map(found => valuesOf(item, name, found))
    if (!stored || !suggested) continue
    const verdict = judge(item.expect[name], stored, suggested)
    if (verdict) judging.value(item, verdict, { property: name, expected: item.expect[name], stored, suggested })
  }
}

/** The values of one property; the elements of a list are values of their own. */
function valuesOf(item: Text | Conversation, name: string, found: readonly z.infer<typeof Stored>[]): Value[] {
  return found
    .filter(each => each.propertyName === name)
    .flatMap(({ value, confidence, ...where }) =>
      [value].flat().map(each => ({ value: each, confidence, reading: readingOf(item, where) })),
    )
}

function readingOf(
  item: Text | Conversation,
  { evidence, passage }: Pick<z.infer<typeof Stored>, 'evidence' | 'passage'>,
): Reading {
  if ('messages' in item) return 'conversation'
  const before = evidence && passage ? passage.text.slice(0, evidence.start - passage.start) : ''
  return /[:=|→]\W*$/.test(before) ? 'label' : 'statement'
}

/** Asks the questions of every store, each in an organization of its own. */
export async function runQuestions({ server }: Keepsake, stores: readonly Store[], judging: Judging): Promise<void> {
  for (const { set, memories, questions } of stores) {
    const client = openClient(server.url, 1, await register(server.url))
    const key = (rec: string): object => ({ customKeyName: 'name', customKeyValue: rec })
    for (const { rec, at, text } of memories)
      await client.post('/api/v1/memorize', { ...key(rec), content: text, timestamp: memoryTime(at, new Date()) })
    for (const question of questions) {
      const body = { query: question.q, limit: 10, generateAnswer: true }
      const scope = question.rec === undefined ? {} : key(question.rec)
      const { answer, confidence } = Recalled.parse(await client.post('/api/v1/smart-recall', { ...scope, ...body }))
      const detail = { set, ...question, answer, confidence }
      if ('none' in question) judging.unanswerable(question.kind, answer !== undefined && answer !== '', detail)
      else judging.answer(question.kind, judgeAnswer(question, answer), namesOlder(question, answer), detail)
    }
    await client.close()
  }
}
