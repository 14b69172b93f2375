import type { HandlersOf } from '../../../contract/area.ts'
import type { TenantCall, TokenCall } from '../../../contract/handlers.ts'
import { ApiError, notFound } from '../../../platform/values/errors.ts'
import { isObject } from '../../../platform/values/json.ts'
import { selectDeadLetter } from '../dead-letters/sql/dead-letters.ts'
import { findSubscription } from '../subscriptions/store.ts'

/** The input of any operation that a key of the portal can call. */
interface PortalInput {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  body: Readonly<Record<string, unknown>> | undefined
  call: TenantCall
}

/** The same if a token can stand for the key, which belongs to no customer. */
type AnyInput = Omit<PortalInput, 'call'> & { call: TenantCall | TokenCall }

/** Returns the input as limited to what belongs to a customer. */
type Limit = (input: PortalInput, customer: string) => PortalInput | Promise<PortalInput>

/** @throws ApiError `permission_error` if another customer is named */
function own(fields: Readonly<Record<string, unknown>> | undefined, customer: string): Record<string, unknown> {
  const named = fields?.customer
  if (named !== undefined && named !== customer)
    throw new ApiError(
      'permission_error',
      `This key manages the webhooks of the customer ${customer}, not of ${named}.`,
    )
  return { ...fields, customer }
}

const byQuery: Limit = (input, customer) => ({ ...input, query: own(input.query, customer) })
const byBody: Limit = (input, customer) => ({ ...input, body: own(input.body, customer) })

/** @throws ApiError `not_found_error` for a subscription of anyone else, as for one that does not exist */
const bySubscription: Limit = async (input, customer) => {
  const { id = '' } = input.path
  const subscription = await findSubscription(input.call.scope, id)
  if (subscription.customer !== customer) throw notFound('webhook subscription', id)
  return input
}

const byDeadLetter: Limit = async (input, customer) => {
  const { scope } = input.call
  const { id = '' } = input.path
  const letter = await selectDeadLetter(scope, id)
  const subscription = letter && (await findSubscription(scope, letter.subscriptionId))
  if (subscription?.customer !== customer) throw notFound('dead letter', id)
  return input
}

const byEvent: Limit = async (input, customer) => {
  const { id = '' } = input.path
  const where = { id, customer }
  const event = await input.call.scope.prisma(models => models.webhookEvent.findFirst({ where, select: { id: true } }))
  if (!event) throw notFound('webhook event', id)
  return input
}

/** Both the subscription that did not get the events and the one that they are sent to. */
const byReplay: Limit = async (input, customer) => {
  const { filter, to } = input.body ?? {}
  for (const id of [isObject(filter) ? filter.subscriptionId : undefined, to])
    if (id !== undefined) await bySubscription({ ...input, path: { id: String(id) } }, customer)
  return input
}

/** What only shows the types that the organization has declared, to anyone. */
const unlimited: Limit = input => input

/** How each operation of the portal (`x-portal`) is limited to the customer of the key. */
export const PORTAL_LIMITS = {
  createWebhook: byBody,
  listWebhooks: byQuery,
  getWebhook: bySubscription,
  updateWebhook: bySubscription,
  deleteWebhook: bySubscription,
  testWebhook: bySubscription,
  rotateWebhookSecret: bySubscription,
  revokePreviousWebhookSecret: bySubscription,
  enableWebhook: bySubscription,
  disableWebhook: bySubscription,
  listWebhookDeliveries: bySubscription,
  getWebhookDelivery: bySubscription,
  retryWebhookDelivery: bySubscription,
  retryWebhookDeliveries: bySubscription,
  listWebhookEvents: byQuery,
  getWebhookEvent: byEvent,
  replayWebhookEvents: byReplay,
  getWebhookStatistics: byQuery,
  listWebhookDeadLetters: byQuery,
  replayWebhookDeadLetters: byBody,
  replayWebhookDeadLetter: byDeadLetter,
  listWebhookEventTypes: unlimited,
} as const satisfies Partial<Record<keyof HandlersOf<'webhooks'>, Limit>>

type AnyHandler = (input: AnyInput) => Promise<unknown>

/** The handlers with the operations of the portal limited to the customer of the key, if it has one. */
export function limitedToCustomers<H extends Pick<HandlersOf<'webhooks'>, keyof typeof PORTAL_LIMITS>>(handlers: H): H {
  const limited = Object.entries<Limit>(PORTAL_LIMITS).map(([id, limit]): [string, AnyHandler] => {
    // types are checked where handlers are written, here they are looked up by name
    const handle = Reflect.get(handlers, id) as AnyHandler
    return [
      id,
      async input => {
        const { call } = input
        // a token is already limited to one event
        if (!('principal' in call) || call.principal.customer === undefined) return handle(input)
        return handle(await limit({ ...input, call }, call.principal.customer))
      },
    ]
  })
  return { ...handlers, ...Object.fromEntries(limited) }
}
