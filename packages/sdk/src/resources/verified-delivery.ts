import { isWebhookError, verify } from '@keepsake/webhooks'
import { environment } from '../credentials/node-builtin.ts'
import { ConfigurationError, SignatureError } from '../errors/errors.gen.ts'

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

/**
 * Verifies a delivery. A module of its own, which a page that receives no webhooks does not load.
 * @throws SignatureError if the check fails
 */
export async function verified(
  body: DeliveryBody,
  headers: DeliveryHeaders,
  options: VerifyOptions,
): Promise<{ id: string; timestamp: number; body: Uint8Array }> {
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
