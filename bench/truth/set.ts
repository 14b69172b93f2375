import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The judged set of traps: what a text, a conversation or a question may lead to. `bench/judged/README.md` describes it. */
const FOLDER = new URL('../judged/traps/', import.meta.url)

export type Half = 'dev' | 'held-out' | 'blind' | 'plain' | 'styles' | 'kinds'

const Single = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ value: z.number(), within: z.number().positive() }),
])
const Expectation = z.strictObject({
  /** Said, and to be stored: one value, any of several readings of it, or all elements of a list. */
  store: z.union([Single, z.strictObject({ anyOf: z.array(Single).min(2) }), z.array(z.string()).min(1)]).optional(),
  /** May be stored: right if it is, no fault if it is not. */
  may: z.array(Single).optional(),
  /** May be suggested, not stored. */
  suggest: z.array(Single).optional(),
  /** Must not be stored; `*` is any value. */
  never: z.union([z.literal('*'), z.array(Single).min(1)]).optional(),
  /** The earlier value, which a later text corrected. */
  old: z.array(Single).optional(),
  /** Not judged. */
  any: z.literal(true).optional(),
})

const About = {
  id: z.string(),
  kind: z.string(),
  role: z.enum(['trap', 'twin', 'plain']),
  group: z.string(),
  at: z.iso.datetime({ offset: true }),
  /** Name of the record that it is stored with. */
  rec: z.string().optional(),
  expect: z.record(z.string(), Expectation),
}
const Text = z.strictObject({
  ...About,
  /** Earlier texts of the record. */
  before: z.array(z.strictObject({ at: z.iso.datetime(), text: z.string() })).optional(),
  text: z.string(),
})
const Message = z.union([
  z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() }),
  z.strictObject({ speaker: z.string(), content: z.string() }),
])
const Conversation = z.strictObject({ ...About, messages: z.array(Message).min(2) })
const Group = z.strictObject({
  type: z.string(),
  properties: z.array(
    z.strictObject({
      name: z.string(),
      type: z.enum(['text', 'number', 'boolean', 'date', 'options', 'array']),
      options: z.array(z.string()).optional(),
      unit: z.string().optional(),
      description: z.string().optional(),
    }),
  ),
})

const Asked = { id: z.string(), kind: z.string(), rec: z.string().optional(), q: z.string() }
const Answerable = z.strictObject({
  ...Asked,
  /** A right answer has a piece of each list. */
  says: z.array(z.array(z.string()).min(1)).min(1),
  /** An answer with one of these pieces is wrong. */
  wrong: z.array(z.string()).optional(),
  /** The contradicted earlier value, which an answer should name too. */
  older: z.array(z.string()).optional(),
})
const Question = z.union([Answerable, z.strictObject({ ...Asked, none: z.literal(true) })])
const Store = z.strictObject({
  set: z.string(),
  /** `at` is a day, or a time before the run: `-9d` is nine days, `-2m` two months. */
  memories: z.array(z.strictObject({ rec: z.string(), at: z.string(), text: z.string() })),
  questions: z.array(Question),
})

export type Single = z.infer<typeof Single>
export type Expectation = z.infer<typeof Expectation>
export type Group = z.infer<typeof Group>
export type Text = z.infer<typeof Text>
export type Conversation = z.infer<typeof Conversation>
export type Answerable = z.infer<typeof Answerable>
export type Store = z.infer<typeof Store>

export interface TruthSet {
  texts: { groups: Record<string, Group>; items: Text[] }
  conversations: { groups: Record<string, Group>; items: Conversation[] }
  stores: Store[]
}

const Groups = z.record(z.string(), Group)

export async function readTruthSet(half: Half): Promise<TruthSet> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`${name}.${half}.json`, FOLDER), 'utf8'))
  const [texts, conversations, questions] = await Promise.all(['texts', 'conversations', 'questions'].map(read))
  return {
    texts: z.strictObject({ groups: Groups, items: z.array(Text) }).parse(texts),
    conversations: z.strictObject({ groups: Groups, items: z.array(Conversation) }).parse(conversations),
    stores: z.strictObject({ sets: z.array(Store) }).parse(questions).sets,
  }
}
