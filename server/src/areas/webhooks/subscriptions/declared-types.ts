import { z } from 'zod'
import type { Editor } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { auditedChanges } from '../../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { WebhookEventType } from '../../../platform/database/prisma/client.ts'
import { createCursor, type Page } from '../../../platform/lists/cursor.ts'
import { type PageQuery, readPage } from '../../../platform/lists/list.ts'
import { ApiError, conflict, existing, invalid, notFound, requireVersion } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { judgePayload, type PayloadRules } from '../event-types/payload-rules.ts'
import { readSchema, readySchema, uncheckedWarning } from '../event-types/schema.ts'
import { MAX_CHECKS, type Schema } from '../event-types/schema-cost.ts'
import { MAX_ARCHIVED_EVENT_TYPES, MAX_OWN_EVENT_TYPES } from '../limits.ts'

/** Subscriptions that an error names. */
const MAX_NAMED = 20

const cursor = createCursor('webhook-event-type-versions', z.int32())

/** The event types that an account declares: their events must match a schema. */
export function createEventTypes({ database, catalogue }: { database: Database; catalogue: Catalogue }) {
  const { noted } = auditedChanges(database, () => 'webhook_event_type')

  return {
    /** By name. */
    list: async (scope: TenantScope): Promise<WebhookEventType[]> =>
      scope.prisma(models => models.webhookEventType.findMany({ orderBy: { type: 'asc' } })),

    /** The versions of a type, newest first. @throws ApiError `not_found_error` */
    versions: async (scope: TenantScope, type: string, query: PageQuery): Promise<Page<WebhookEventType>> =>
      readPage(
        query,
        cursor,
        async ({ after, take }) => {
          await findType(scope, type)
          const where = { type, ...given({ version: after === undefined ? undefined : { lt: after } }) }
          return scope.prisma(models =>
            models.webhookEventTypeVersion.findMany({ where, orderBy: { version: 'desc' }, take }),
          )
        },
        ({ version }) => version,
      ),

    /** @throws ApiError `validation_error`, or `conflict_error` if it exists or the limit is reached */
    async create(
      caller: Editor,
      {
        type,
        description = '',
        schema,
        example,
        payload_rules: payloadRules = 'refuse',
        validate_only: validateOnly = false,
      }: Schemas['CreateWebhookEventTypeRequest'],
    ): Promise<WebhookEventType> {
      requireName(type, catalogue)
      readSchema(schema)
      requireExample(schema, example, payloadRules)
      const { scope } = caller
      return scope.transaction(async () => {
        await scope.lockTenant()
        const exists = await scope.prisma(models => models.webhookEventType.findFirst({ where: { type } }))
        if (exists) throw conflict(`The event type ${type} exists. Update it instead.`)
        await requireRoom(scope, false)
        const fields = { tenantId: scope.tenantId, type, description, payloadRules }
        const data = { ...fields, schema: json(schema), example: json(example) }
        if (validateOnly) {
          const now = await scope.now()
          return { ...data, version: 1, archivedAt: null, createdAt: now, updatedAt: now }
        }
        const row = await scope.prisma(models => models.webhookEventType.create({ data }))
        await keep(scope, row)
        await noted('created', caller, type)
        return row
      })
    },

    /** @throws ApiError `not_found_error`, `validation_error`, or `conflict_error` for another version than expected */
    async update(
      caller: Editor,
      type: string,
      {
        expected_version: expected,
        archived,
        payload_rules: rules,
        validate_only: validateOnly = false,
        ...input
      }: Schemas['UpdateWebhookEventTypeRequest'],
    ): Promise<WebhookEventType> {
      if (input.schema) readSchema(input.schema)
      const { scope } = caller
      return scope.transaction(async () => {
        await scope.lockTenant()
        const found = await findType(scope, type)
        requireVersion('The event type', found.version, expected)
        // written by `create`
        requireExample(
          input.schema ?? (found.schema as Schema),
          input.example ?? (found.example as Schema),
          rules ?? rulesOf(found),
        )
        if (archived !== undefined && archived !== (found.archivedAt !== null)) await requireRoom(scope, archived)
        const now = await scope.now()
        const archivedAt = archived === undefined ? undefined : archived ? (found.archivedAt ?? now) : null
        const data = given({
          description: input.description,
          schema: input.schema && json(input.schema),
          example: input.example && json(input.example),
          payloadRules: rules,
          archivedAt,
        })
        if (validateOnly) return { ...found, ...data, version: found.version + 1, updatedAt: now }
        const [row] = await scope.prisma(models =>
          models.webhookEventType.updateManyAndReturn({
            where: { type },
            data: { ...data, version: { increment: 1 }, updatedAt: now },
          }),
        )
        if (!row) throw notFound('event type', type)
        await keep(scope, row)
        await noted(archived && !found.archivedAt ? 'archived' : 'updated', caller, type)
        return row
      })
    },

    /** @throws ApiError `not_found_error`, or `conflict_error` (`subscriptions`) if subscriptions name it */
    async remove(caller: Editor, type: string): Promise<void> {
      const { scope } = caller
      await scope.transaction(async () => {
        await scope.lockTenant()
        await findType(scope, type)
        const users = await scope.prisma(models =>
          models.webhookSubscription.findMany({
            where: { events: { has: type } },
            select: { id: true },
            orderBy: { id: 'asc' },
            take: MAX_NAMED,
          }),
        )
        const ids = users.map(({ id }) => id)
        if (ids.length > 0)
          throw conflict(
            `The event type ${type} is named by ${ids.join(', ')}. Remove it from their events, or archive the type instead.`,
            { subscriptions: ids },
          )
        await scope.prisma(models => models.webhookEventType.deleteMany({ where: { type } }))
        await noted('deleted', caller, type)
      })
    },
  }
}

