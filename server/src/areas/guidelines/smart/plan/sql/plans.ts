import { z } from 'zod'
import type { Scope } from '../../../../../platform/database/scope.ts'
import { type PlanItem, readItems } from '../items.ts'

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

const COLUMNS = `id, instruction, type, engine, items, unplaced, expires_at AS "expiresAt", expires_at <= app_now() AS "isOver"`

/** Locks a plan and reads it. @returns undefined if it does not exist or has expired */
export async function lockPlan(scope: Scope, id: string): Promise<StoredPlan | undefined> {
  const row = await scope.lock<{ isOver: boolean }>('smart_update_plans', id, { columns: COLUMNS })
  return row && !row.isOver ? Row.parse(row) : undefined
}
