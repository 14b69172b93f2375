import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const SERVER = {
  mcpServerId: text('Id of the MCP server.', 'mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ'),
  name: text('Its name.', 'Orders'),
}

const serverEvent = (verb: string, description: string) =>
  defineEvent(`mcp_server.${verb}`, description, { ...SERVER, version: integer('Its version.', 1) })

export const SERVER_CREATED = serverEvent('created', 'An MCP server was added.')
export const SERVER_UPDATED = serverEvent('updated', 'An MCP server or the flags of its tools changed.')
export const SERVER_DELETED = serverEvent('deleted', 'An MCP server was deleted.')

export const TOOLS_CHANGED = defineEvent(
  'mcp_server.tools_changed',
  'A listing of an MCP server has other tools than the one before. Changed tools are held, and new ones are off, until somebody reviews them.',
  {
    ...SERVER,
    added: integer('The number of new tools.', 1),
    removed: integer('The number of tools that are gone.', 0),
    changed: integer('The number of tools with another description or input schema, which are held.', 2),
  },
)

export const MCP_SERVERS_EVENTS = [SERVER_CREATED, SERVER_UPDATED, SERVER_DELETED, TOOLS_CHANGED]
