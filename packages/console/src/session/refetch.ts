/** How often what is under way is read again. */
export const REFETCH_MS = 5_000
