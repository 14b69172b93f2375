import type { Keepsake } from '@keepsake/sdk'
import {
  BaseStore,
  type GetOperation,
  type Item,
  type ListNamespacesOperation,
  type Operation,
  type OperationResults,
  type PutOperation,
  type SearchItem,
  type SearchOperation,
} from '@langchain/langgraph-checkpoint'
import { matches, passes } from './matching.ts'
import {
  EXPIRING,
  fieldsOf,
  INDEXED,
  ITEM,
  itemOf,
  keyTag,
  prefixTag,
  recordOf,
  requireNamespace,
  type StoredItem,
  TYPE,
} from './stored-item.ts'

/** When items expire. The names are those of the framework's `PostgresStore`. */
export interface StoreTtl {
  /** Minutes after which an item that is put expires. */
  defaultTtl: number
  /** Whether reading an item, alone or in a search, starts its time again. Each such read costs a write. [true] */
  refreshOnRead?: boolean
  /** Minutes between two deletions of expired items, which begin with `start`. [only `sweep` deletes] */
  sweepIntervalMinutes?: number
}

/** Options of {@link KeepsakeStore}. */
export interface KeepsakeStoreOptions {
  /** The client to read and write with. */
  client: Keepsake
  /** When items expire. [never] */
  ttl?: StoreTtl
}

const PAGE = 100
const MINUTE = 60_000

/**
 * A LangGraph store on the server: items by namespace and key, found by their words, by meaning if the server has an
 * embedding model, and by filters. A namespace is a record of the type `Namespace`, an item is one memory of it.
 *
 * @example
 * const store = new KeepsakeStore({ client })
 * const agent = createAgent({ model, tools, store })
 */
export class KeepsakeStore extends BaseStore {
  readonly #client: Keepsake
  readonly #ttl: StoreTtl | undefined
  #sweeping: ReturnType<typeof setInterval> | undefined

  constructor({ client, ttl }: KeepsakeStoreOptions) {
    super()
    this.#client = client
    this.#ttl = ttl
  }

  /**
   * Reads see what was stored before the batch; its writes follow, the last one of each key.
   * @throws InvalidNamespaceError, KeepsakeError
   */
  async batch<Op extends Operation[]>(operations: Op): Promise<OperationResults<Op>> {
    const puts = new Map<string, PutOperation>()
    const results = await Promise.all(
      operations.map(async (operation): Promise<unknown> => {
        if ('namespacePrefix' in operation) return this.#search(operation)
        if ('value' in operation) {
          requireNamespace(operation.namespace)
          puts.set(JSON.stringify([operation.namespace, operation.key]), operation)
          return undefined
        }
        return 'key' in operation ? this.#get(operation) : this.#listNamespaces(operation)
      }),
    )
    for (const put of puts.values()) await this.#put(put)
    // each result was made for the kind of its operation
    return results as OperationResults<Op>
  }

