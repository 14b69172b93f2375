/** In credits. What is not listed is free, and so is a call that fails. */
export const PRICES = {
  /** For each started 1,000 tokens that language models read and write for a prompt, a chat completion or a run. */
  modelTokens: 1,
  /** A call of a tool of an MCP server by a model. Free if it fails. */
  mcpToolCall: 1,
} as const
