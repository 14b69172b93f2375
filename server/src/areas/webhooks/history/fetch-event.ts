import type { Schemas } from '../../../contract/schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError, notFound } from '../../../platform/values/errors.ts'
import type { FetchTokens } from '../attempt/fetch-token.ts'
import { FETCH_HOURS } from '../limits.ts'
import { eventToWire } from '../publishing/publish.ts'
import { requireActive } from '../require-active.ts'

/**
 * A large event for the receiver that got its URL: what the subscription would have got, and nothing that only its owner sees.
 * @throws ApiError `authentication_error` if the token is not that of the event or has expired, `permission_error` if the
 *   subscription is disabled or the organization may not send, or `not_found_error` if subscription or event were deleted
 */
export async function fetchEvent(
  database: Database,
  keyring: Pick<FetchTokens, 'readFetchToken'>,
  id: string,
  token: string,
): Promise<Schemas['KeptWebhookEvent']> {
  const grant = keyring.readFetchToken(id, token)
  if (!grant)
    throw refused('invalid_token', 'This token is not that of this event. Use the fetch_url of the delivery unchanged.')
  const { tenantId, subscriptionId, expiresAt } = grant
  if (expiresAt <= (await database.now()))
    throw refused(
      'expired_token',
      `The token has expired: a fetch_url works for ${FETCH_HOURS} hours. Have the delivery sent again, which brings a new one.`,
    )
  const { livemode, organization } = await database.prisma(models =>
    models.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { livemode: true, organization: true } }),
  )
  requireActive({ plan: organization.plan, suspended: organization.suspendedAt !== null, id: subscriptionId })
  const scope = database.scope({ tenantId, livemode })
  const subscription = await scope.prisma(models =>
    models.webhookSubscription.findFirst({
      where: { id: subscriptionId },
      select: { apiVersion: true, disabledAt: true },
    }),
  )
  if (!subscription) throw notFound('webhook subscription', subscriptionId)
  if (subscription.disabledAt)
    throw new ApiError(
      'permission_error',
      `The subscription ${subscriptionId} is disabled, and so are the URLs of its deliveries. Enable it and try again.`,
    )
  const event = await scope.prisma(models => models.webhookEvent.findFirst({ where: { id } }))
  if (!event) throw notFound('webhook event', id)
  const { trace_id, customer, expires_at, ...sent } = eventToWire(
    { ...event, data: event.whole ?? event.data },
    subscription.apiVersion,
    livemode,
  )
  return sent
}

const refused = (reason: string, message: string): ApiError =>
  new ApiError('authentication_error', message, { fields: { reason } })
