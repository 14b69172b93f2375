import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import manifest from '../package.json' with { type: 'json' }
import type { Call } from './call.ts'
import { DIGEST_PROMPT, getDigest } from './digest-prompt.ts'
import { listGuidelines, readGuideline, TEMPLATES } from './guideline-resources.ts'
import { runTool } from './run-tool.ts'
import type { Tool } from './tool.ts'
import { callableTools, explainMissing, type Selection, selectTools } from './toolsets.ts'

export interface ServerOptions extends Selection {
  call: Call
}

const INSTRUCTIONS = `Keepsake remembers what agents learn about people, companies and projects.
Before you answer about somebody, look: smartRecall for a question, memory_digest for everything known about one record.
After you learn something, store it with memory_store_pro, in the words it was said, under an identity key (email, websiteUrl, phoneNumber or recordId).
When a condition is about a property's value, use filterByProperty without a query: it is exact and costs nothing.
Before you write for the organization, read its guidelines: guideline_list, then guideline_read.`

const HOUR_MS = 3_600_000

/**
 * Creates the server of one connection, or of one request: tools from the spec, guidelines as resources, and the digest
 * as a prompt. Arguments are checked by the operation behind a tool, which explains in one way what is wrong.
 * @throws InvalidSelectionError
 */
export function createServer({ call, ...selection }: ServerOptions): Server {
  const selected = selectTools(selection)
  const callable = callableTools(selection)
  const server = new Server(
    { name: 'keepsake', title: 'Keepsake', version: manifest.version },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: {}, resources: {}, prompts: {} },
      // these lists only change with the server's version
      cacheHints: Object.fromEntries(
        ['tools/list', 'resources/templates/list', 'prompts/list', 'server/discover'].map(method => [
          method,
          { ttlMs: HOUR_MS, cacheScope: 'private' },
        ]),
      ),
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: selected.map(listed) }))
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const tool = callable.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, explainMissing(params.name, selection))
    return runTool(tool, params.arguments ?? {}, call, mcpReq.signal)
  })
  server.setRequestHandler('resources/list', ({ params }, { mcpReq }) =>
    listGuidelines(params?.cursor, call, mcpReq.signal),
  )
  server.setRequestHandler('resources/templates/list', () => TEMPLATES)
  server.setRequestHandler('resources/read', ({ params }, { mcpReq }) => readGuideline(params.uri, call, mcpReq.signal))
  server.setRequestHandler('prompts/list', () => ({ prompts: [DIGEST_PROMPT] }))
  server.setRequestHandler('prompts/get', ({ params }, { mcpReq }) => {
    if (params.name !== DIGEST_PROMPT.name)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Prompt ${params.name} not found. The only prompt is ${DIGEST_PROMPT.name}.`,
      )
    return getDigest(params.arguments ?? {}, call, mcpReq.signal)
  })
  return server
}

/** A tool as a host reads it. */
const listed = ({ name, title, description, inputSchema, outputSchema, annotations }: Tool) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
})
