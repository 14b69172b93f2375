import { z } from 'zod'
import { isFields } from '../../../terminal/json.ts'
import { Derived, KeyValue, metadataOf, Time, timeOf, timesOf } from './fields.ts'
import { containerOf } from './item.ts'
import { list, type Outcome } from './list.ts'
import { memoryIdOf } from './memory-id.ts'

const Tag = { container_tag: KeyValue.nullish(), container_tags: z.array(KeyValue).nullish() }
const Document = z.object({
  ...Tag,
  id: KeyValue,
  /** Of an extracted memory; a document has `content`. */
  memory: z.string().nullish(),
  content: z.string().nullish(),
  type: z.string().nullish(),
  title: z.string().nullish(),
  url: z.string().nullish(),
  source: z.string().nullish(),
  filepath: z.string().nullish(),
  custom_id: z.string().nullish(),
  metadata: z.unknown().optional(),
  created_at: Time.nullish(),
  updated_at: Time.nullish(),
  is_forgotten: z.boolean().nullish(),
  is_latest: z.boolean().nullish(),
  forget_after: z.string().nullish(),
  version: Derived,
  status: Derived,
  summary: z.string().nullish(),
  task_type: Derived,
  raw: Derived,
  og_image: Derived,
  spatial_point: Derived,
  connection_id: Derived,
})

const documents = list({ schema: Document, anyCase: true, toItems })

/** A page of the API names its list of documents `memories`, and that of extracted memories `memoryEntries`. */
export const supermemory = () => ({ '': documents, memories: documents, documents, memoryEntries: documents })

function toItems(entry: z.infer<typeof Document>): Outcome {
  const { id, memory, content, type, created_at, metadata } = entry
  if (entry.is_forgotten) return { left: 'forgotten' }
  if (entry.is_latest === false) return { left: 'an earlier version of a memory' }
  const text = content ?? memory ?? ''
  if (text.trim() === '') return { left: type ? `a document of the type ${type} without content` : 'without text' }
  const [tag, ...others] = entry.container_tag ? [entry.container_tag] : (entry.container_tags ?? [])
  if (tag === undefined) return { fault: 'has no owner: add containerTag' }
  return [
    {
      memory: {
        ...containerOf(tag),
        memoryId: memoryIdOf(timeOf(created_at), ['supermemory', tag, id]),
        content: text,
        ...metadataOf({
          title: entry.title,
          summary: entry.summary,
          url: entry.url,
          source: entry.source,
          filepath: entry.filepath,
          customId: entry.custom_id,
          documentType: type,
          containerTags: others.length > 0 ? others : undefined,
          forgetAfter: entry.forget_after,
          ...(isFields(metadata) ? metadata : { metadata }),
        }),
        ...timesOf(entry.updated_at ?? created_at, created_at),
      },
    },
  ]
}
