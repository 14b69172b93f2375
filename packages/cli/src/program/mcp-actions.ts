/** The actions of `keepsake mcp` and `keepsake init`, in one built file: they need the table of tools. */

export { init } from '../commands/init/init.ts'
export { configureHost } from '../commands/mcp/config.ts'
export { mcp } from '../commands/mcp/mcp.ts'
