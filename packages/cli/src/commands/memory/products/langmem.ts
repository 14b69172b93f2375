import { z } from 'zod'
import { type Fields, isFields } from '../../../terminal/json.ts'
import { Derived, KeyValue, metadataOf, Time, tagsOf, timeOf, timesOf } from './fields.ts'
import { namespaceOf, userOf } from './item.ts'
import { list, type Outcome } from './list.ts'
import { memoryIdOf } from './memory-id.ts'

const Namespace = z.array(KeyValue).min(1)
const Item = z.object({
  namespace: Namespace.nullish(),
  /** The namespace as a column of PostgreSQL. */
  prefix: z
    .string()
    .transform(prefix => prefix.split('.'))
    .pipe(Namespace)
    .nullish(),
  key: KeyValue,
  value: z.record(z.string(), z.unknown()),
  created_at: Time.nullish(),
  updated_at: Time.nullish(),
  score: Derived,
})

const items = list({ schema: Item, anyCase: true, toItems })

/** The items of a LangGraph store: a list, the answer of a search, or a row of the table on each line. */
export const langmem = () => ({ '': items, items })

/** The part of a namespace that every one has. */
const COMMON = 'memories'

function toItems({ namespace, prefix, key, value, created_at, updated_at }: z.infer<typeof Item>): Outcome {
  const path = namespace ?? prefix
  if (!path) return { fault: 'has no namespace' }
  const { content, kind, metadata } = contentOf(value)
  if (content.trim() === '') return { left: 'without text' }
  const user = path.filter(name => name !== COMMON).join('/')
  return [
    {
      memory: {
        ...(user === '' ? namespaceOf(path.join('/')) : userOf(user)),
        memoryId: memoryIdOf(timeOf(created_at), ['langmem', ...path, key]),
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
