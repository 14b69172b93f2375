import { created, listed, ok, respond } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { Finishing, TenantCall } from '../../contract/handlers.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { findById, idCursor } from '../../platform/lists/list.ts'
import { invalid } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { formatUsd } from '../../platform/values/money.ts'
import { balanceOf, CURRENCY, verifyLedger } from '../../platform/wallet/wallet.ts'
import { chargedCall } from './charged-call.ts'
import { enrichmentQuery, propertiesOf, type RecordWriter } from './enrich.ts'
import { listOf, plainFilters } from './filters.ts'
import { acceptImport } from './import-job.ts'
import {
  requirePossibleCompanies,
  requirePossibleFilters,
  requirePossiblePeople,
  requirePossiblePerson,
} from './impossible.ts'
import { likelyEnough } from './likelihood.ts'
import { listPhoneDeliveries, phoneDeliveryToWire, retryPhoneDelivery } from './phone-deliveries.ts'
import { SIGNING_SECRETS } from './phones.ts'
import type { Provider } from './provider.ts'
import { recordReveals, requireWebhook, shown } from './reveals.ts'
import { addSuppressions, erasePerson, removeSuppression, type SuppressionKind } from './suppressions.ts'
import { balanceToWire, estimate, listEntries } from './wallet.ts'

export interface GatewayDependencies extends Pick<Platform, 'database' | 'vault' | 'outbound'> {
  provider: Provider
  /** Of one call, in units of 1e-8 USD. */
  price: bigint
  /** Whether a match that finds nobody is not charged. */
  areMissesFree: boolean
  records: RecordWriter
  /** Whether this server delivers phone numbers; otherwise the provider does. */
  deliversPhones: boolean
  queue: QueueLimits
}

const suppressionCursor = idCursor('suppressions', 'sup')

