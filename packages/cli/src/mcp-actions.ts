/** The actions of `keepsake mcp`, in one built file: both need the table of tools. */
export { mcp } from './mcp.ts'
export { configureHost } from './mcp-config.ts'
