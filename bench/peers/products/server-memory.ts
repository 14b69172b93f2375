import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Note, Open } from '../product.ts'

const PROGRAM = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-memory/dist/index.js')

let named = 0
/** An entity of its own for each text: entities of one name are merged. */
const entity = ({ email, content }: Note): object => ({
  name: `${email} ${process.pid} ${named++}`,
  entityType: email,
  observations: [content],
})

/** Its own server, over standard input and output as a host starts it. */
export const open: Open = async ({ directory }) => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM],
    env: { MEMORY_FILE_PATH: join(directory, 'memory.jsonl') },
    stderr: 'ignore',
    // what it finds among many texts is larger than what a client reads by default
    maxBufferSize: 2 ** 30,
  })
  const client = new Client({ name: 'bench', version: '1.0.0' })
  await client.connect(transport)
  const call = async (name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { isError, structuredContent } = await client.callTool({ name, arguments: given }, { timeout: 600_000 })
    if (isError) throw new Error(`${name} failed.`)
    return structuredContent as Record<string, unknown>
  }
  return {
    pid: transport.pid ?? 0,
    store: note => call('create_entities', { entities: [entity(note)] }),
    async fill(notes) {
      for (let from = 0; from < notes.length; from += 1_000)
        await call('create_entities', { entities: notes.slice(from, from + 1_000).map(entity) })
    },
    // it compares the whole question with each text, so a sentence finds nothing
    search: ({ words: [word] }) => call('search_nodes', { query: word }),
    // it compares the whole text with each: what a model would do is to try the words of a question, one after the other
    async find(question, email) {
      const hits = new Map<string, number>()
      for (const word of new Set(question.toLowerCase().match(/\p{L}{4,}/gu) ?? [])) {
        const { entities } = await call('search_nodes', { query: word })
        for (const { entityType, observations } of entities as { entityType: string; observations: string[] }[])
          if (email === undefined || entityType === email)
            for (const text of observations) hits.set(text, (hits.get(text) ?? 0) + 1)
      }
      return [...hits].toSorted(([, a], [, b]) => b - a).map(([text]) => text)
    },
    async textsOf(email) {
      const { entities } = await call('read_graph', {})
      return (entities as { entityType: string; observations: string[] }[])
        .filter(({ entityType }) => entityType === email)
        .flatMap(({ observations }) => observations)
    },
  }
}
