import { z } from 'zod'
import { Derived, Flag, KeyValue, Metadata, metadataOf, Text, Texts, Time, timeOf, timesOf } from './fields.ts'
import { containerOf } from './item.ts'
import { list, type Outcome, WITHOUT_TEXT } from './list.ts'
import { memoryIdOf } from './memory-id.ts'

const Tag = { container_tag: KeyValue, container_tags: Texts }
const Document = z.object({
  ...Tag,
  id: KeyValue,
  /** Of an extracted memory; a document has `content`. */
  memory: Text,
  content: Text,
  type: Text,
  title: Text,
  url: Text,
  source: Text,
  filepath: Text,
  custom_id: Text,
  metadata: Metadata,
  created_at: Time,
  updated_at: Time,
  is_forgotten: Flag,
  is_latest: Flag,
  forget_after: Text,
  version: Derived,
  status: Derived,
  summary: Text,
  task_type: Derived,
  raw: Derived,
  og_image: Derived,
  spatial_point: Derived,
  connection_id: Derived,
})

const documents = list({ schema: Document, anyCase: true, owner: ['container_tag', 'container_tags'], toItems })

/** A page of the API names its list of documents `memories`, and that of extracted memories `memoryEntries`. */
export const supermemory = () => ({ '': documents, memories: documents, documents, memoryEntries: documents })

function toItems(entry: z.infer<typeof Document>): Outcome {
  const { id, memory, content, type, created_at, metadata } = entry
  if (entry.is_forgotten) return { left: 'forgotten' }
  if (entry.is_latest === false) return { left: 'an earlier version of a memory' }
  const text = content ?? memory
  if (!text) return type ? { left: `a document of the type ${type} without content` } : WITHOUT_TEXT
  const tags = (entry.container_tags ?? []).filter(name => name !== '')
  const [tag, ...others] = entry.container_tag ? [entry.container_tag] : tags
  if (tag === undefined) return { fault: 'has no owner: add containerTag' }
  return [
    {
      memory: {
        ...containerOf(tag),
        memoryId: memoryIdOf(timeOf(created_at), ['supermemory', tag, id ?? text]),
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
          ...metadata,
        }),
        ...timesOf(entry.updated_at ?? created_at, created_at),
      },
    },
  ]
}
