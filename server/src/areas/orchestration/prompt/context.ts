import type { Schemas } from '../../../contract/schemas.ts'
import { FENCE_RULE, fenced } from '../../../models/fenced.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/values/errors.ts'
import type { EntityFields } from '../entity.ts'
import type { OrchestrationPorts } from '../ports.ts'

/** Tokens of a record's digest. */
const DIGEST_TOKENS = 2_000
/** Tokens of the guidelines that are selected for a message. */
const GUIDELINE_TOKENS = 4_000
const MAX_FOCUS_LENGTH = 1_000

interface ContextRequest {
  entity: EntityFields | undefined
  /** Whether the entity may have no record yet. */
  mayBeNew: boolean
  guidelines: Schemas['GuidelineChoice']
  /** What the model is asked: the digest and the guidelines are chosen for it. */
  message: string
  /** Material of the caller. */
  context?: string | undefined
  /** Whether the model can call tools, whose results are material too. */
  hasTools?: boolean
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
  /** The record of the entity. Undefined if there is none. */
  recordId: string | undefined
}

/**
 * Reads what a model needs to know. Guidelines are instructions of the organization. Everything else is material, which
 * never gets the role `system`.
 * @throws ApiError `not_found_error` if the record or a guideline does not exist
 */
export async function readContext(
  { records, guidelines }: Pick<OrchestrationPorts, 'records' | 'guidelines'>,
  billing: Pick<BillingContext, 'principal'> & { scope: TenantScope },
  { entity, mayBeNew, guidelines: choice, message, context, hasTools = false, path }: ContextRequest,
): Promise<ModelContext> {
  const { scope } = billing
  const focus = message.slice(0, MAX_FOCUS_LENGTH)
  const [known, rules] = await Promise.all([
    entity && records.digest(billing, entity, { focus, mayBeNew, tokenBudget: DIGEST_TOKENS, path }),
    choice === 'none'
      ? ''
      : choice === 'auto'
        ? guidelines.select(scope, focus, GUIDELINE_TOKENS)
        : guidelines.byIds(scope, choice).then(found => named(found, choice)),
  ])
  const material: UserMessage[] = [
    ...(known ? [fenced('what is known about the record', known.digest)] : []),
    ...(context === undefined ? [] : [fenced('context of the caller', context)]),
  ].map(content => ({ role: 'user', content }))
  const system = [
    rules && `Follow these guidelines:\n\n${rules}`,
    (material.length > 0 || hasTools) && FENCE_RULE,
  ].filter(Boolean)
  return { system: system.length > 0 ? system.join('\n\n') : undefined, material, recordId: known?.recordId }
}

function named(found: readonly { id: string; name: string; value: string }[], ids: readonly string[]): string {
  const missing = ids.find(id => !found.some(guideline => guideline.id === id))
  if (missing !== undefined) throw notFound('guideline', missing)
  return found.map(({ name, value }) => `# ${name}\n\n${value}`).join('\n\n')
}
