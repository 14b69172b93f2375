import { sign } from '@keepsake/webhooks'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../platform/encryption/reencrypt.ts'
import { type ClaimedJob, enqueue } from '../../platform/jobs/jobs.ts'
import type { JobKind } from '../../platform/jobs/runner.ts'
import type { OutboundFetch, OutboundResult } from '../../platform/outbound-http/outbound-http.ts'
import { newId } from '../../platform/values/ids.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { contactDetailsOf } from './local/person-body.ts'
import { SIGNING_SECRETS } from './signing-secret.ts'

export const PHONES_JOB = 'gateway.deliver_phones'
const URL_PURPOSE = 'gateway.phone_url'

export const PHONE_COLUMNS: EncryptedColumn[] = [
  { table: 'gateway_phone_deliveries', column: 'url', where: 'true', purpose: URL_PURPOSE },
]

/** Seconds before each retry. */
const RETRY_DELAYS_SECONDS = [10, 60, 300, 1_800, 7_200]
/** Shorter than the lease of a job. */
const RESPONSE_MS = 10_000
const RESPONSE_BYTES = 1_024

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
    maxAttempts: RETRY_DELAYS_SECONDS.length + 1,
  })
}

export const decryptPhoneUrl = (vault: Vault, stored: string): string => vault.decrypt(stored, URL_PURPOSE)

interface PhoneDependencies extends Sender {
  outbound: OutboundFetch
  catalogueOf(scope: Scope): Promise<TenantScope>
}

/** Posts phone numbers to the URL of a request, signed, until it responds with 2xx. */
export function createPhonesJob({ database, vault, outbound, catalogueOf }: PhoneDependencies): JobKind {
  const waitingOf = ({ tenantId, payload }: ClaimedJob) => ({
    scope: database.scope({ tenantId: Number(tenantId), livemode: payload.livemode === true }),
    where: { id: String(payload.deliveryId), status: { in: ['queued', 'retrying'] } },
  })
  return {
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
      const { secret } = await SIGNING_SECRETS.of(scope, vault)
      const seconds = Math.floor((await scope.now()).getTime() / 1_000)
      const result = await outbound.fetch(decryptPhoneUrl(vault, delivery.url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(await sign({ id: delivery.id, timestamp: seconds, body }, secret)),
        },
        body,
        livemode: scope.livemode,
        timeoutMs: RESPONSE_MS,
        maxResponseBytes: RESPONSE_BYTES,
        signal,
      })
      const isDone = result.outcome === 'answered' && result.status >= 200 && result.status < 300
      const again = isDone || result.outcome === 'blocked' ? undefined : RETRY_DELAYS_SECONDS[job.attempts - 1]
      const data = {
        status: isDone ? 'succeeded' : again === undefined ? 'failed' : 'retrying',
        attempts: { increment: 1 },
        attemptedAt: await scope.now(),
        responseCode: result.outcome === 'answered' ? result.status : null,
        message: isDone ? null : reasonOf(result),
      }
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

function reasonOf(result: OutboundResult): string {
  if (result.outcome === 'answered') return `The receiver responded with ${result.status}.`
  return result.outcome === 'blocked' ? result.reason : result.message
}

/** Numbers in the provider's shape; an import may have them as text, in columns of any name. */
const numbersIn = (details: JsonObject): JsonObject[] =>
  contactDetailsOf(details).phones.map((each): JsonObject => {
    const own: JsonObject = isObject(each) ? each : { raw_number: String(each) }
    return { sanitized_number: String(own.raw_number ?? '').replaceAll(/[^\d+]/g, ''), ...own }
  })
