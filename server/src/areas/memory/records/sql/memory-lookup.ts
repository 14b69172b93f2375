import { ofTenant } from '../../../../platform/database/scope.ts'

// Two indexes of memories start with the record. While records have few memories, both have the same estimated cost,
// and a cached plan may use the one that reads all memories of the record. Each lookup here reads the first rows in an
// order that only one index has, then drops those of other records.

/**
 * SQL of the memory of a record that has this content. SQL: part of the statements that memorize runs.
 * @param record SQL of the record's id
 * @param hash SQL of the content's hash
 */
export const memoryWithContent = (record: string, hash: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE tenant_id = $1 AND (record_id, content_hash) >= (${record}, ${hash})
    ORDER BY record_id, content_hash LIMIT 1
  ) AS next
  WHERE record_id = ${record} AND content_hash = ${hash}`

/**
 * SQL of the newest memories of a record. SQL: part of the statements that read the newest memories.
 * @param record SQL of the record's id
 * @param limit SQL of the number of memories
 */
export const newestMemoriesOf = (record: string, limit: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE record_id >= ${record} ORDER BY record_id, "timestamp" DESC, id DESC LIMIT ${limit}
  ) AS next
  WHERE record_id = ${record} AND ${ofTenant()}`
