import type { Embedder } from '../../../src/models/port.ts'
import { UNRELATED_TEXTS } from '../../../src/models/unrelated-texts.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import { passageTexts } from '../../../src/search/indexing/document.ts'
import { storeEmbeddings } from '../../../src/search/meaning/store-embeddings.ts'
import type { RecordMeaning } from './one-record.ts'

const BATCH = 64

/** Embeds the texts and questions of a tenant, as the server does. */
export async function createRecordMeaning(
  database: Database,
  tenantId: number,
  embedder: Embedder,
): Promise<RecordMeaning> {
  const { vectors: unrelated } = await embedder.embed('server', UNRELATED_TEXTS)
  return {
    async store(texts) {
      const passages = texts.flatMap(({ id, content, speaker }) =>
        passageTexts(content, speaker).map((text, part) => ({ id, part, text })),
      )
      for (let from = 0; from < passages.length; from += BATCH) {
        const batch = passages.slice(from, from + BATCH)
        const { model, vectors } = await embedder.embed(
          'server',
          batch.map(({ text }) => text),
        )
        const embedded = batch.flatMap(({ id, part }, i) => {
          const vector = vectors[i]
          return vector ? [{ tenantId, id, part, vector }] : []
        })
        await storeEmbeddings(database, model, embedded, [])
      }
    },
    async of(question) {
      const { model, vectors } = await embedder.embed('server', [question], { as: 'query' })
      const [vector] = vectors
      if (!vector) throw new Error('The embedding model returned no vector.')
      return { model, vector, unrelated }
    },
  }
}
