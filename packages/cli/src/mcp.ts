import { type Call, serveOverStdio, UnknownToolsetError } from '@keepsake/mcp'
import { isKeepsakeError } from '@keepsake/sdk'
import { Client, keyOf, lookUp } from './client.ts'
import { usage } from './failure.ts'
import type { Io } from './io.ts'
import type { Settings } from './settings.ts'

export interface McpSettings extends Settings {
  toolsets?: string
}

/** Serves the tools on stdin and stdout, with the key and the server that any command would use. */
export async function mcp(settings: Partial<McpSettings>, io: Io): Promise<void> {
  const credentials = lookUp(settings, io)
  // Told at the start, where the host shows it, rather than by every tool.
  keyOf(credentials)
  const client = new Client(settings, io, credentials)
  try {
    serveOverStdio({ call: callWith(client), toolsets: settings.toolsets })
    io.handOver()
  } catch (error) {
    if (error instanceof UnknownToolsetError) throw usage(error.message)
    throw error
  }
}

/** The SDK's failures with an answer are the tool's to explain. */
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
