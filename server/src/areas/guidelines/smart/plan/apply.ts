import { setImmediate } from 'node:timers/promises'
import type { Editor } from '../../../../contract/handlers.ts'
import type { Schemas } from '../../../../contract/schemas.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { contentOf } from '../../guideline.ts'
import { changeGuideline, insertGuideline, lockGuideline } from '../../sql/guidelines.ts'
import { type CollectionsPort, definitionHash } from './collections.ts'
import type { PlanItem } from './items.ts'
import { findOwnText, readText, withOwnText } from './own-text.ts'

type Warning = Schemas['Warning']

/** How the note of a version begins. */
const NOTE = 'Smart update: '
const MAX_NOTE_LENGTH = 500

const CHANGED = 'It changed since the plan was made. Plan the update again.'
const GONE = 'It was deleted since the plan was made.'

const skipped = (item: PlanItem, reason: string): PlanItem => ({ ...item, skipped: reason })
const applied = ({ skipped: _, ...item }: PlanItem): PlanItem => ({ ...item, applied: true })

/**
 * Applies items of a plan, each only if what it changes is still as it was planned. SQL only, in a transaction.
 * @param wanted which items to apply; others, and those that are applied, stay as they are
 * @returns all items, and what the caller should know of them
 */
export async function applyItems(
  editor: Editor,
  collections: CollectionsPort,
  instruction: string,
  items: readonly PlanItem[],
  wanted: (item: PlanItem) => boolean,
): Promise<{ items: PlanItem[]; warnings: Warning[] }> {
  const note = (NOTE + instruction).slice(0, MAX_NOTE_LENGTH)
  const results = new Map<PlanItem, PlanItem>()
  // several properties of a collection have the same warning
  const warnings = new Map<string, Warning>()
  const open = items.filter(item => !item.applied && wanted(item))
  // locked in the order of their ids, like every other transaction
  const targets = Map.groupBy(open, ({ id }) => id)
  for (const id of [...targets.keys()].sort()) {
    const own = targets.get(id) ?? []
    const done =
      id === undefined
        ? await create(editor, note, own)
        : own[0]?.property
          ? await putProperties(editor, collections, note, { id, items: own, warnings })
          : await changeSections(editor, note, id, own)
    own.forEach((item, n) => {
      results.set(item, done[n] ?? item)
    })
  }
  return { items: items.map(item => results.get(item) ?? item), warnings: [...warnings.values()] }
}

async function create(
  { scope, principal, requestId }: Editor,
  note: string,
  items: readonly PlanItem[],
): Promise<PlanItem[]> {
  const created: PlanItem[] = []
  for (const item of items) {
    const id = newId('gdl')
    const content = { name: item.name, description: null, tags: [], alwaysOn: false, triggerKeywords: [] }
    await insertGuideline(scope, id, { ...content, value: item.after }, { actor: actorOf(principal), requestId, note })
    created.push({ ...applied(item), id })
  }
  return created
}

async function changeSections(
  { scope, principal, requestId }: Editor,
  note: string,
  id: string,
  items: readonly PlanItem[],
): Promise<PlanItem[]> {
  const row = await lockGuideline(scope, id)
  if (!row) return items.map(item => skipped(item, GONE))
  let read = readText(row.value)
  const done: PlanItem[] = []
  for (const item of items) {
    // other calls run between the sections
    await setImmediate()
    const own = findOwnText(read.texts, item.slug)
    const next = own?.hash === item.hash ? own && withOwnText(read, own, item.after) : undefined
    if (own?.hash !== item.hash) done.push(skipped(item, CHANGED))
    else if (!next) done.push(skipped(item, 'The text would change other sections, or the guideline is too long.'))
    else {
      read = next
      done.push(applied(item))
    }
  }
  const { value } = read
  if (value !== row.value) {
    const change = { actor: actorOf(principal), requestId, note }
    await changeGuideline(scope, id, { ...contentOf(row), value }, change)
  }
  return done
}

async function putProperties(
  editor: Editor,
  collections: CollectionsPort,
  note: string,
  { id, items, warnings }: { id: string; items: readonly PlanItem[]; warnings: Map<string, Warning> },
): Promise<PlanItem[]> {
  const done: PlanItem[] = []
  for (const item of items) {
    const [collection] = await collections.read(editor.scope, [id])
    const { property, hash } = item
    if (!collection || !property) {
      done.push(skipped(item, GONE))
      continue
    }
    const current = collection.properties.find(({ name }) => name.toLowerCase() === property.name.toLowerCase())
    if ((current && definitionHash(current)) !== hash) {
      done.push(skipped(item, CHANGED))
      continue
    }
    try {
      for (const warning of await collections.putProperty(editor, id, property, note))
        warnings.set(warning.message, warning)
      done.push(applied(item))
    } catch (error) {
      // found before anything is written
      if (!(error instanceof ApiError) || error.code !== 'validation_error') throw error
      done.push(skipped(item, error.message))
    }
  }
  return done
}
