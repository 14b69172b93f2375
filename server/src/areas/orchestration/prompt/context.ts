import { fenced } from '../../../models/fenced.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { readsNamed, requireAsked } from '../authorized-ports.ts'
import type { EntityFields } from '../entity.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { asksForGuidelines, dataRule, type GuidelineRequest, readPolicies, today } from './policies.ts'

/** Tokens of a record's digest. */
const DIGEST_TOKENS = 2_000
const MAX_FOCUS_LENGTH = 1_000

interface ContextRequest {
  entity: EntityFields | undefined
  /** Whether something will be stored for the entity. */
  stores: boolean
  /** Whether the request asks to read the entity in another way than by its name. */
  mustRead?: boolean
  /** Whether the entity may have no record yet. */
  mayBeNew: boolean
  guidelines: GuidelineRequest
  /** What the model is asked: the digest is chosen for it, and the guidelines for it and the material. */
  message: string
  context?: string | undefined
  /** Whether the model can call tools, whose results are material too. */
  hasTools?: boolean
  /** Whether the model can call the tool that reads guidelines. */
  readsGuidelines?: boolean
  signal: AbortSignal
  /** Path of the entity in the request, for error messages. */
  path: string
}

interface UserMessage {
  role: 'user'
  content: string
}

export interface ModelContext {
  /** Guidelines and the rule about fences. Undefined if nothing was added. */
  system: string | undefined
  /** What is known and the caller's material, in fences, as messages of the user. */
  material: UserMessage[]
  /** The parts of it with guidelines. */
  policies: readonly string[]
  /** The record of the entity. Undefined if there is none. */
  recordId: string | undefined
  /** Whether the model has a directory of guidelines, which it reads with a tool. */
  hasDirectory: boolean
  /** Credits for choosing the guidelines. */
  credits: number
}

/**
 * Reads what a model needs to know. Guidelines are instructions of the organization. Everything else is material, which
 * never gets the role `system`.
 * @throws ApiError `not_found_error` if the record or a guideline does not exist, or `permission_error`
 */
export async function readContext(
  ports: Pick<OrchestrationPorts, 'records' | 'guidelines' | 'may' | 'require'>,
  billing: Pick<BillingContext, 'principal'> & { scope: TenantScope },
  { entity: named, mayBeNew, guidelines, message, context, hasTools = false, path, ...request }: ContextRequest,
): Promise<ModelContext> {
  const { scope } = billing
  const entity = named && readsNamed(ports, request) ? named : undefined
  const asksForRules = asksForGuidelines(guidelines)
  requireAsked(ports, { reads: entity !== undefined, stores: request.stores, guidelines: asksForRules })
  const { readsGuidelines = false, signal } = request
  const about = context === undefined ? message : `${message}\n\n${context}`
  const [known, policies, now] = await Promise.all([
    entity &&
      ports.records.digest(billing, entity, {
        focus: message.slice(0, MAX_FOCUS_LENGTH),
        mayBeNew,
        tokenBudget: DIGEST_TOKENS,
        path,
      }),
    readPolicies(ports, scope, guidelines, { message: about, hasTools: readsGuidelines, signal }),
    scope.now(),
  ])
  const material: UserMessage[] = [
    ...(known ? [fenced('what is known about the record', known.digest)] : []),
    ...(context === undefined ? [] : [fenced('context of the caller', context)]),
  ].map(content => ({ role: 'user', content }))
  const { parts, hasDirectory, credits } = policies
  const readsMore = readsGuidelines && (hasDirectory || hasTools)
  const rules = [...parts, ...(material.length > 0 || hasTools || readsMore ? [dataRule(readsMore)] : [])]
  const system = rules.length > 0 ? [...rules, today(now)].join('\n\n') : undefined
  return { system, material, policies: parts, recordId: known?.recordId, hasDirectory, credits }
}
