/** Other products whose files can be imported. */
export const PRODUCTS = ['mem0', 'zep', 'graphiti', 'letta', 'langmem', 'supermemory', 'mcp-memory'] as const
export type Product = (typeof PRODUCTS)[number]