const findType = async (scope: TenantScope, type: string): Promise<WebhookEventType> =>
  existing(await scope.prisma(models => models.webhookEventType.findFirst({ where: { type } })), 'event type', type)

/** @throws ApiError `conflict_error` if there are as many live, or archived, types as there may be */
async function requireRoom(scope: TenantScope, archived: boolean): Promise<void> {
  const limit = archived ? MAX_ARCHIVED_EVENT_TYPES : MAX_OWN_EVENT_TYPES
  const where = { archivedAt: archived ? { not: null } : null }
  const count = await scope.prisma(models => models.webhookEventType.count({ where }))
  if (count < limit) return
  const fix = archived ? 'Delete one.' : 'Archive or delete one.'
  throw conflict(`The limit of ${limit} ${archived ? 'archived ' : ''}event types is reached. ${fix}`, { limit })
}

/** Keeps a version, since events that it allowed can still be read. */
async function keep(scope: TenantScope, row: WebhookEventType): Promise<void> {
  const data = { ...row, schema: json(row.schema), example: json(row.example) }
  await scope.prisma(models => models.webhookEventTypeVersion.create({ data }))
}

/** Prisma's type of JSON values. */
const json = (value: unknown) => value as Record<string, never>

function requireName(type: string, catalogue: Catalogue): void {
  if (catalogue.owns(type))
    throw invalid('body.type', `body.type ${type} is an event of the service itself. Choose another name.`)
}

/** An example is published by `trigger`, so it must be what a publisher may send. */
function requireExample(schema: Schema, example: Schema, rules: PayloadRules): void {
  const { problem } = judgePayload(example)
  if (problem && rules === 'refuse')
    throw invalid(`body.example.${problem.path}`, `body.example.${problem.path} ${problem.message}.`)
  const details = readySchema(schema).problemsOf('body.example', example, { checks: MAX_CHECKS })
  const [first] = details
  if (first)
    throw new ApiError('validation_error', `${first.path} ${first.message}. The example must match the schema.`, {
      details,
    })
}

/** A warning about an example that is sent although it breaks a payload rule, or may break one, and about what is not checked. */
export function eventTypeWarning({ example, schema }: WebhookEventType): string | undefined {
  const { problem, doubt } = judgePayload(example)
  const found = problem ?? doubt
  // written by `create` and `update`
  const warnings = [
    found ? `body.example.${found.path} ${found.message}.` : [],
    uncheckedWarning(schema as Schema) ?? [],
  ]
  return warnings.flat().join(' ') || undefined
}

const rulesOf = ({ payloadRules }: Pick<WebhookEventType, 'payloadRules'>): PayloadRules =>
  payloadRules === 'warn' ? 'warn' : 'refuse'

export const eventTypeToWire = (row: WebhookEventType): Schemas['WebhookOwnEventType'] => ({
  type: row.type,
  description: row.description,
  // written by `create` and `update`
  schema: row.schema as Schema,
  example: row.example as Schema,
  payload_rules: rulesOf(row),
  version: row.version,
  archived_at: row.archivedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
