/** Tables with a partition for each month of the times in their ids. The Prisma schema has the tables themselves. */
export const PARTITIONED = { usage_entries: 'use_', audit_entries: 'aud_' } as const
export type PartitionedTable = keyof typeof PARTITIONED

/** A server that is stopped for longer than this starts with its rows in the partition for the rest. */
const MONTHS_AHEAD = 3

/** SQL: creates the partitions of this month and the next ones, unless they exist. */
export const CREATE_PARTITIONS: readonly string[] = Object.entries(PARTITIONED).map(
  ([table, prefix]) => `SELECT runtime.create_partitions('${table}', '${prefix}', ${MONTHS_AHEAD})`,
)
