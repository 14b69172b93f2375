import { OtherTypeError } from '../../records/entity/problem.ts'
import type { MemorizeRequest } from '../request/read-request.ts'
import type { Prepared } from './prepare.ts'

/** Stores one memory. If its record has another type than assumed, first reads it for that type's collections. */
export async function ofItsType<T>(
  prepared: Prepared,
  again: (request: MemorizeRequest) => Promise<Prepared>,
  store: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  try {
    return await store(prepared)
  } catch (error) {
    if (!(error instanceof OtherTypeError)) throw error
    return store(await again({ ...prepared.request, type: error.type }))
  }
}
