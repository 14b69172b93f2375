import { setImmediate } from 'node:timers/promises'
import { conflictsBetween } from '../../../../models/language.ts'
import type { PlannedChange, PlanUpdateInput, UpdatePlan } from '../../../../models/port.ts'
import { definitionsIn, itemFor, type PlannedCollection, withoutRepetitions } from './collections.ts'
import type { NewItem } from './items.ts'
import { type OwnText, ownTexts, readText, withOwnText } from './own-text.ts'
import type { Target } from './plan-offline.ts'

/** A section that a model may change. */
export interface OfferedSection {
  target: Target
  own: OwnText
}

/** Longer sections are shown in part, so a model may only append to them. */
const MAX_SHOWN = 6_000
const MAX_NAME_LENGTH = 200
/** Sections that a model may change in one plan. */
export const MAX_OFFERED = 40

interface Request {
  instruction: string
  material: string
  signal: AbortSignal
}

type PlanUpdate = (input: PlanUpdateInput) => Promise<UpdatePlan>

const reasonOf = ({ reason, evidence }: PlannedChange): string => `${reason} (from "${evidence.slice(0, 200)}")`

/** The sections of guidelines, as a model may change them. */
export const offeredSections = (targets: readonly Target[]): OfferedSection[] =>
  targets.flatMap(target =>
    ownTexts(target.value)
      .filter(({ slug, text }) => slug !== undefined || text !== '')
      .map(own => ({ target, own })),
  )

/** Plans changes of sections with a model. Changes that would break the structure of a guideline are dropped. */
export async function planWithModel(
  planUpdate: PlanUpdate,
  request: Request,
  offered: readonly OfferedSection[],
  mayCreate: boolean,
): Promise<NewItem[]> {
  const { changes } = await planUpdate({
    ...request,
    kind: 'guideline',
    targets: offered.map(({ target, own }) => ({
      name: [target.name, ...own.path].join(' › '),
      text: own.text.slice(0, MAX_SHOWN),
    })),
    mayCreate,
  })
  const changed = new Set<number>()
  const values = new Map(offered.map(({ target }) => [target.id, target.value]))
  const readTexts = new Map([...values].map(([id, value]) => [id, readText(value)]))
  const itemOf = (change: PlannedChange): NewItem[] => {
    const text = change.text.trim()
    if (change.action === 'create') {
      const name = change.name.trim().slice(0, MAX_NAME_LENGTH)
      if (name === '' || text === '') return []
      return [{ action: 'create', name, reason: reasonOf(change), before: '', after: text, conflicts: [] }]
    }
    const section = change.target === undefined ? undefined : offered[change.target]
    if (!section || change.target === undefined || changed.has(change.target)) return []
    const { target, own } = section
    const isShown = own.text.length <= MAX_SHOWN
    if (text === '' || (change.action === 'updateSection' && !isShown)) return []
    const after = change.action === 'appendSection' ? [own.text, text].filter(each => each !== '').join('\n\n') : text
    const texts = readTexts.get(target.id)
    if (after === own.text || !texts || !withOwnText(texts, own, after)) return []
    changed.add(change.target)
    const title = own.path.at(-1)
    return [
      {
        action: change.action === 'appendSection' ? 'appendSection' : 'updateSection',
        id: target.id,
        name: target.name,
        ...(own.slug !== undefined && { slug: own.slug }),
        ...(title !== undefined && { title }),
        hash: own.hash,
        reason: reasonOf(change),
        before: own.text,
        after,
        conflicts: conflictsBetween(own.text, after),
      },
    ]
  }
  const items: NewItem[] = []
  for (const change of changes) {
    // other calls run between the changes
    await setImmediate()
    items.push(...itemOf(change))
  }
  return items
}

/** Plans changes of properties with a model. */
export async function planCollectionsWithModel(
  planUpdate: PlanUpdate,
  request: Request,
  targets: readonly PlannedCollection[],
): Promise<NewItem[]> {
  const { changes } = await planUpdate({
    ...request,
    kind: 'collection',
    targets: targets.map(({ name, properties }) => ({
      name,
      text: properties
        .map(({ name, type, options, description }) => {
          const shown = options ? `${type}: ${options.join(', ')}` : type
          return `- ${name} (${shown})${description === undefined ? '' : `: ${description}`}`
        })
        .join('\n'),
    })),
    mayCreate: false,
  })
  const items = changes.flatMap(change => {
    const collection = change.target === undefined ? undefined : targets[change.target]
    // read like a line of the material, so that an invalid name or type is dropped
    const line = `${change.name.trim()} (${change.type.trim()}): ${change.text.replaceAll(/\s+/g, ' ').trim()}`
    const [wanted] = definitionsIn(line).defined
    return collection && wanted ? itemFor(collection, wanted, reasonOf(change)) : []
  })
  return withoutRepetitions(items)
}
