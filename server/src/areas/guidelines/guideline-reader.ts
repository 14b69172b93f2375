import type { TenantScope } from '../../platform/database/database.ts'
import type { SelectGuidelines } from './smart/select.ts'

/** What models get to read of guidelines. Costs nothing: the caller charges for the tokens. */
export const createGuidelineReader = (select: SelectGuidelines) => ({
  /** The guidelines with these ids, in this order. Those that do not exist are left out. */
  async byIds(scope: TenantScope, ids: readonly string[]): Promise<{ id: string; name: string; value: string }[]> {
    const where = { id: { in: [...ids] } }
    const rows = await scope.prisma(models =>
      models.guideline.findMany({ where, select: { id: true, name: true, value: true } }),
    )
    return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
  },
  /** Compiles the guidelines that fit a message, without a model; empty if none does. */
  async select(scope: TenantScope, message: string, maxContentTokens: number): Promise<string> {
    return (await select(scope, { message, mode: 'fast', maxContentTokens })).compiledContext
  },
})
