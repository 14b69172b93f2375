import { WebhooksApi } from '../generated/client.gen.ts'
import type { TypedWebhookEvent } from '../streams/webhook-event.ts'
import type { DeliveryBody, DeliveryHeaders, VerifyOptions } from './verified-delivery.ts'

export class Webhooks extends WebhooksApi {
  /**
   * Checks that a delivery was signed with the subscription's secret, and that it is not an old delivery sent again. Needs
   * no API key and sends no request.
   * @param body the body before it is parsed: `await request.text()`, or the buffer of `express.raw()`
   * @throws SignatureError if the check fails; respond with 400
   *
   * @example
   * await client.webhooks.verify(await request.text(), request.headers, { secret: process.env.KEEPSAKE_WEBHOOK_SECRET })
   */
  async verify(body: DeliveryBody, headers: DeliveryHeaders, options: VerifyOptions = {}): Promise<void> {
    const { verified } = await import('./verified-delivery.ts')
    await verified(body, headers, options)
  }

  /**
   * Verifies a delivery and returns its event. The same event can arrive more than once: store its `id`, and ignore an
   * `id` that you know. Of an event larger than 64 KB it has the IDs, and `data.fetch_url`, which `fetch` reads without a key.
   * @typeParam Own the objects of your own types by type, such as `{ 'order.paid': { id: string } }`. If a subscription delivers
   * only `data`, use `verify`.
   * @throws SignatureError if the check fails
   *
   * @example
   * const event = await client.webhooks.unwrap(await request.text(), request.headers)
   * if (event.type === 'memory.stored') console.log(event.data.object)
   */
  // biome-ignore lint/complexity/noBannedTypes: no types of one's own
  async unwrap<Own extends object = {}>(
    body: DeliveryBody,
    headers: DeliveryHeaders,
    options: VerifyOptions = {},
  ): Promise<TypedWebhookEvent<Own>> {
    const { verified } = await import('./verified-delivery.ts')
    const delivery = await verified(body, headers, options)
    // The server signed it, so it has the form that the spec defines.
    return JSON.parse(new TextDecoder().decode(delivery.body))
  }
}