/** A request with the provider's fields: what came in as JSON. */
const asJson = (body: object): JsonObject => body as JsonObject

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const createGatewayHandlers = (dependencies: GatewayDependencies): HandlersOf<'gateway'> => {
  const { database, vault, outbound, provider, price, areMissesFree, records, queue } = dependencies
  const editorOf = ({ scope, principal, requestId }: TenantCall) => ({ database, scope, principal, requestId })

  /** The price of a match: `field` has what was found, one or several. */
  const matched = (operation: string, field: string) => ({
    operation,
    price,
    ...(areMissesFree && { isFree: (body: JsonObject) => [body[field]].flat().every(found => !found) }),
  })

  /** A match with what it reveals. `field` has the person, or the people. */
  const matching = async <Body>(
    call: TenantCall & Finishing,
    operation: 'matchPerson' | 'bulkMatchPeople',
    given: object,
  ) => {
    const body = asJson(given)
    if (operation === 'matchPerson') requirePossiblePerson(body)
    else requirePossiblePeople(body)
    await requireWebhook(outbound, body, call.scope.livemode)
    const field = operation === 'matchPerson' ? 'person' : 'matches'
    const { min_likelihood: _, ...query } = body
    return chargedCall<Body>(
      call,
      matched(operation, field),
      () => provider[operation](call, query),
      async answer => {
        const found = answer.body[field]
        const visible = await shown(call.scope, Array.isArray(found) ? found : [found], body)
        const people = likelyEnough(visible, Array.isArray(found) ? listIn(body.details) : [body], body)
        await recordReveals(call, dependencies, people, body)
        if (!Array.isArray(found)) return { ...answer.body, person: people[0] ?? null }
        // hidden people count as missing
        const ids = people.flatMap(person => (person ? [person.id] : []))
        const counts = { unique_enriched_records: new Set(ids).size, missing_records: people.length - ids.length }
        return { ...answer.body, ...counts, matches: people }
      },
    )
  }

  return {
    async searchPeople({ body, call }) {
      requirePossibleFilters(asJson(body))
      return chargedCall(
        call,
        { operation: 'searchPeople', price },
        () => provider.searchPeople(call, asJson(body)),
        async answer => {
          const people = await shown(call.scope, listIn(answer.body.people), {})
          return { ...answer.body, people: people.filter(person => person !== null) }
        },
      )
    },

    matchPerson: ({ body, call }) => matching(call, 'matchPerson', body),

    bulkMatchPeople: ({ body, call }) => matching(call, 'bulkMatchPeople', body),

    getGatewayOrganization: ({ path, call }) =>
      chargedCall(call, { operation: 'getGatewayOrganization', price }, () => provider.getOrganization(call, path.id)),

    async bulkMatchOrganizations({ body, call }) {
      requirePossibleCompanies(asJson(body))
      return chargedCall(call, matched('bulkMatchOrganizations', 'organizations'), () =>
        provider.bulkMatchOrganizations(call, asJson(body)),
      )
    },

    async searchOrganizations({ body, call }) {
      requirePossibleFilters(asJson(body))
      return chargedCall(call, { operation: 'searchOrganizations', price }, () =>
        provider.searchOrganizations(call, asJson(body)),
      )
    },

    searchNews: async ({ body, call }) => {
      if (listOf(plainFilters(asJson(body)), 'organization_ids').length === 0)
        throw invalid('body.organization_ids', 'body.organization_ids is missing. Pass the IDs of the companies.')
      requirePossibleFilters(asJson(body))
      return chargedCall(call, { operation: 'searchNews', price }, () => provider.searchNews(call, asJson(body)))
    },

    async enrichMemory({ body, call }) {
      const { kind, body: query } = await enrichmentQuery(call.scope, body, records.keysOf)
      if (kind === 'person') requirePossiblePerson(query)
      else requirePossibleCompanies(query)
      const ask = () =>
        kind === 'person' ? provider.matchPerson(call, query) : provider.bulkMatchOrganizations(call, query)
      const isFree = ({ data }: JsonObject): boolean => areMissesFree && isObject(data) && data.matched === false
      return chargedCall(call, { operation: 'enrichMemory', price, isFree }, ask, async answer => {
        const answered = kind === 'person' ? [answer.body.person] : listIn(answer.body.organizations)
        const [found] = kind === 'person' ? await shown(call.scope, answered, {}) : answered
        if (!isObject(found)) return { data: { matched: false, creditsCharged: 0, properties: [] } }
        const properties = propertiesOf(kind, asJson(found), provider.name)
        if (properties.length === 0) return { data: { matched: true, creditsCharged: 0, properties: [] } }
        const { recordId, email, websiteUrl, type, collectionId } = body
        const set = await records.set(call, {
          key: given({ recordId, email, websiteUrl }),
          ...given({ type, collectionId }),
          properties: Object.fromEntries(properties.map(({ propertyName, value }) => [propertyName, value])),
        })
        return { data: asJson({ matched: true, ...set, properties }) }
      })
    },

    importGatewayRecords: async ({ body, call }) => respond(202, { eventId: await acceptImport(call, body, queue) }),

    eraseGatewayPerson: async ({ path, call }) =>
      ok({ id: path.id, suppressions: await erasePerson(editorOf(call), path.id) }),

    async listSuppressions({ query, call }) {
      const { entries, ...page } = await findById(query, suppressionCursor, 'asc', page =>
        call.scope.prisma(models => models.gatewaySuppression.findMany(page)),
      )
      const data = entries.map(({ id, kind, hash, reason, createdAt }) => ({
        id,
        // the column contains only what is added to the list
        kind: kind as SuppressionKind,
        hash,
        ...(reason !== null && { reason }),
        createdAt: createdAt.toISOString(),
      }))
      return respond(200, { data, ...page })
    },

    addSuppressions: async ({ body, call }) => created(await addSuppressions(editorOf(call), body)),

    async removeSuppression({ path, call }) {
      await removeSuppression(editorOf(call), path.id)
      return ok({ id: path.id, removed: true })
    },

    async listPhoneDeliveries({ query, call }) {
      const { entries, ...page } = await listPhoneDeliveries(call.scope, query)
      const data = entries.map(each => phoneDeliveryToWire(each, call.principal, vault))
      return respond(200, { data, ...page })
    },

    async retryPhoneDelivery({ path, call }) {
      const { scope } = call
      const retry = (): ReturnType<typeof retryPhoneDelivery> => retryPhoneDelivery(editorOf(call), path.id)
      const delivery = await scope.retriedTransaction(retry)
      return ok(phoneDeliveryToWire(delivery, call.principal, vault))
    },

    async getGatewaySigningSecret({ call }) {
      const { secret, createdAt } = await SIGNING_SECRETS.of(call.scope, vault)
      return ok({ secret, createdAt: createdAt.toISOString() })
    },

    async getWalletBalance({ call }) {
      const balance = balanceToWire(await balanceOf(call.scope))
      return ok({ ...balance, currency: CURRENCY, price: formatUsd(price) })
    },

    listWalletTransactions: async ({ query, call }) => listed(await listEntries(call.scope, query)),

    estimateCharge: async ({ body, call }) => ok(await estimate(call.scope, price, body)),

    async verifyLedger({ call }) {
      const { account, ledger, ...rest } = await verifyLedger(call.scope)
      return ok({ ...rest, account: balanceToWire(account), ledger: balanceToWire(ledger) })
    },
  }
}
