import { OPERATIONS } from '../../contract/operations.ts'
import type { UsageFilters } from './sql/figures.ts'

const MEMORY_OPERATIONS: ReadonlySet<string> = new Set(
  OPERATIONS.flatMap(({ area, id }) => (area === 'memory' ? [id] : [])),
)

/** Limits a filter to the operations of memory. */
export const amongMemoryOperations = ({
  operations = [...MEMORY_OPERATIONS],
  ...others
}: UsageFilters = {}): UsageFilters => ({
  ...others,
  operations: operations.filter(operation => MEMORY_OPERATIONS.has(operation)),
})
