import { FENCE_RULE, fenced } from '../../../models/fenced.ts'
import type { Message } from '../../../models/language-models.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { invalid, notFound } from '../../../platform/values/errors.ts'
import type { EntityFields } from '../entity.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { requireFewTools } from '../server-tools.ts'
import { type NewRun, requireTools } from './read-request.ts'
import { type RunRequest, type RunState, startOf } from './run.ts'

/** What the start of a response looks up. */
export interface PreparePorts extends Pick<OrchestrationPorts, 'mcps'> {
  /**
   * The record of an entity and its digest. Undefined if there is no such record yet and the caller may create it.
   * @throws ApiError `not_found_error`
   */
  digest(
    billing: BillingContext & { scope: TenantScope },
    fields: EntityFields,
    options: { focus: string; mayBeNew: boolean },
  ): Promise<{ recordId: string; text: string } | undefined>
  /** Those of the guidelines that exist. */
  guidelinesByIds(scope: TenantScope, ids: readonly string[]): Promise<{ id: string; name: string; value: string }[]>
  /** The guidelines for a message; empty if none fits. */
  findGuidelines(scope: TenantScope, message: string): Promise<string>
}

const MAX_FOCUS_LENGTH = 1_000

/** Looks up what a new response needs. Memories get the role `user`, in a fence. */
export async function prepare(
  ports: PreparePorts,
  billing: BillingContext & { scope: TenantScope },
  run: NewRun,
): Promise<{ request: RunRequest; state: RunState }> {
  const { scope } = billing
  const { entity, guidelines, instructions, messages } = run
  await checkMcps(ports, scope, run)
  const focus = (run.request.steps[0]?.prompt ?? lastOf(messages)).slice(0, MAX_FOCUS_LENGTH)
  const [digest, named, selected] = await Promise.all([
    entity && ports.digest(billing, entity.fields, { focus, mayBeNew: run.request.memorizeFor !== undefined }),
    guidelines.ids.length > 0 ? ports.guidelinesByIds(scope, guidelines.ids) : [],
    guidelines.auto && focus.trim() !== '' ? ports.findGuidelines(scope, focus) : '',
  ])
  const missing = guidelines.ids.find(id => !named.some(guideline => guideline.id === id))
  if (missing !== undefined && !guidelines.mayBeGone) throw notFound('guideline', missing)
  const rules = [...named.map(({ name, value }) => `# ${name}\n\n${value}`), selected].filter(Boolean).join('\n\n')
  const request: RunRequest = {
    ...run.request,
    ...(digest && entity?.recall && { recallFrom: digest.recordId }),
    ...(guidelines.auto && { findGuidelines: true }),
  }
  const own = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
  const system = [instructions, ...own, rules && `Follow these guidelines:\n\n${rules}`, FENCE_RULE].filter(Boolean)
  const context: Message[] = [{ role: 'system', content: system.join('\n\n') }]
  if (digest) context.push({ role: 'user', content: fenced('what is remembered about the entity', digest.text) })
  return { request, state: startOf(request, [...context, ...messages.filter(({ role }) => role !== 'system')]) }
}

/** @throws ApiError if an MCP server or a tool of one does not exist, or there are too many tools */
async function checkMcps(
  { mcps }: PreparePorts,
  scope: TenantScope,
  { request, mcpToolNames, mcpsMayBeGone = false }: NewRun,
): Promise<void> {
  if (request.mcps === undefined) return
  const tools = await mcps.enabledTools(scope, request.mcps, { mayBeGone: mcpsMayBeGone })
  const names = new Set(tools.map(({ callName }) => callName))
  requireTools(mcpToolNames, names)
  const twice = request.tools.findIndex(({ name }) => names.has(name))
  if (twice !== -1)
    throw invalid(
      `body.tools.${twice}.function.name`,
      `${request.tools[twice]?.name} is the name of a tool of an MCP server. Rename yours.`,
    )
  requireFewTools(names.size + request.tools.length)
}

const lastOf = (messages: readonly Message[]): string => messages.findLast(({ role }) => role === 'user')?.content ?? ''
