/** Whose files an import reads beside those of Keepsake. */
export const PRODUCTS = ['mem0', 'zep', 'mcp-memory'] as const
export type Product = (typeof PRODUCTS)[number]
