import { OPERATIONS } from '../../contract/operations.ts'
import type { UsageFilters } from './sql/figures.ts'

/** The operations of memory, and `updateMemory`, under which an edit of a memory's content is charged. */
const MEMORY_OPERATIONS: ReadonlySet<string> = new Set([
  ...OPERATIONS.flatMap(({ area, id }) => (area === 'memory' ? [id] : [])),
  'updateMemory',
])

/** Limits a filter to the operations of memory. */
export const amongMemoryOperations = ({
  operations = [...MEMORY_OPERATIONS],
  ...others
}: UsageFilters = {}): UsageFilters => ({
  ...others,
  operations: operations.filter(operation => MEMORY_OPERATIONS.has(operation)),
})
