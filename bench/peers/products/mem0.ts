import { join } from 'node:path'
import { Memory } from 'mem0ai/oss'
import { DIMENSIONS } from '../embedder.ts'
import { asSentence, type Open } from '../product.ts'

/** The default stores of the open-source mode; `infer: false` stores texts as they are, without a model. */
export const open: Open = async ({ directory, embedder }) => {
  const model = { apiKey: 'none', baseURL: embedder }
  const memory = new Memory({
    embedder: { provider: 'openai', config: { ...model, model: 'loopback', embeddingDims: DIMENSIONS } },
    vectorStore: {
      provider: 'memory',
      config: { collectionName: 'peers', dimension: DIMENSIONS, dbPath: join(directory, 'vectors.db') },
    },
    llm: { provider: 'openai', config: model },
    historyDbPath: join(directory, 'history.db'),
  })
  const store = ({ email, content }: { email: string; content: string }): Promise<unknown> =>
    memory.add(content, { userId: email, agentId: 'peers', infer: false })
  return {
    pid: process.pid,
    store,
    // it has no call for texts of several people
    async fill(notes) {
      for (let from = 0; from < notes.length; from += 16) await Promise.all(notes.slice(from, from + 16).map(store))
    },
    search: question => memory.search(asSentence(question), { filters: { agent_id: 'peers' }, topK: 10 }),
    async find(question, email) {
      const filters = { agent_id: 'peers', ...(email !== undefined && { user_id: email }) }
      const { results } = await memory.search(question, { filters, topK: 10 })
      return results.map(each => each.memory)
    },
    async textsOf(email) {
      const { results } = await memory.getAll({ filters: { user_id: email, agent_id: 'peers' }, topK: 1_000_000 })
      return results.map(each => each.memory)
    },
  }
}
