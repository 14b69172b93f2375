/** MCP servers of the live or the test data of an organization. */
export const MAX_SERVERS = 20
/** Tools of one server. */
export const MAX_TOOLS = 200
/** Pages of a listing. */
export const MAX_PAGES = 20
/** Bytes of one response of a server. */
export const MAX_RESPONSE_BYTES = 1024 * 1024
/** Connecting, and then listing all tools. */
export const LISTING_MS = 10_000
/** One call of a tool. */
export const CALL_MS = 30_000
/** Characters of a result that a model gets. */
export const MAX_RESULT_CHARACTERS = 40_000

/** Characters of a slug. It leaves room for the name of a tool. */
export const MAX_SLUG_LENGTH = 24
/** Characters of the name that models call a tool by, which is the limit of most providers. */
export const MAX_CALL_NAME_LENGTH = 64
/** Characters of the name of a tool, which is the limit of MCP. */
export const MAX_TOOL_NAME_LENGTH = 128
export const MAX_TITLE_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 4_000
/** Characters of an input schema as JSON. */
export const MAX_SCHEMA_LENGTH = 32_768
/** Characters of all descriptions and input schemas of a server. */
export const MAX_DEFINITION_CHARACTERS = 262_144
