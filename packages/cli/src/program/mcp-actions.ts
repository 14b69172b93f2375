/** The actions of `keepsake mcp`, in one built file: both need the table of tools. */

export { configureHost } from '../commands/mcp/config.ts'
export { mcp } from '../commands/mcp/mcp.ts'
