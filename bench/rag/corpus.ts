import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { z } from 'zod'
import type { DocumentType } from '../../server/src/documents/document.ts'

const ROOT = new URL('../../', import.meta.url)
const TEXTS = 'bench/judged/documents/texts/'
const GUIDELINES = 'bench/judged/guidelines/guidelines/'
/** Pages for users: each explains one part of the product. */
const PAGES =
  `collections concepts extraction gateway guidelines guidelines-in-prompts keys maintenance memory memory-recall models
  multimodal notifications operations operations-background operations-data organizations permissions prompts recall
  responses scale settings webhooks webhook-failures webhook-operations webhook-publishing webhook-signatures
  webhook-subscriptions`.split(/\s+/)

/** A document that is searched. */
export interface Document {
  /** As the judgments name it: the name of the file, or `docs/…`. */
  id: string
  mimeType: DocumentType
  content: string
}

const Question = z.object({
  id: z.string(),
  query: z.string(),
  sections: z.array(z.object({ document: z.string(), heading: z.string().default('') })).min(1),
  heldOut: z.boolean().default(false),
})

export type Question = z.infer<typeof Question>

const TYPES: Readonly<Record<string, DocumentType>> = { '.md': 'markdown', '.html': 'html', '.txt': 'text' }

/** The judged documents, and the questions about them. */
export async function readJudged(): Promise<{ documents: Document[]; questions: Question[] }> {
  const texts = await readdir(new URL(TEXTS, ROOT))
  const guidelines = await readdir(new URL(GUIDELINES, ROOT))
  const paths = [
    ...texts.map(name => [name, TEXTS + name] as const),
    ...guidelines.map(name => [name, GUIDELINES + name] as const),
    ...PAGES.map(name => [`docs/${name}.md`, `docs/${name}.md`] as const),
  ]
  const documents = await Promise.all(
    paths.map(async ([id, path]) => ({
      id,
      mimeType: TYPES[extname(id)] ?? 'text',
      content: await readFile(new URL(path, ROOT), 'utf8'),
    })),
  )
  const questions: unknown = JSON.parse(await readFile(new URL('bench/judged/documents/questions.json', ROOT), 'utf8'))
  return { documents, questions: z.array(Question).parse(questions) }
}

/** Names a section: the innermost heading of a document. */
export const sectionOf = (document: string, headings: readonly string[]): string =>
  `${document}#${headings.at(-1) ?? ''}`
