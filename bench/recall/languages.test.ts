import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { readCorpus } from '../../server/test/support/search/corpus.ts'
import { type Ask, inMemory } from '../../server/test/support/search/engines.ts'
import { embed } from '../../server/test/support/search/vectors.ts'
import { Measure, type Quality } from './measure.ts'

it('the built-in model for English lowers no figure of German, Spanish and French', { timeout: 120_000 }, async () => {
  vi.stubEnv('EMBEDDING_PROVIDER', '')
  const corpus = readCorpus(fileURLToPath(new URL('../judged/languages.json', import.meta.url)))
  const qualityOf = async (ask: Ask, language: string): Promise<Quality> => {
    const measure = new Measure()
    for (const { question, record, kind, evidence } of corpus.questions)
      if (kind === language) measure.add(await ask(question, record), evidence)
    return measure.quality
  }
  const words = inMemory(corpus)
  const meaning = inMemory(corpus, await embed(corpus))
  for (const language of ['de', 'es', 'fr']) {
    const alone = await qualityOf(words, language)
    const both = await qualityOf(meaning, language)
    expect(both.questions).toBe(19)
    expect(both.recallAt10, `${language}, R@10`).toBeGreaterThanOrEqual(alone.recallAt10)
    expect(both.mrr, `${language}, MRR`).toBeGreaterThanOrEqual(alone.mrr)
  }
})
