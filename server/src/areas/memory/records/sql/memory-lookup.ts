import { ofTenant } from '../../../../platform/database/scope.ts'

/**
 * SQL of the memory of a record that a content repeats. SQL: part of the statements that look for duplicates.
 * @param record SQL of the record's id
 * @param hash SQL of the content's hash
 * @param workspace SQL of the workspace of the content, of type text; null if it has none
 */
export const repeatedMemory = (record: string, hash: string, workspace: string): string =>
  `SELECT * FROM runtime.memory_with_hash_v2(tenant_id => $1, record => ${record}, hash => ${hash}, workspace => ${workspace}) AS found`

/**
 * SQL of the newest memories of a record that are found. SQL: part of the statements that read the newest memories. It
 * reads the first rows in an order that only one index has, and drops those of other records: while records have few
 * memories, a cached plan may use an index with all memories of the record.
 * @param record SQL of the record's id
 * @param limit SQL of the number of memories
 */
export const newestMemoriesOf = (record: string, limit: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE record_id >= ${record} AND searchable IS NOT FALSE ORDER BY record_id, "timestamp" DESC, id DESC LIMIT ${limit}
  ) AS next
  WHERE record_id = ${record} AND ${ofTenant()}`
