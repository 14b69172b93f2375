import { isWebhookError, verify } from '@keepsake/webhooks'
import { environment } from '../credentials/node-builtin.ts'
import { ConfigurationError, SignatureError } from '../errors/errors.gen.ts'
import { WebhooksApi } from '../generated/client.gen.ts'
import type { WebhookEvent } from '../spec/models.gen.ts'

// types of this package, because its declarations cannot refer to a package that is bundled
/** The body of a delivery as it arrived, before anything parsed it. */
export type DeliveryBody = string | Uint8Array | ArrayBuffer
/** The headers of a delivery, as any server has them. */
export type DeliveryHeaders = Headers | Record<string, string | string[] | undefined>

export interface VerifyOptions {
  /**
   * The subscription's secret (`whsec_…`) or public key (`whpk_…`), or several of which one has to match.
   * `KEEPSAKE_WEBHOOK_SECRET` if absent.
   */
  secret?: string | readonly string[] | undefined
  /** Maximum difference between the time of signing and now, in seconds. Default: 300. */
  toleranceSeconds?: number | undefined
}

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
    await verified(body, headers, options)
  }

  /**
   * Verifies a delivery and returns its event. The same event can arrive more than once: store its `id`, and ignore an
   * `id` that you know.
   * @throws SignatureError if the check fails
   *
   * @example
   * const event = await client.webhooks.unwrap(await request.text(), request.headers)
   * if (event.type === 'memory.stored') console.log(event.data.object)
   */
  async unwrap(body: DeliveryBody, headers: DeliveryHeaders, options: VerifyOptions = {}): Promise<WebhookEvent> {
    const delivery = await verified(body, headers, options)
    // The server signed it, so it has the form that the spec defines.
    return JSON.parse(new TextDecoder().decode(delivery.body))
  }
}

async function verified(body: DeliveryBody, headers: DeliveryHeaders, options: VerifyOptions) {
  try {
    return await verify(body, headers, { secrets: secretsOf(options), tolerance: options.toleranceSeconds })
  } catch (error) {
    if (!isWebhookError(error)) throw error
    throw error.code === 'invalid_secret' ? new ConfigurationError(error.message) : new SignatureError(error.message)
  }
}

function secretsOf({ secret }: VerifyOptions): readonly string[] {
  const given = secret ?? environment().KEEPSAKE_WEBHOOK_SECRET
  const secrets = (typeof given === 'string' ? [given] : (given ?? [])).filter(each => each.trim() !== '')
  if (secrets.length > 0) return secrets
  throw new ConfigurationError('No webhook secret. Pass secret, or set KEEPSAKE_WEBHOOK_SECRET.')
}
