import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { UNREADABLE_SECRET, whenUnreadable } from '../../platform/encryption/readable.ts'
import type { EncryptedColumn } from '../../platform/encryption/reencrypt.ts'
import { type ClaimedJob, enqueue } from '../../platform/jobs/jobs.ts'
import { POST_RETRY_SECONDS } from '../../platform/jobs/retry-schedule.ts'
import type { JobKind } from '../../platform/jobs/runner.ts'
import { postSigned } from '../../platform/jobs/signed-post.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { newId } from '../../platform/values/ids.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { contactDetailsOf } from './local/person-body.ts'
import { SIGNING_SECRETS } from './signing-secret.ts'

export const PHONES_JOB = 'gateway.deliver_phones'
const URL_PURPOSE = 'gateway.phone_url'

export const PHONE_COLUMNS: EncryptedColumn[] = [
  { table: 'gateway_phone_deliveries', column: 'url', where: 'true', purpose: URL_PURPOSE },
]

interface Sender {
  database: Database
  vault: Vault
}

/** Queues one delivery of phone numbers, in the transaction of the response. */
export async function queuePhones(
  scope: TenantScope,
  { database, vault }: Sender,
  { personIds, url }: { personIds: string[]; url: string },
): Promise<void> {
  const id = newId('phd')
  const data = { tenantId: scope.tenantId, id, personIds, url: vault.encrypt(url, URL_PURPOSE) }
  await scope.prisma(models => models.gatewayPhoneDelivery.createMany({ data: [data] }))
  await enqueuePhones(scope, database, id)
}

/** Starts the attempts of a stored delivery, in the current transaction. */
export async function enqueuePhones(scope: TenantScope, database: Database, deliveryId: string): Promise<void> {
  await enqueue(database, {
    kind: PHONES_JOB,
    payload: { deliveryId, livemode: scope.livemode },
    tenantId: scope.tenantId,
    maxAttempts: POST_RETRY_SECONDS.length + 1,
  })
}

export const decryptPhoneUrl = (vault: Vault, stored: string): string => vault.decrypt(stored, URL_PURPOSE)

interface PhoneDependencies extends Sender {
  outbound: OutboundFetch
  catalogueOf(scope: Scope): Promise<TenantScope>
}

/** Posts phone numbers to the URL of a request, signed, until it responds with 2xx, or with what a retry does not change. */
export function createPhonesJob({ database, vault, outbound, catalogueOf }: PhoneDependencies): JobKind {
  const waitingOf = ({ tenantId, payload }: ClaimedJob) => ({
    scope: database.scope({ tenantId: Number(tenantId), livemode: payload.livemode === true }),
    where: { id: String(payload.deliveryId), status: { in: ['queued', 'retrying'] } },
  })
  return {
    lane: 'upkeep',
    async handle(job, signal) {
      const { scope, where } = waitingOf(job)
      const delivery = await scope.prisma(models => models.gatewayPhoneDelivery.findFirst({ where }))
      if (!delivery) return undefined
      const catalogue = await catalogueOf(scope)
      const people = await catalogue.prisma(models =>
        models.gatewayPerson.findMany({
          where: { id: { in: delivery.personIds }, isSuppressed: false },
          orderBy: { id: 'asc' },
        }),
      )
      const body = JSON.stringify({
        type: 'phone_numbers.revealed',
        status: 'success',
        total_requested_enrichments: delivery.personIds.length,
        unique_enriched_records: people.length,
        people: people.map(({ id, details }) => ({ id, status: 'success', phone_numbers: numbersIn(Object(details)) })),
      })
      const open = async () => ({
        url: decryptPhoneUrl(vault, delivery.url),
        secret: (await SIGNING_SECRETS.of(scope, vault)).secret,
      })
      const opened = await open().catch(whenUnreadable(undefined))
      if (!opened) {
        const attemptedAt = await scope.now()
        const data = { status: 'failed', attempts: { increment: 1 }, attemptedAt, message: UNREADABLE_SECRET }
        await scope.prisma(models => models.gatewayPhoneDelivery.updateMany({ where, data }))
        return undefined
      }
      const attemptedAt = await scope.now()
      const { again, status, responseCode, error } = await postSigned(outbound, {
        ...opened,
        ...{ id: delivery.id, body, livemode: scope.livemode, signal, attempts: job.attempts },
        timestamp: Math.floor(attemptedAt.getTime() / 1_000),
      })
      const data = { status, attempts: { increment: 1 }, attemptedAt, responseCode, message: error }
      await scope.prisma(models => models.gatewayPhoneDelivery.updateMany({ where, data }))
      return again === undefined ? undefined : { again }
    },

    async onGivenUp(job) {
      const { scope, where } = waitingOf(job)
      const data = { status: 'failed', message: 'The server could not send it. Send it again.' }
      await scope.prisma(models => models.gatewayPhoneDelivery.updateMany({ where, data }))
    },
  }
}

/** Numbers in the provider's shape; an import may have them as text, in columns of any name. */
const numbersIn = (details: JsonObject): JsonObject[] =>
  contactDetailsOf(details).phones.map((each): JsonObject => {
    const own: JsonObject = isObject(each) ? each : { raw_number: String(each) }
    return { sanitized_number: String(own.raw_number ?? '').replaceAll(/[^\d+]/g, ''), ...own }
  })
