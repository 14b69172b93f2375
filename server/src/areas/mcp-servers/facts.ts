import { MCP_SERVERS_EVENTS } from './events.ts'
import { HEADER_COLUMNS } from './headers.ts'

export const MCP_SERVERS_FACTS = { events: MCP_SERVERS_EVENTS, encryptedColumns: HEADER_COLUMNS }
