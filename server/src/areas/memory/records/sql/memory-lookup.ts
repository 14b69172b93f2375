import { ofTenant } from '../../../../platform/database/scope.ts'

// Two indexes of memories start with the record. While records have few memories, both have the same estimated cost,
// and a cached plan may use the one that reads all memories of the record. Each lookup here reads the first rows in an
// order that only one index has, then drops those of other records. They are SQL and no function of the database: with
// one, concurrent imports of the same lines deadlocked.

/** SQL of a memory with this content: the one outside all workspaces if there is one, otherwise a note. */
const anyWithContent = (record: string, hash: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE tenant_id = $1 AND (record_id, content_hash) <= (${record}, ${hash})
    ORDER BY record_id DESC, content_hash DESC, collection_id DESC LIMIT 1
  ) AS last
  WHERE record_id = ${record} AND content_hash = ${hash}`

const noteWithContent = (record: string, hash: string, workspace: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE tenant_id = $1 AND (record_id, content_hash, collection_id) >= (${record}, ${hash}, ${workspace})
    ORDER BY record_id, content_hash, collection_id LIMIT 1
  ) AS next
  WHERE record_id = ${record} AND content_hash = ${hash} AND collection_id = ${workspace}`

/**
 * SQL of the memory of a record that a content repeats. A note repeats only notes of its workspace; other content also
 * repeats notes. SQL: part of the statements that look for duplicates.
 * @param record SQL of the record's id
 * @param hash SQL of the content's hash
 * @param workspace SQL of the workspace of the content, of type text; null if it has none
 */
export const repeatedMemory = (record: string, hash: string, workspace: string): string => `
  SELECT * FROM (${anyWithContent(record, hash)}) AS found WHERE ${workspace} IS NULL
  UNION ALL SELECT * FROM (${noteWithContent(record, hash, workspace)}) AS found WHERE ${workspace} IS NOT NULL`

/**
 * SQL of the memory of a record with this content in the same workspace, or outside all of them. SQL: part of the
 * statements that look for memories that cannot be stored twice.
 */
export const sameMemory = (record: string, hash: string, workspace: string): string =>
  `SELECT * FROM (${repeatedMemory(record, hash, workspace)}) AS found WHERE collection_id IS NOT DISTINCT FROM ${workspace}`

/**
 * SQL of the newest memories of a record that are found. SQL: part of the statements that read the newest memories.
 * @param record SQL of the record's id
 * @param limit SQL of the number of memories
 */
export const newestMemoriesOf = (record: string, limit: string): string => `
  SELECT * FROM (
    SELECT * FROM memories WHERE record_id >= ${record} AND searchable IS NOT FALSE ORDER BY record_id, "timestamp" DESC, id DESC LIMIT ${limit}
  ) AS next
  WHERE record_id = ${record} AND ${ofTenant()}`
