import { setImmediate } from 'node:timers/promises'
import type { Editor, Finishing, TenantCall } from '../../../../contract/handlers.ts'
import type { Schemas } from '../../../../contract/schemas.ts'
import type { Engine, Models, PlanUpdateInput } from '../../../../models/port.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { requirePermission } from '../../../../platform/access/permissions.ts'
import type { Principal } from '../../../../platform/access/principal.ts'
import { charge, release, requireCredits, reserve, settle } from '../../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { DAY_MS } from '../../../../platform/values/durations.ts'
import { invalid, notFound } from '../../../../platform/values/errors.ts'
import { textSections } from '../../indexing/sections.ts'
import { PRICES } from '../../prices.ts'
import { findSections, type SectionHit } from '../selection/find-sections.ts'
import { applyItems } from './apply.ts'
import { type CollectionsPort, collectionTargets, planCollectionsOffline } from './collections.ts'
import { type NewItem, type PlanItem, statusOf, toWire } from './items.ts'
import { type Locate, type Planned, planOffline, type Target } from './plan-offline.ts'
import {
  MAX_OFFERED,
  type OfferedSection,
  offeredSections,
  planCollectionsWithModel,
  planWithModel,
} from './plan-with-model.ts'
import { lockPlan } from './sql/plans.ts'

const KEPT_MS = DAY_MS
/** Guidelines that a plan without `targetIds` may change. */
const MAX_FOUND = 10
/** A text belongs to a section with this many of its words, or with this score. */
const MIN_WORDS = 2
const SURE = 0.5
const MAX_NAME_LENGTH = 200

type Request = Schemas['SmartUpdateRequest']
type Reply = Schemas['SmartUpdateResponse']
type Call = TenantCall & Finishing

interface Dependencies {
  models: Models
  embedQuery: EmbedQuery
  collections: CollectionsPort
}

/** Plans updates of guidelines and collections, and applies the plans. */
export interface SmartUpdater {
  /** @throws ApiError `validation_error`, `not_found_error` or `payment_required` */
  update(call: Call, request: Request): Promise<{ status: 200; body: Reply }>
  /**
   * Applies what is left of a plan, also with conflicts.
   * @param positions of the changes to apply; all if undefined
   * @throws ApiError `not_found_error`, or `validation_error` if the plan has no such change
   */
  apply(editor: Editor, planId: string, positions: readonly number[] | undefined): Promise<Reply>
}

export function createSmartUpdater({ models, embedQuery, collections }: Dependencies): SmartUpdater {
  const { planUpdate } = models

  async function plan(scope: TenantScope, request: Request, signal: AbortSignal): Promise<Planned> {
    const { instruction, material = '', type, targetIds } = request
    const asked = { instruction, material, signal }
    const ask = planUpdate && ((input: PlanUpdateInput) => planUpdate(scope, input))
    if (type === 'collection') {
      const found = await collections.read(scope, targetIds)
      requireAll('collection', targetIds, found)
      const targets = collectionTargets(found, instruction, targetIds)
      if (!ask) return planCollectionsOffline(material, targets)
      return { items: await planCollectionsWithModel(ask, asked, targets), unplaced: [] }
    }
    const about = `${instruction}\n${material}`
    const hits = await findSections(scope, embedQuery, { text: about, limit: MAX_OFFERED, ids: targetIds })
    const found = [...new Set(hits.map(({ guidelineId }) => guidelineId))].slice(0, MAX_FOUND)
    const targets = await readTargets(scope, targetIds ?? found)
    requireAll('guideline', targetIds, targets)
    const mayCreate = targetIds === undefined
    if (ask) {
      const offered = offeredFor(targets, hits)
      return { items: await planWithModel(ask, asked, offered, mayCreate), unplaced: [] }
    }
    const planned = await planOffline(material, targets, locateIn(scope, embedQuery, targets), !mayCreate)
    return mayCreate ? withNewGuideline(planned, instruction) : planned
  }

  return {
    async update(call, request) {
      const { scope, principal, requestId, signal } = call
      const { instruction, material, type, strategy } = request
      if (type === 'collection') requireCollections(principal)
      if (!planUpdate && !material)
        throw invalid(
          'body.material',
          'body.material is missing. Without a language model, it is the text to merge. Send it, or set MODEL_PROVIDER and MODEL_NAME',
        )
      const billing = { scope, principal, requestId }
      const creditsCharged = PRICES.smartUpdate + (planUpdate ? PRICES.planUpdate : 0)
      requireCredits(principal, creditsCharged)
      const reservation = planUpdate && (await reserve(billing, 'smartUpdate', creditsCharged, call.idFor('hld')))
      try {
        const { items: planned, unplaced } = await plan(scope, request, signal)
        const engine: Engine = planUpdate ? 'model' : 'offline'
        const planId = call.idFor('pln')
        return await call.finish(async () => {
          const open = planned.map(each => ({ ...each, applied: false }))
          const { items, warnings } = await applyItems(call, collections, instruction, open, wantedBy(strategy))
          const status = statusOf(items, strategy !== 'suggest')
          const expiresAt = new Date((await scope.now()).getTime() + KEPT_MS)
          const data = { id: planId, instruction, type, engine, status, items, unplaced, expiresAt }
          await scope.prisma(each => each.smartUpdatePlan.create({ data: { ...data, tenantId: scope.tenantId } }))
          if (reservation) await settle(billing, reservation, creditsCharged)
          else await charge(billing, 'smartUpdate', creditsCharged)
          return { status: 200, body: { ...(await toReply({ ...data, warnings })), creditsCharged } } as const
        })
      } catch (error) {
        if (reservation) await release(scope, reservation)
        throw error
      }
    },

    apply: (editor, planId, positions) =>
      editor.scope.retriedTransaction(() => applyStored(editor, collections, planId, positions)),
  }
}

