import { groups } from '../generated/tree.gen.ts'
import type { ApiCommand } from '../table/tree.ts'

/** The commands of every group. */
export async function allCommands(): Promise<ApiCommand[]> {
  const tables = await Promise.all(groups.map(group => group.load()))
  return tables.flatMap(({ commands }) => commands)
}
