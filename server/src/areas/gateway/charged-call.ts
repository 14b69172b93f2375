import type { Finishing, TenantCall } from '../../contract/handlers.ts'
import { ApiError } from '../../platform/values/errors.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { formatUsd } from '../../platform/values/money.ts'
import { balanceOf, capture, hold, release } from '../../platform/wallet/wallet.ts'
import type { ProviderAnswer } from './provider.ts'

/** What is written in the transaction that charges and stores the response. @returns the body of the response */
type Ending = (answer: ProviderAnswer) => Promise<JsonObject>

/**
 * Runs a call that costs money: reserves the price, calls the provider, and charges in the transaction that stores the
 * response. If the call fails, times out or is aborted, the reservation is released, and so it is for a response that is
 * free. A retry with the same idempotency key has the same reservation, so it is charged once.
 */
export async function chargedCall<Body>(
  call: TenantCall & Finishing,
  { operation, price, isFree }: { operation: string; price: bigint; isFree?: (body: JsonObject) => boolean },
  work: () => Promise<ProviderAnswer>,
  ending: Ending = async ({ body }) => body,
): Promise<{ status: 200; body: Body; headers: Record<string, string> }> {
  const { scope, requestId } = call
  const id = call.idFor('hld')
  await hold(scope, { id, operation, amount: price, requestId })
  try {
    const answer = await work()
    call.signal.throwIfAborted()
    return await call.finish(async () => {
      const body = { ...(await ending(answer)), success: true }
      const charged = isFree?.(body) ? 0n : price
      if (charged === 0n) await release(scope, id, requestId)
      const { available } = charged === 0n ? await balanceOf(scope) : await capture(scope, id, requestId)
      const charge = { 'X-Charge-Amount': formatUsd(charged), 'X-Balance-Remaining': formatUsd(available) }
      // the provider's body, which tests hold against the spec
      return { status: 200, body: body as Body, headers: { ...answer.headers, ...charge } }
    })
  } catch (error) {
    await release(scope, id, requestId)
    if (call.signal.aborted)
      throw new ApiError('server_error', 'The client disconnected. Nothing was charged.', { status: 503 })
    throw error
  }
}
