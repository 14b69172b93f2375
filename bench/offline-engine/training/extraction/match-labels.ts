import type { Json } from '../../../../packages/offline-engine/src/types.ts'
import type { JudgedText } from './judged.ts'
import { sameValue } from './same-value.ts'

interface Found {
  collectionId: string
  systemName: string
  value: Json
}

interface Matches<Value extends Found> {
  /** Each value with the type of its property, and whether a label says the same. */
  values: { found: Value; type: string; right: boolean }[]
  missed: JudgedText['properties']
}

export const typeOf = ({ definitions }: JudgedText, collection: string, systemName: string): string =>
  definitions.find(one => one.collectionId === collection && one.systemName === systemName)?.type ?? 'text'

/**
 * Compares found values with the labels of a text. Each label counts once. Arrays are compared item by item, as they are
 * labelled.
 */
export function matchLabels<Value extends Found>(judged: JudgedText, all: readonly Value[]): Matches<Value> {
  const missed = [...judged.properties]
  const items = all.flatMap(found =>
    Array.isArray(found.value) ? found.value.map(value => ({ ...found, value })) : [found],
  )
  const values = items.map(found => {
    const type = typeOf(judged, found.collectionId, found.systemName)
    const at = missed.findIndex(
      label =>
        label.collection === found.collectionId &&
        label.systemName === found.systemName &&
        sameValue(type, found.value, label.value),
    )
    if (at >= 0) missed.splice(at, 1)
    return { found, type, right: at >= 0 }
  })
  return { values, missed }
}