/** Applies what is left of a stored plan, in a transaction. */
async function applyStored(
  editor: Editor,
  collections: CollectionsPort,
  planId: string,
  positions: readonly number[] | undefined,
): Promise<Reply> {
  const { scope, principal } = editor
  const stored = await lockPlan(scope, planId)
  if (!stored) throw notFound('plan', planId)
  if (stored.type === 'collection') requireCollections(principal)
  const wanted = positions && itemsAt(stored.items, positions)
  const { items, warnings } = await applyItems(
    editor,
    collections,
    stored.instruction,
    stored.items,
    item => wanted?.has(item) ?? true,
  )
  const status = statusOf(items, true)
  await scope.prisma(each => each.smartUpdatePlan.updateMany({ where: { id: planId }, data: { items, status } }))
  return { ...(await toReply({ ...stored, items, status, warnings })), creditsCharged: 0 }
}

/** @throws ApiError `validation_error` */
function itemsAt(items: readonly PlanItem[], positions: readonly number[]): Set<PlanItem> {
  const found = positions.map(position => {
    const item = items[position]
    if (item) return item
    const message = `body.items: the plan has no change ${position}. It has ${items.length}, and the first is 0.`
    throw invalid('body.items', message)
  })
  return new Set(found)
}

const requireCollections = ({ member, scopes, livemode }: Principal): void =>
  requirePermission({ role: member.role, scopes, livemode }, 'collections:write')

const wantedBy =
  (strategy: Request['strategy']) =>
  ({ conflicts }: PlanItem): boolean =>
    strategy === 'force' || (strategy === 'safe' && conflicts.length === 0)

async function toReply(plan: {
  id: string
  engine: Engine
  status: Reply['status']
  items: readonly PlanItem[]
  unplaced: string[]
  expiresAt: Date
  warnings: Reply['warnings'] & object
}): Promise<Omit<Reply, 'creditsCharged'>> {
  const items: Reply['items'] = []
  for (const item of plan.items) {
    // other calls run between the comparisons
    await setImmediate()
    items.push(toWire(item))
  }
  return {
    success: true,
    planId: plan.id,
    status: plan.status,
    engine: plan.engine,
    items,
    unplaced: plan.unplaced,
    expiresAt: plan.expiresAt.toISOString(),
    ...(plan.warnings.length > 0 && { warnings: plan.warnings }),
  }
}

function requireAll(what: string, wanted: readonly string[] | undefined, found: readonly { id: string }[]): void {
  const missing = wanted?.find(id => !found.some(each => each.id === id))
  if (missing !== undefined) throw notFound(what, missing)
}

const FIELDS = { id: true, name: true, description: true, value: true } as const

type Read = Target & { description: string | null }

const readTargets = (scope: TenantScope, ids: readonly string[]): Promise<Read[]> =>
  scope.prisma(each =>
    each.guideline.findMany({ where: { id: { in: [...ids] } }, select: FIELDS, orderBy: { id: 'asc' } }),
  )

/** The sections that a model sees: all of the targets, or those that match best. */
function offeredFor(targets: readonly Read[], hits: readonly SectionHit[]): OfferedSection[] {
  const all = offeredSections(targets)
  if (all.length <= MAX_OFFERED) return all
  const slugs = slugsOf(targets)
  const wanted = new Set(hits.map(({ id, guidelineId }) => `${guidelineId} ${slugs.get(id)}`))
  return all.filter(({ target, own }) => wanted.has(`${target.id} ${own.slug}`)).slice(0, MAX_OFFERED)
}

/** The slugs of sections by their ids in the search index. */
const slugsOf = (targets: readonly Read[]): Map<string, string | undefined> =>
  new Map(targets.flatMap(target => textSections(target.id, target).map(({ id, section }) => [id, section?.slug])))

function locateIn(scope: TenantScope, embedQuery: EmbedQuery, targets: readonly Read[]): Locate {
  const ids = targets.map(({ id }) => id)
  const slugs = slugsOf(targets)
  return async text => {
    if (ids.length === 0) return undefined
    const [best] = await findSections(scope, embedQuery, { text, limit: 1, ids })
    if (!best || (best.matched.length < MIN_WORDS && best.score < SURE)) return undefined
    return { guidelineId: best.guidelineId, slug: slugs.get(best.id) }
  }
}

/** Puts what belongs to no section into a new guideline. */
function withNewGuideline({ items, unplaced, unplacedText }: Planned, instruction: string): Planned {
  if (unplaced.length === 0) return { items, unplaced }
  const { name: heading, text = '' } = unplacedText ?? {}
  const name = (heading ?? instruction).trim().slice(0, MAX_NAME_LENGTH)
  const created: NewItem = {
    action: 'create',
    name,
    reason: 'No section is about this.',
    before: '',
    after: heading === undefined ? `# ${name.replaceAll(/\s+/g, ' ')}\n\n${text}` : text,
    conflicts: [],
  }
  return { items: [...items, created], unplaced: [] }
}
