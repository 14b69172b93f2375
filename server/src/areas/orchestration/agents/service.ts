import { isDeepStrictEqual } from 'node:util'
import type { Editor } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { auditBy } from '../../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../../platform/lists/list.ts'
import { existing, notFound, requireVersion } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import { AGENT_CREATED, AGENT_DELETED, AGENT_UPDATED } from '../events.ts'
import { namesOf } from '../responses/read-request.ts'
import { type AgentWire, toAgent } from './agent.ts'
import { checkPlaceholders } from './placeholders.ts'

export interface AgentPorts {
  database: Database
  /** @throws ApiError `validation_error` if there is no such model */
  checkModel(id: string): void
  /** @throws ApiError `not_found_error` unless all of them exist */
  checkGuidelines(editor: Editor, ids: readonly string[]): Promise<void>
  /** @throws ApiError `not_found_error` or `validation_error` unless all of them exist and are enabled */
  checkMcps(editor: Editor, references: readonly string[]): Promise<void>
}

const cursor = idCursor('agents', 'agn')

/** Creates, changes and reads agents. Each change is in the audit log and an event. */
export function createAgents({ database, checkModel, checkGuidelines, checkMcps }: AgentPorts) {
  /** @throws ApiError if the parts of an agent do not fit together, or the editor may not use them */
  async function check(
    editor: Editor,
    agent: Pick<AgentWire, 'instructions' | 'expectedInputs' | 'tools'>,
    { model, guidelineIds = [], mcps = [] }: { model?: string; guidelineIds?: string[]; mcps?: string[] },
  ): Promise<void> {
    checkPlaceholders(agent.instructions, agent.expectedInputs)
    namesOf(agent.tools)
    if (model !== undefined) checkModel(model)
    if (guidelineIds.length > 0) await checkGuidelines(editor, guidelineIds)
    if (mcps.length > 0) await checkMcps(editor, mcps)
  }

  async function report(
    { scope, principal, requestId }: Editor,
    { type }: typeof AGENT_CREATED,
    { id, name, version }: Pick<AgentWire, 'id' | 'name' | 'version'>,
  ): Promise<void> {
    await auditBy(database, { principal, requestId }, { action: type, target: id, details: { version } })
    await emit(scope, { type, data: { agentId: id, name, version } })
  }

  return {
    create(editor: Editor, input: Schemas['CreateAgentRequest']): Promise<AgentWire> {
      const { scope } = editor
      const { name, instructions, description, expectedInputs = [], tools = [], guidelineIds = [], model } = input
      const { guidelines = 'none', mcps = [], guidelineTags, guidelineTokens } = input
      return scope.transaction(async () => {
        await check(editor, { instructions, expectedInputs, tools }, given({ model, guidelineIds, mcps }))
        const now = await scope.now()
        const row = await scope.prisma(models =>
          models.agent.create({
            data: {
              id: newId('agn'),
              tenantId: scope.tenantId,
              ...{ name, instructions, mcps, guidelineIds, guidelines },
              expectedInputs: toJson(expectedInputs),
              tools: toJson(tools),
              ...given({ description, model, guidelineTags, guidelineTokens }),
              createdAt: now,
              updatedAt: now,
            },
          }),
        )
        await report(editor, AGENT_CREATED, row)
        return toAgent(row)
      })
    },

    /** @param version an earlier version [the current one] @throws ApiError `not_found_error` */
    async get(scope: TenantScope, id: string, version?: number): Promise<AgentWire> {
      const row = await scope.prisma(models => models.agent.findUnique({ where: { id } }))
      if (!row) throw notFound('agent', id)
      return version === undefined || version === row.version ? toAgent(row) : earlier(scope, id, version)
    },

    /** One page of agents, oldest first. */
    list: async (scope: TenantScope, query: PageQuery): Promise<Page<AgentWire>> =>
      findById(query, cursor, 'asc', async page =>
        (await scope.prisma(models => models.agent.findMany(page))).map(toAgent),
      ),

    /** @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`) */
    update(editor: Editor, id: string, update: Schemas['UpdateAgentRequest']): Promise<AgentWire> {
      const { scope } = editor
      return scope.transaction(async () => {
        await scope.lock('agents', id)
        const row = existing(await scope.prisma(models => models.agent.findUnique({ where: { id } })), 'agent', id)
        const { version } = row
        const { expectedVersion, fromVersion, ...own } = update
        requireVersion(id, version, expectedVersion)
        const before = toAgent(row)
        const restored =
          fromVersion === undefined || fromVersion === version ? {} : contentOf(await earlier(scope, id, fromVersion))
        const changes: Content = { ...restored, ...own }
        const data = {
          ...given(changes),
          expectedInputs: toJson(changes.expectedInputs ?? before.expectedInputs),
          tools: toJson(changes.tools ?? before.tools),
        }
        const next = toAgent({ ...row, ...data })
        if (isDeepStrictEqual(next, before)) return before
        const { guidelineIds, mcps, model } = changes
        await check(editor, next, given({ guidelineIds, mcps, model: model ?? undefined }))
        const now = await scope.now()
        const kept = { tenantId: scope.tenantId, agentId: id, version, definition: toJson(before) }
        await scope.prisma(models => models.agentVersion.createMany({ data: kept, skipDuplicates: true }))
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

type Content = Omit<Schemas['UpdateAgentRequest'], 'expectedVersion' | 'fromVersion'>

/** A version before the current one. @throws ApiError `not_found_error` */
async function earlier(scope: TenantScope, agentId: string, version: number): Promise<AgentWire> {
  const where = { agentId, version }
  const row = await scope.prisma(models => models.agentVersion.findFirst({ where }))
  if (!row) throw notFound(`version ${version} of the agent`, agentId)
  // it was an agent when it was stored
  return row.definition as unknown as AgentWire
}

/** What an update can change of an agent. Fields that it does not have are cleared. */
function contentOf({
  id: _id,
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  ...content
}: AgentWire): Content {
  return { description: null, model: null, ...content }
}

/** As the columns store it. */
const toJson = <Value extends object>(value: Value): Value extends readonly unknown[] ? JsonObject[] : JsonObject =>
  JSON.parse(JSON.stringify(value))
