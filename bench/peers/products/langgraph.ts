import { type BaseStore, InMemoryStore } from '@langchain/langgraph'
import { PostgresStore } from '@langchain/langgraph-checkpoint-postgres/store'
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
  async textsOf(email) {
    const items = await store.search(place({ email, content: '' }).namespace, { limit: 1_000_000 })
    return items.map(({ value }) => String(value.content))
  },
})

/** Without vectors, as the others are measured without a real embedding model. */
export const openInMemory: Open = async () => asProduct(new InMemoryStore())

export const openPostgres: Open = async ({ database = '' }) => {
  const store = PostgresStore.fromConnString(database)
  await store.setup()
  return asProduct(store)
}
