import type { ItemOutcome, JobItem } from '../../../../../platform/jobs/itemized-job.ts'
import type { ItemRun } from '../../../../../platform/jobs/run-items.ts'
import type { Json } from '../../../../../platform/values/json.ts'
import { highestPrice } from '../../request/price.ts'
import type { MemorizeRequest } from '../../request/read-request.ts'
import type { Prepared } from '../prepare.ts'
import type { Noted } from './read-stored.ts'

export interface Work {
  index: number
  prepared: Prepared
}

export interface ReadItems {
  works: readonly Work[]
  /** Items that are stored, and not read yet. */
  noted: readonly Noted[]
  /** Items that have an outcome already. */
  refused: readonly ItemOutcome[]
  /** Whether the works are turns that are read together. */
  isWindow?: boolean
}

// the items were validated against the OpenAPI spec when they were submitted
export const requestOf = (input: Json): MemorizeRequest => input as MemorizeRequest

/** Whether the credits cover all items, even if none is a duplicate and properties are found in each. */
export const canPay = ({ billing }: ItemRun, items: readonly JobItem[]): boolean =>
  items.reduce((sum, { input }) => sum + highestPrice(requestOf(input)), 0) <= Number(billing.principal.credits)
