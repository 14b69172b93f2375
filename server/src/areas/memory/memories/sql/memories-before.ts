import type { ItemRun } from '../../../../platform/jobs/run-items.ts'

const BEFORE = `
  SELECT id FROM (
    SELECT index, result ->> 'memoryId' AS id FROM event_items
    WHERE tenant_id = $1 AND event_id = $2 AND index < $3 AND result ->> 'memoryId' IS NOT NULL ORDER BY index DESC LIMIT $4
  ) last ORDER BY index`

/** The memories of the last items before one, in order. SQL: reads JSON of items. */
export async function memoriesBefore({ billing, eventId }: ItemRun, index: number, limit: number): Promise<string[]> {
  const rows = await billing.scope.query<{ id: string }>(BEFORE, [eventId, index, limit])
  return rows.map(({ id }) => id)
}
