import { isDeepStrictEqual } from 'node:util'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { audit } from '../../../platform/access/audit.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { idCursor, type PageQuery, readPage } from '../../../platform/lists/list.ts'
import { conflict, notFound } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { AGENT_CREATED, AGENT_DELETED, AGENT_UPDATED } from '../events.ts'
import { namesOf } from '../responses/read-request.ts'
import { type AgentWire, toAgent } from './agent.ts'
import { checkPlaceholders } from './placeholders.ts'

type Editor = Pick<TenantCall, 'scope' | 'principal' | 'requestId'>

export interface AgentPorts {
  database: Database
  /** @throws ApiError `validation_error` if there is no such model */
  checkModel(id: string): void
  /** @throws ApiError `not_found_error` unless all of them exist */
  checkGuidelines(scope: TenantScope, ids: readonly string[]): Promise<void>
  /** @throws ApiError `not_found_error` or `validation_error` unless all of them exist and are enabled */
  checkMcps(scope: TenantScope, references: readonly string[]): Promise<void>
}

const cursor = idCursor('agents', 'agn')

/** Creates, changes and reads agents. Each change is in the audit log and an event. */
export function createAgents({ database, checkModel, checkGuidelines, checkMcps }: AgentPorts) {
  /** @throws ApiError if the parts of an agent do not fit together */
  async function check(
    scope: TenantScope,
    agent: Pick<AgentWire, 'instructions' | 'expectedInputs' | 'tools'>,
    { model, guidelineIds = [], mcps = [] }: { model?: string; guidelineIds?: string[]; mcps?: string[] },
  ): Promise<void> {
    checkPlaceholders(agent.instructions, agent.expectedInputs)
    namesOf(agent.tools)
    if (model !== undefined) checkModel(model)
    if (guidelineIds.length > 0) await checkGuidelines(scope, guidelineIds)
    if (mcps.length > 0) await checkMcps(scope, mcps)
  }

  async function report(
    { scope, principal, requestId }: Editor,
    { type }: typeof AGENT_CREATED,
    { id, name, version }: Pick<AgentWire, 'id' | 'name' | 'version'>,
  ): Promise<void> {
    await audit(database, {
      organizationId: principal.organization.id,
      actor: actorOf(principal),
      action: type,
      target: id,
      details: { version },
      requestId,
    })
    await emit(scope, { type, data: { agentId: id, name, version } })
  }

  return {
    create(editor: Editor, input: Schemas['CreateAgentRequest']): Promise<AgentWire> {
      const { scope } = editor
      const { name, instructions, description, expectedInputs = [], tools = [], guidelineIds = [], model } = input
      const { guidelines = 'none', mcps = [] } = input
      return scope.transaction(async () => {
        await check(scope, { instructions, expectedInputs, tools }, given({ model, guidelineIds, mcps }))
        const now = await scope.now()
        const row = await scope.prisma(models =>
          models.agent.create({
            data: {
              id: newId('agn'),
              tenantId: scope.tenantId,
              ...{ name, instructions, mcps, guidelineIds, guidelines },
              expectedInputs: toJson(expectedInputs),
              tools: toJson(tools),
              ...given({ description, model }),
              createdAt: now,
              updatedAt: now,
            },
          }),
        )
        await report(editor, AGENT_CREATED, row)
        return toAgent(row)
      })
    },

    /** @throws ApiError `not_found_error` */
    async get(scope: TenantScope, id: string): Promise<AgentWire> {
      const row = await scope.prisma(models => models.agent.findUnique({ where: { id } }))
      if (!row) throw notFound('agent', id)
      return toAgent(row)
    },

    /** One page of agents, oldest first. */
    async list(scope: TenantScope, query: PageQuery): Promise<Page<AgentWire>> {
      return readPage(
        query,
        cursor,
        async ({ after, take }) => {
          const where = given({ id: after && { gt: after } })
          const rows = await scope.prisma(models => models.agent.findMany({ where, orderBy: { id: 'asc' }, take }))
          return rows.map(toAgent)
        },
        ({ id }) => id,
      )
    },

    /** @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`) */
    update(editor: Editor, id: string, update: Schemas['UpdateAgentRequest']): Promise<AgentWire> {
      const { scope } = editor
      return scope.transaction(async () => {
        await scope.lock('agents', id)
        const row = await scope.prisma(models => models.agent.findUnique({ where: { id } }))
        if (!row) throw notFound('agent', id)
        const { version } = row
        const { expectedVersion = version, ...changes } = update
        if (expectedVersion !== version)
          throw conflict(
            `${id} is at version ${version}, not ${expectedVersion}: it changed since you read it. Fetch it and retry.`,
            { currentVersion: version },
          )
        const before = toAgent(row)
        const data = {
          ...given(changes),
          expectedInputs: toJson(changes.expectedInputs ?? before.expectedInputs),
          tools: toJson(changes.tools ?? before.tools),
        }
        const next = toAgent({ ...row, ...data })
        if (isDeepStrictEqual(next, before)) return before
        const { guidelineIds, mcps, model } = changes
        await check(scope, next, given({ guidelineIds, mcps, model: model ?? undefined }))
        const now = await scope.now()
        await scope.prisma(models =>
          models.agent.updateMany({ where: { id }, data: { ...data, version: version + 1, updatedAt: now } }),
        )
        const after = { ...next, version: version + 1, updatedAt: now.toISOString() }
        await report(editor, AGENT_UPDATED, after)
        return after
      })
    },

    /** Deletes an agent and its run history. @throws ApiError `not_found_error` */
    delete(editor: Editor, id: string): Promise<{ id: string; version: number }> {
      const { scope } = editor
      return scope.transaction(async () => {
        await scope.lock('agents', id)
        const select = { name: true, version: true }
        const row = await scope.prisma(models => models.agent.findUnique({ where: { id }, select }))
        if (!row) throw notFound('agent', id)
        await scope.prisma(models => models.response.updateMany({ where: { agentId: id }, data: { agentId: null } }))
        await scope.prisma(models => models.agent.deleteMany({ where: { id } }))
        await report(editor, AGENT_DELETED, { id, ...row })
        return { id, version: row.version }
      })
    },
  }
}

export type Agents = ReturnType<typeof createAgents>

/** As the columns store it. */
const toJson = (values: readonly object[]): JsonObject[] => JSON.parse(JSON.stringify(values))
