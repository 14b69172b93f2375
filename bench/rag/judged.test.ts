import { expect, it } from 'vitest'
import { chunksOf } from '../../server/src/areas/retrieval/documents/chunks.ts'
import { extractText } from '../../server/src/documents/extract-text.ts'
import { Bm25 } from './bm25.ts'
import { readJudged, sectionOf } from './corpus.ts'
import { ndcg } from './ndcg.ts'

it('each judged section is a section of its document', async () => {
  const { documents, questions } = await readJudged()
  const sections = new Set<string>()
  for (const { id, mimeType, content } of documents)
    for (const { headings } of chunksOf(await extractText(Buffer.from(content), mimeType)))
      sections.add(sectionOf(id, headings))
  const missing = questions.flatMap(question =>
    question.sections.flatMap(({ document, heading }) =>
      sections.has(`${document}#${heading}`) ? [] : `${question.id}: ${document}#${heading}`,
    ),
  )
  expect(missing).toEqual([])
  expect(questions.length).toBeGreaterThanOrEqual(200)
  expect(questions.filter(({ heldOut }) => heldOut).length).toBe(Math.floor(questions.length / 3))
})

it('NDCG is 1 for the right sections first, less for later ones, and counts a section once', () => {
  const right = new Set(['a', 'b'])
  expect(ndcg(['a', 'a', 'b', 'c'], right)).toBe(1)
  expect(ndcg(['c', 'a', 'b'], right)).toBeCloseTo((1 / Math.log2(3) + 1 / 2) / (1 + 1 / Math.log2(3)))
  expect(ndcg(Array.from({ length: 10 }, (_, n) => String(n)).concat('a'), right)).toBe(0)
})

it('BM25 prefers the rare word, and the short text', () => {
  const index = new Bm25([
    'The rent of the flat.',
    'The rent, and a long list of other things: deposit.',
    'A flat tyre.',
  ])
  expect(index.search('deposit rent')).toEqual([1, 0])
  expect(index.search('rent')).toEqual([0, 1])
  expect(index.search('nothing of it')).toEqual([])
})
