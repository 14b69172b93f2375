import { type Call, InvalidSelectionError, type Selection, selectTools, serveOverStdio, TOOLSETS } from '@keepsake/mcp'
import { isKeepsakeError } from '@keepsake/sdk'
import { Client, keyOf, lookUp } from '../../call/client.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { usage } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'

export interface McpSettings extends Settings {
  toolsets?: string
  readOnly?: boolean
  stats?: boolean
}

/** Serves the tools on stdin and stdout, with the same key and server as any other command. */
export async function mcp(settings: Partial<McpSettings>, io: Io): Promise<void> {
  const { toolsets, readOnly, stats } = settings
  try {
    if (stats) return await printResult(statsOf({ toolsets, readOnly }), settings, io)
    const credentials = lookUp(settings, io)
    // Fail at startup, where the host shows the error, instead of in every tool call.
    keyOf(credentials)
    const client = new Client(settings, io, credentials)
    serveOverStdio({ call: callWith(client), toolsets, readOnly })
    io.handOver()
  } catch (error) {
    if (error instanceof InvalidSelectionError) throw usage(error.message)
    throw error
  }
}

/** What a list of tools costs an agent, in tokens: of each toolset, or of each tool of a selection. */
function statsOf({ toolsets, readOnly }: Selection): object {
  const sum = (tools: ReturnType<typeof selectTools>): number => tools.reduce((total, { tokens }) => total + tokens, 0)
  if (toolsets === undefined) {
    const rows = TOOLSETS.map(({ name }) => {
      const tools = selectTools({ toolsets: name, readOnly })
      return { toolset: name, tools: tools.length, tokens: sum(tools) }
    })
    return { success: true, data: rows }
  }
  const tools = selectTools({ toolsets, readOnly })
  return {
    success: true,
    data: [...tools.map(({ name, tokens }) => ({ tool: name, tokens })), { tool: 'total', tokens: sum(tools) }],
  }
}

/** SDK errors that have a response are explained by the tool. */
const callWith =
  (client: Client): Call =>
  async (operation, { path, query, body }) => {
    try {
      const { method, path: template, writes } = operation
      return await client.send({ method, path: template, params: path, query, body, writes, security: 'bearer' })
    } catch (error) {
      if (!isKeepsakeError(error) || error.status === undefined) throw error
      return { status: error.status, body: error.body }
    }
  }
