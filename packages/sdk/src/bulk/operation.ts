import type { WithRequestId } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import type { BulkClient, BulkItem } from './plan.ts'

export type Outcome = Omit<BulkItem, 'index'>

/** What one call with some items does. */
export interface Operation {
  /** Items of a call. */
  size: number
  /** Bytes of a call, with room for its other fields. */
  bytes: number
  /** Calls at the same time. */
  concurrency: number
  /** The item that a path of an error names. [the one with its number] */
  placeOf?(path: string, items: readonly unknown[]): number | undefined
  /** Whether an item that is invalid would be so without the others too. */
  refusesAlone?: true
  send(client: BulkClient, items: unknown[], defaults: object, options: RequestOptions): Promise<Sent>
}

/** What came of a call. */
interface Sent {
  outcomes: Outcome[]
  /** The body of the response. */
  answer: WithRequestId<object>
}
