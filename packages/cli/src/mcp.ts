import { type Call, serveOverStdio, UnknownToolsetError } from '@keepsake/mcp'
import { isKeepsakeError } from '@keepsake/sdk'
import { Client, keyOf, lookUp } from './client.ts'
import { usage } from './failure.ts'
import type { Io } from './io.ts'
import type { Settings } from './settings.ts'

export interface McpSettings extends Settings {
  toolsets?: string
}

/** Serves the tools on stdin and stdout, with the same key and server as any other command. */
export async function mcp(settings: Partial<McpSettings>, io: Io): Promise<void> {
  const credentials = lookUp(settings, io)
  // Fail at startup, where the host shows the error, instead of in every tool call.
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
