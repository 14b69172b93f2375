import type { Memory } from '@keepsake/sdk'
import { type Item, validateNamespace } from '@langchain/langgraph-checkpoint'

/** Marks the memories that are items of a store. */
export const ITEM = 'store-item'
/** Marks the items that a search with a query finds. */
export const INDEXED = 'indexed'
/** Marks the items that expire. */
export const EXPIRING = 'expiring'
export const TYPE = 'Namespace'

/** Labels are 50 at most, and three are not of the namespace. */
const MAX_DEPTH = 40
const MAX_KEY_VALUE = 500

/** An item with the memory that holds it. */
export interface StoredItem extends Item {
  memoryId: string
  /** Makes the content unlike that of other items. */
  mark: string
  isIndexed: boolean
  expiresAt: number | undefined
}

/** @throws InvalidNamespaceError */
export function requireNamespace(namespace: string[]): void {
  validateNamespace(namespace, { allowReservedRoot: true })
  if (namespace.length > MAX_DEPTH) throw new RangeError(`A namespace has at most ${MAX_DEPTH} labels.`)
}

/** The record of a namespace. */
export async function recordOf(namespace: readonly string[]) {
  const name = JSON.stringify(namespace)
  const customKeyValue = name.length <= MAX_KEY_VALUE ? name : await hashOf(namespace)
  return { type: TYPE, customKeyName: 'namespace', customKeyValue }
}

export const prefixTag = async (prefix: readonly string[]): Promise<string> => `in:${await hashOf(prefix)}`
export const keyTag = async (namespace: readonly string[], key: string): Promise<string> =>
  `key:${await hashOf([namespace, key])}`

export async function fieldsOf(item: Omit<StoredItem, 'memoryId'>) {
  const { namespace, key, value, mark, isIndexed, expiresAt, createdAt, updatedAt } = item
  const prefixes = await Promise.all(namespace.map((_, index) => prefixTag(namespace.slice(0, index + 1))))
  return {
    content: `${mark} ${JSON.stringify(value)}`,
    metadata: {
      namespace,
      key,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    },
    tags: [
      ITEM,
      ...(isIndexed ? [INDEXED] : []),
      ...(expiresAt === undefined ? [] : [EXPIRING]),
      await keyTag(namespace, key),
      ...prefixes,
    ],
  }
}

/** @returns undefined for a memory that is no item, whatever its labels */
export function itemOf({ memoryId, content, metadata, tags }: Memory): StoredItem | undefined {
  const { namespace, key, createdAt, updatedAt, expiresAt } = metadata
  if (!Array.isArray(namespace) || typeof key !== 'string') return undefined
  const end = content.indexOf(' ')
  return {
    memoryId,
    namespace: namespace.map(String),
    key,
    value: JSON.parse(content.slice(end + 1)),
    mark: content.slice(0, end),
    isIndexed: tags.includes(INDEXED),
    expiresAt: typeof expiresAt === 'number' ? expiresAt : undefined,
    createdAt: new Date(String(createdAt)),
    updatedAt: new Date(String(updatedAt)),
  }
}

/** SHA-256, cut to what fits into a label: 48 hexadecimal digits. */
async function hashOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  const digits = [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0'))
  return digits.join('').slice(0, 48)
}
