import { z } from 'zod'
import { chunksOf } from '../../server/src/areas/retrieval/documents/chunks.ts'
import { extractText } from '../../server/src/documents/extract-text.ts'
import type { Keepsake } from '../lib/keepsake.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { untilEmbedded } from '../lib/until-embedded.ts'
import { Bm25 } from './bm25.ts'
import { type Document, type Question, readJudged, sectionOf } from './corpus.ts'
import { ingest } from './ingest.ts'
import { ndcg } from './ndcg.ts'

const PROJECT = 'Judged'
/** Chunks requested: a section may have several, and ten sections count. */
const CHUNKS = 50
/** Goal: how much better than plain BM25. */
const AHEAD = 0.03

const Found = z.object({ results: z.array(z.object({ documentId: z.string(), headings: z.array(z.string()) })) })

type Search = (query: string) => Promise<string[]>

/** NDCG@10 of a server and of plain BM25 over the same chunks, on the questions to tune on and on those held out. */
export async function judge(
  { client, store, server }: Keepsake,
  { note }: SuiteOptions,
  { embedding }: { embedding: boolean },
): Promise<void> {
  const { documents, questions } = await readJudged()
  await ingest(
    client,
    PROJECT,
    documents.map(({ id, ...document }) => ({ id, title: id.replace(/^docs\//, ''), ...document })),
  )
  if (embedding) await untilEmbedded(server.url)
  const service: Search = async query => {
    const body = { project: PROJECT, query, limit: CHUNKS }
    const { results } = Found.parse(await client.post('/api/v1/rag/search', body))
    return results.map(({ documentId, headings }) => sectionOf(documentId, headings))
  }
  const baselines = await baselinesOf(documents)
  const name = embedding ? `with ${process.env.EMBEDDING_NAME}` : 'words alone'
  for (const heldOut of [false, true]) {
    const asked = questions.filter(question => question.heldOut === heldOut)
    const set = `${heldOut ? 'held out' : 'development'}, ${store.name}`
    const plain = await quality(asked, baselines.plain)
    const ours = await quality(asked, service)
    note({
      name: `NDCG@10 of ${asked.length} questions, ${name}, ${set}`,
      value: ours,
      unit: '',
      floor: { name: 'plain BM25', value: plain },
    })
    note({
      name: `ahead of plain BM25, ${name}, ${set}`,
      value: ours - plain,
      unit: '',
      target: { of: 'value', is: 'at least', than: AHEAD },
    })
    note({
      name: `ahead of BM25 over title, headings and text, ${name}, ${set}`,
      value: ours - (await quality(asked, baselines.headed)),
      unit: '',
    })
  }
}

async function quality(questions: readonly Question[], search: Search): Promise<number> {
  let sum = 0
  for (const { query, sections } of questions) {
    const right = new Set(sections.map(({ document, heading }) => `${document}#${heading}`))
    sum += ndcg(await search(query), right)
  }
  return sum / questions.length
}

/** BM25 over the text of each chunk, and over the title and the headings too. */
async function baselinesOf(documents: readonly Document[]): Promise<Record<'plain' | 'headed', Search>> {
  const chunks = (
    await Promise.all(
      documents.map(async ({ id, mimeType, content }) => {
        const read = chunksOf(await extractText(Buffer.from(content), mimeType))
        return read.map(({ headings, content }) => ({ id, headings, content }))
      }),
    )
  ).flat()
  const over = (texts: string[]): Search => {
    const index = new Bm25(texts)
    return async query =>
      index.search(query).flatMap(n => {
        const chunk = chunks[n]
        return chunk ? [sectionOf(chunk.id, chunk.headings)] : []
      })
  }
  return {
    plain: over(chunks.map(({ content }) => content)),
    headed: over(chunks.map(({ id, headings, content }) => [id, ...headings, content].join('\n'))),
  }
}
