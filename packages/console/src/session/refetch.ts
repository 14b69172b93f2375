import { useIsPortal } from './use-session.tsx'

/** How often what is under way is read again. */
export const REFETCH_MS = 5_000

/** The same in the portal. A customer has 60 calls a minute for all its tabs, and a screen reads up to five things at once. */
const PORTAL_REFETCH_MS = 15_000

/** How often a screen of the console and the portal reads again what is under way. */
export const useRefetchMs = (): number => (useIsPortal() ? PORTAL_REFETCH_MS : REFETCH_MS)
