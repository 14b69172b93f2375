/** MCP servers of the live or the test data of an organization. */
export const MOST_SERVERS = 20
/** Tools of one server. */
export const MOST_TOOLS = 200
/** Pages of a listing. */
export const MOST_PAGES = 20
/** Bytes of one response of a server. */
export const MOST_RESPONSE_BYTES = 1024 * 1024
/** Connecting, and then listing all tools. */
export const LISTING_MS = 10_000
/** One call of a tool. */
export const CALL_MS = 30_000
/** Characters of a result that a model gets. */
export const MOST_RESULT_CHARACTERS = 40_000

/** Characters of a slug. It leaves room for the name of a tool. */
export const LONGEST_SLUG = 24
/** Characters of the name that models call a tool by, which is the limit of most providers. */
export const LONGEST_CALL_NAME = 64
/** Characters of the name of a tool, which is the limit of MCP. */
export const LONGEST_TOOL_NAME = 128
export const LONGEST_TITLE = 200
export const LONGEST_DESCRIPTION = 4_000
/** Characters of an input schema as JSON. */
export const LONGEST_SCHEMA = 32_768
/** Characters of all descriptions and input schemas of a server. */
export const MOST_DEFINITION_CHARACTERS = 262_144
