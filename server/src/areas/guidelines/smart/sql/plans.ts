import { z } from 'zod'
import type { Scope } from '../../../../platform/database/scope.ts'
import { type PlanItem, readItems } from '../plan/items.ts'

const Row = z.object({
  id: z.string(),
  instruction: z.string(),
  type: z.enum(['guideline', 'collection']),
  engine: z.enum(['offline', 'model']),
  items: z.unknown().transform((items): PlanItem[] => readItems(items)),
  unplaced: z.array(z.string()),
  expiresAt: z.date(),
})

export type StoredPlan = z.output<typeof Row>

const LOCK = `
  SELECT id, instruction, type, engine, items, unplaced, expires_at AS "expiresAt"
  FROM smart_update_plans WHERE tenant_id = $1 AND id = $2 AND expires_at > app_now() FOR UPDATE`

/** SQL: Prisma has no row locks. @returns undefined if the plan does not exist or has expired */
export async function lockPlan(scope: Scope, id: string): Promise<StoredPlan | undefined> {
  const [row] = await scope.query(LOCK, [id])
  return row && Row.parse(row)
}
