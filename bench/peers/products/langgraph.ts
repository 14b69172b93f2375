import { Embeddings } from '@langchain/core/embeddings'
import { type BaseStore, InMemoryStore } from '@langchain/langgraph'
import { PostgresStore } from '@langchain/langgraph-checkpoint-postgres/store'
import { DIMENSIONS } from '../embedder.ts'
import { asSentence, type Note, type Open, type Product } from '../product.ts'

let named = 0
const place = ({ email, content }: Note) => ({
  namespace: ['peers', email.replaceAll(/[._]/g, '-')],
  key: `${process.pid} ${named++}`,
  value: { content },
})

const asProduct = (store: BaseStore): Product => ({
  pid: process.pid,
  store(note) {
    const { namespace, key, value } = place(note)
    return store.put(namespace, key, value)
  },
  async fill(notes) {
    for (let from = 0; from < notes.length; from += 1_000) await store.batch(notes.slice(from, from + 1_000).map(place))
  },
  search: question => store.search(['peers'], { query: asSentence(question), limit: 10 }),
  async find(question, email) {
    const within = email === undefined ? ['peers'] : place({ email, content: '' }).namespace
    return (await store.search(within, { query: question, limit: 10 })).map(({ value }) => String(value.content))
  },
  async textsOf(email) {
    const items = await store.search(place({ email, content: '' }).namespace, { limit: 1_000_000 })
    return items.map(({ value }) => String(value.content))
  },
})

/** With the vectors of a real model, by content. */
export const openWithVectors: Open = async ({ embedder }) => {
  async function embed(texts: string[]): Promise<number[][]> {
    const body = JSON.stringify({ input: texts, model: 'loopback', encoding_format: 'float' })
    const response = await fetch(`${embedder}/embeddings`, { method: 'POST', body })
    const { data } = (await response.json()) as { data: { embedding: number[] }[] }
    return data.map(({ embedding }) => embedding)
  }
  class Loopback extends Embeddings {
    override embedDocuments = embed
    override embedQuery = async (text: string): Promise<number[]> => (await embed([text]))[0] ?? []
  }
  return asProduct(
    new InMemoryStore({ index: { dims: DIMENSIONS, embeddings: new Loopback({}), fields: ['content'] } }),
  )
}

/** Without vectors, as the others are measured without a real embedding model. */
export const openInMemory: Open = async () => asProduct(new InMemoryStore())

export const openPostgres: Open = async ({ database = '' }) => {
  const store = PostgresStore.fromConnString(database)
  await store.setup()
  return asProduct(store)
}
