import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { Catalogue } from './catalogue.ts'
import { matches } from './patterns.ts'

/**
 * The example of an event type of the service, or of one that the account has declared.
 * @param catalogue undefined for a customer, who sees neither the events of the service nor archived types
 * @param sent patterns of the events that this deployment sends
 * @param path of the field that names the type
 * @throws ApiError `validation_error` if there is none
 */
export async function exampleOf(
  scope: TenantScope,
  type: string,
  { catalogue, sent, path }: { catalogue: Catalogue | undefined; sent: readonly string[]; path: string },
): Promise<Schemas['NewWebhookEvent']> {
  const found = matches(sent, type) && (await findExample(scope, type, catalogue))
  if (found) return found
  throw invalid(
    path,
    `${path} ${type} is no event type that this server can send with an example. GET /api/v1/webhooks/event-types (webhooks event-types) lists them.`,
  )
}

async function findExample(
  scope: TenantScope,
  type: string,
  catalogue: Catalogue | undefined,
): Promise<Schemas['NewWebhookEvent'] | undefined> {
  const known = catalogue?.events.find(event => event.type === type)
  if (known) {
    const { object, previous_attributes: previous } = known.example
    return { type, data: { ...object }, ...(previous && { previous_attributes: { ...previous } }) }
  }
  const where = { type, ...(!catalogue && { archivedAt: null }) }
  const own = await scope.prisma(models => models.webhookEventType.findFirst({ where }))
  // written by the operations on event types
  return own ? { type, data: own.example as Record<string, unknown> } : undefined
}
