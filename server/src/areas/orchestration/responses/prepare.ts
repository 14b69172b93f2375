import { fenced } from '../../../models/fenced.ts'
import type { Message } from '../../../models/language-models.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import { readsNamed, requireAsked } from '../authorized-ports.ts'
import type { EntityFields } from '../entity.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { asksForGuidelines, dataRule, readPolicies, today } from '../prompt/policies.ts'
import { requireFewTools } from '../server-tools.ts'
import { type NewRun, requireTools } from './read-request.ts'
import { type RunRequest, type RunState, startOf } from './run.ts'

/** What the start of a response looks up. */
export interface PreparePorts extends Pick<OrchestrationPorts, 'guidelines' | 'mcps' | 'may' | 'require'> {
  /**
   * The record of an entity and its digest. Undefined if there is no such record yet and the caller may create it.
   * @throws ApiError `not_found_error`
   */
  digest(
    billing: BillingContext & { scope: TenantScope },
    fields: EntityFields,
    options: { focus: string; mayBeNew: boolean },
  ): Promise<{ recordId: string; text: string } | undefined>
}

const MAX_FOCUS_LENGTH = 1_000

/** Looks up what a new response needs. Memories get the role `user`, in a fence. */
export async function prepare(
  ports: PreparePorts,
  billing: BillingContext & { scope: TenantScope },
  run: NewRun,
): Promise<{ request: RunRequest; state: RunState }> {
  const { scope } = billing
  const { guidelines, instructions, messages } = run
  const stores = run.request.memorizeFor !== undefined
  const entity = run.entity && readsNamed(ports, { ...run.entity, stores }) ? run.entity : undefined
  requireAsked(ports, {
    reads: entity !== undefined,
    stores,
    guidelines: asksForGuidelines(guidelines),
    calls: run.request.mcps !== undefined,
  })
  await checkMcps(ports, scope, run)
  const prompts = run.request.steps.flatMap(({ prompt }) => prompt ?? [])
  const focus = (prompts[0] ?? lastOf(messages)).slice(0, MAX_FOCUS_LENGTH)
  const message = prompts.length > 0 ? prompts.join('\n\n') : lastOf(messages)
  const [digest, policies, now] = await Promise.all([
    entity && ports.digest(billing, entity.fields, { focus, mayBeNew: stores }),
    readPolicies(ports, scope, guidelines, { message, hasTools: true }),
    scope.now(),
  ])
  const { parts, hasDirectory, credits } = policies
  const request: RunRequest = {
    ...run.request,
    ...(digest && entity?.recall && { recallFrom: digest.recordId }),
    ...(guidelines.auto && {
      findGuidelines: true,
      ...given({ guidelineTags: guidelines.tags && [...guidelines.tags] }),
    }),
    ...(hasDirectory && { readGuidelines: true }),
  }
  const own = messages.filter(({ role }) => role === 'system').map(({ content }) => content)
  const trusted = [instructions, ...own].filter(Boolean).join('\n\n')
  const system = [
    trusted && `<instructions>\n${trusted}\n</instructions>`,
    ...parts,
    dataRule(guidelines.auto),
    today(now),
  ].filter(Boolean)
  const context: Message[] = [{ role: 'system', content: system.join('\n\n') }]
  if (digest) context.push({ role: 'user', content: fenced('what is remembered about the entity', digest.text) })
  const state = startOf(request, [...context, ...messages.filter(({ role }) => role !== 'system')])
  // it is charged with the first turn
  return { request, state: { ...state, unsettled: credits } }
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
