import type { Pointing } from './pointing.ts'

const ofUsage: Pointing = ({ collection, key }) => [
  { body: { filters: { collectionIds: [collection] } }, by: ['collectionIds'], status: 200 },
  { body: { filters: { keyIds: [key] } }, by: ['keyIds'], status: 200 },
]

export const analytics: Record<string, Pointing> = {
  getCurrentUsage: 'nothing to name',
  getUsageOverview: ofUsage,
  getMemoryUsage: ofUsage,
  getCreditUsage: ofUsage,
  listCharges: ofUsage,
  getUsageHistory: ofUsage,
}
