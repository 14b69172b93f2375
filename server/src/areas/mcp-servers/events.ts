import { defineEvent, integer, text } from '../../platform/events/domain-events.ts'

const SERVER_ID = text('Id of the MCP server.')
const A_SERVER = { mcpServerId: 'mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', name: 'Orders' }

const serverEvent = (verb: string, description: string) =>
  defineEvent({
    type: `mcp_server.${verb}`,
    description,
    fields: { mcpServerId: SERVER_ID, name: text('Its name.'), version: integer('Its version.') },
    example: { ...A_SERVER, version: 1 },
  })

export const SERVER_CREATED = serverEvent('created', 'An MCP server was added.')
export const SERVER_UPDATED = serverEvent('updated', 'An MCP server or the flags of its tools changed.')
export const SERVER_DELETED = serverEvent('deleted', 'An MCP server was deleted.')

export const TOOLS_CHANGED = defineEvent({
  type: 'mcp_server.tools_changed',
  description:
    'A listing of an MCP server has other tools than the one before. Changed tools are held, and new ones are off, until somebody reviews them.',
  fields: {
    mcpServerId: SERVER_ID,
    name: text('Its name.'),
    added: integer('The number of new tools.'),
    removed: integer('The number of tools that are gone.'),
    changed: integer('The number of tools with another description or input schema, which are held.'),
  },
  example: { ...A_SERVER, added: 1, removed: 0, changed: 2 },
})

export const MCP_SERVERS_EVENTS = [SERVER_CREATED, SERVER_UPDATED, SERVER_DELETED, TOOLS_CHANGED]
