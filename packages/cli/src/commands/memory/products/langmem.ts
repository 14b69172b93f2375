import { z } from 'zod'
import { type Fields, isFields } from '../../../terminal/json.ts'
import { Derived, KeyValue, metadataOf, Text, Texts, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { namespaceOf, userOf } from './item.ts'
import { list, type Outcome, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'

const Item = z.object({
  namespace: Texts,
  /** The namespace as a column of PostgreSQL. */
  prefix: Text,
  key: KeyValue,
  /** An object; a text is one that has only `content`. */
  value: z.record(z.string(), z.unknown(), 'is not an object').optional(),
  created_at: Time,
  updated_at: Time,
  score: Derived,
})

const textAsContent = (item: unknown): unknown =>
  isFields(item) && typeof item.value === 'string' ? { ...item, value: { content: item.value } } : item

const items = list({ schema: Item, prepare: textAsContent, anyCase: true, owner: ['namespace', 'prefix'], toItems })

/** The items of a LangGraph store: a list, the answer of a search, or a row of the table on each line. */
export const langmem = () => ({ '': items, items })

/** The part of a namespace that every one has. */
const COMMON = 'memories'

function toItems({ namespace, prefix, key, value, created_at, updated_at }: z.infer<typeof Item>): Outcome {
  const { content, kind, metadata } = contentOf(value ?? {})
  if (content.trim() === '') return WITHOUT_TEXT
  const path = (namespace ?? prefix?.split('.') ?? []).filter(name => name !== '')
  if (path.length === 0) return { fault: 'has no namespace' }
  if (path.join('/').length > 500) return { fault: 'has a namespace of more than 500 characters' }
  const user = path.filter(name => name !== COMMON).join('/')
  return [
    {
      memory: {
        ...(user === '' ? namespaceOf(path.join('/')) : userOf(user)),
        memoryId: memoryIdOf(timeOf(created_at), ['langmem', ...path, key ?? content]),
        content,
        ...tagsOf([kind]),
        ...metadataOf({ namespace: path.join('/'), ...metadata }),
        ...timesOf(updated_at ?? created_at, created_at),
      },
    },
  ]
}

/** LangMem stores `{ content }` or `{ kind, content: { content } }`; a schema of your own has other fields. */
function contentOf({ kind, content, ...others }: Fields): { content: string; kind?: string; metadata?: Fields } {
  const tag = typeof kind === 'string' && kind !== 'Memory' ? { kind } : {}
  const inner = isFields(content) ? content : { content, ...others }
  const outer = isFields(content) ? others : {}
  if (typeof inner.content === 'string') {
    const { content: text, ...metadata } = inner
    return { content: text, ...tag, metadata: { ...outer, ...metadata } }
  }
  const fields = Object.entries(inner).filter(([, each]) => each !== undefined && each !== null && each !== '')
  const lines = fields.map(([name, each]) => `${name}: ${typeof each === 'string' ? each : JSON.stringify(each)}`)
  return { content: lines.join('\n'), ...tag, metadata: { ...outer, ...(fields.length > 0 && { value: inner }) } }
}
