import type { Spend } from '../../models/budget/sql/model-spend.ts'
import type { Scope } from '../../platform/database/scope.ts'

export interface AnalyticsPorts {
  /** What a tenant has stored now. */
  countStored(scope: Scope): Promise<{ memories: number; records: number }>
  /** What its organization has used of models today. */
  modelsToday(scope: Scope): Promise<Spend | undefined>
}