  /** Begins to delete expired items from time to time, if `ttl` says so. */
  override start(): void {
    const minutes = this.#ttl?.sweepIntervalMinutes
    if (minutes === undefined || this.#sweeping) return
    this.#sweeping = setInterval(() => void this.sweep().catch(() => {}), minutes * MINUTE)
    // a program that has nothing else to do ends
    if (typeof this.#sweeping === 'object') this.#sweeping.unref?.()
  }

  /** Ends what `start` began. */
  override stop(): void {
    clearInterval(this.#sweeping)
    this.#sweeping = undefined
  }

  /** Deletes expired items, which reads omit already. @returns how many there were */
  async sweep(): Promise<number> {
    const expired: string[] = []
    for await (const memory of this.#client.memory.recall({ type: TYPE, tags: [ITEM, EXPIRING], limit: PAGE })) {
      const item = itemOf(memory)
      if (item && isExpired(item)) expired.push(item.memoryId)
    }
    await this.#delete(expired)
    return expired.length
  }

  async #get({ namespace, key }: GetOperation): Promise<Item | null> {
    const [item] = (await this.#find(namespace, key)).filter(each => !isExpired(each))
    if (!item) return null
    await this.#refresh([item])
    return toItem(item)
  }

  async #put({ namespace, key, value, index }: PutOperation): Promise<void> {
    const [known, ...older] = await this.#find(namespace, key)
    // two writers that created the key at the same time made two: the newest one counts
    await this.#delete([...older, ...(known && value === null ? [known] : [])].map(({ memoryId }) => memoryId))
    if (value === null) return
    const now = new Date()
    const isNew = !known || isExpired(known)
    const fields = await fieldsOf({
      namespace,
      key,
      value,
      mark: known?.mark ?? crypto.randomUUID(),
      isIndexed: index !== false,
      expiresAt: this.#ttl && now.getTime() + this.#ttl.defaultTtl * MINUTE,
      createdAt: isNew ? now : known.createdAt,
      updatedAt: now,
    })
    if (known) await this.#client.memory.update({ memoryId: known.memoryId, ...fields })
    else await this.#client.memory.memorize({ ...(await recordOf(namespace)), ...fields, extract: false })
  }

  async #search({ namespacePrefix, filter, limit = 10, offset = 0, query }: SearchOperation): Promise<SearchItem[]> {
    const tags = [ITEM, ...(namespacePrefix.length > 0 ? [await prefixTag(namespacePrefix)] : [])]
    const end = offset + limit
    const found = new Map<string, { item: StoredItem; score: number | undefined }>()
    const collect = async (pages: AsyncIterable<Parameters<typeof itemOf>[0] & { score?: number }>): Promise<void> => {
      if (found.size >= end) return
      for await (const memory of pages) {
        const item = itemOf(memory)
        if (!item || isExpired(item) || (filter && !passes(item.value, filter))) continue
        const id = JSON.stringify([item.namespace, item.key])
        if (!found.has(id)) found.set(id, { item, score: memory.score })
        if (found.size >= end) return
      }
    }
    const common = { type: TYPE, limit: PAGE }
    if (query !== undefined && query.trim() !== '')
      await collect(this.#client.memory.recall({ ...common, tags: [...tags, INDEXED], query: query.slice(0, 4_000) }))
    // the framework's own stores fill a page with what the query does not rank
    await collect(this.#client.memory.recall({ ...common, tags }))
    const shown = [...found.values()].slice(offset, end)
    await this.#refresh(shown.map(({ item }) => item))
    return shown.map(({ item, score }) => ({ ...toItem(item), ...(score === undefined ? {} : { score }) }))
  }

  async #listNamespaces(operation: ListNamespacesOperation): Promise<string[][]> {
    const { matchConditions = [], maxDepth, limit, offset } = operation
    const namespaces = new Map<string, string[]>()
    for await (const memory of this.#client.memory.recall({ type: TYPE, tags: [ITEM], limit: PAGE })) {
      const item = itemOf(memory)
      if (!item || isExpired(item)) continue
      if (!matchConditions.every(condition => matches(item.namespace, condition))) continue
      const shown = item.namespace.slice(0, maxDepth)
      namespaces.set(JSON.stringify(shown), shown)
    }
    const sorted = [...namespaces.values()].sort((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1))
    return sorted.slice(offset, offset + limit)
  }

  /** The items of a key, the newest first: more than one only if two writers created it at the same time. */
  async #find(namespace: string[], key: string): Promise<StoredItem[]> {
    requireNamespace(namespace)
    const record = await recordOf(namespace)
    const tags = [ITEM, await keyTag(namespace, key)]
    const { data } = await this.#client.memory.recall({ ...record, tags, ifUnknown: 'empty' })
    const items = data.flatMap(memory => itemOf(memory) ?? [])
    return items.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
  }

  async #refresh(items: readonly StoredItem[]): Promise<void> {
    if (!this.#ttl || this.#ttl.refreshOnRead === false) return
    const expiresAt = Date.now() + this.#ttl.defaultTtl * MINUTE
    const expiring = items.filter(item => item.expiresAt !== undefined)
    await Promise.all(
      expiring.map(async item => {
        const { metadata } = await fieldsOf({ ...item, expiresAt })
        await this.#client.memory.update({ memoryId: item.memoryId, metadata })
      }),
    )
  }

  async #delete(memoryIds: readonly string[]): Promise<void> {
    for (let start = 0; start < memoryIds.length; start += 1_000)
      await this.#client.memory.delete({ memoryIds: memoryIds.slice(start, start + 1_000) })
  }
}

const isExpired = ({ expiresAt }: StoredItem): boolean => expiresAt !== undefined && expiresAt <= Date.now()

const toItem = ({ namespace, key, value, createdAt, updatedAt }: StoredItem): Item => ({
  namespace,
  key,
  value,
  createdAt,
  updatedAt,
})
