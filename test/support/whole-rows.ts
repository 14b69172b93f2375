import { others } from './whole-rows/others.ts'
import { webhooks } from './whole-rows/webhooks.ts'
import type { WholeRow } from './whole-rows/whole-row.ts'

/** Responses whose optional fields only rare rows have. */
export const WHOLE: WholeRow[] = [...webhooks, ...others]
