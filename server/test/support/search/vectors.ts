import { readConfig } from '../../../src/boot/config.ts'
import { createEmbedder } from '../../../src/models/create-embedder.ts'
import type { ConfiguredEmbedder } from '../../../src/models/port.ts'
import { embeddingSettings } from '../../../src/models/settings.ts'
import { createLogger } from '../../../src/platform/log/log.ts'
import { passageTexts } from '../../../src/search/indexing/document.ts'
import { FREE_BUDGET } from '../free-budget.ts'
import type { Corpus } from './corpus.ts'

/** Vectors by text. */
export type Vectors = ReadonlyMap<string, Float32Array>

const BATCH = 64

/**
 * Opens the model of the settings `EMBEDDING_…`, which is the built-in one without any.
 *
 * @throws if it is off, or cannot run here
 */
export async function openEmbedder(): Promise<ConfiguredEmbedder> {
  const config = readConfig(process.env)
  const log = createLogger({ level: 'info', pretty: true })
  const host = { dataDirectory: config.KEEPSAKE_DATA_DIR, log, budget: FREE_BUDGET }
  const embedder = await createEmbedder(embeddingSettings(config), host)
  if (!embedder)
    throw new Error('There is no embedding model: set EMBEDDING_PROVIDER and EMBEDDING_NAME (docs/settings.md)')
  return embedder
}

/**
 * Embeds all passages and questions of a corpus with the model of the settings `EMBEDDING_…`.
 *
 * @throws if no model is set, or the model fails
 */
export async function embed({ texts, questions }: Corpus): Promise<Vectors> {
  const embedder = await openEmbedder()
  const all = {
    passage: new Set(texts.flatMap(text => passageTexts(text.content, text.speaker))),
    query: new Set(questions.map(({ question }) => question)),
  }
  const vectors = new Map<string, Float32Array>()
  for (const as of ['passage', 'query'] as const) {
    const named = [...all[as]]
    for (let from = 0; from < named.length; from += BATCH) {
      const batch = named.slice(from, from + BATCH)
      const embedding = await embedder.embed('server', batch, { as })
      for (const [i, vector] of embedding.vectors.entries()) vectors.set(batch[i] ?? '', vector)
    }
  }
  await embedder.close()
  return vectors
}
