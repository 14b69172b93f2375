import { type JsonEntry, type JsonRest, jsonEntries, parsed } from '../../../files/json-entries.ts'
import { type Fields, isFields } from '../../../terminal/json.ts'
import type { Product } from '../products.ts'
import { Faults } from './faults.ts'
import { graphiti } from './graphiti.ts'
import type { Content, Item } from './item.ts'
import { langmem } from './langmem.ts'
import { letta } from './letta.ts'
import { Facts, type List, type Outcome } from './list.ts'
import { mcpMemory } from './mcp-memory.ts'
import { mem0 } from './mem0.ts'
import { supermemory } from './supermemory.ts'
import { zep } from './zep.ts'

/** The lists of each product's files, by their paths. A list may keep count, so each reading begins with new ones. */
const READERS: Readonly<Record<Product, () => Readonly<Record<string, List>>>> = {
  mem0,
  zep,
  graphiti,
  letta,
  langmem,
  supermemory,
  'mcp-memory': mcpMemory,
}

/** The longest content of a memory. */
const LONGEST = 200_000

/** A file of another product. It is read several times instead of being kept in memory. */
export interface ForeignFile {
  records: number
  memories: number
  /** What is not imported, with the number of times it occurs. */
  notImported: Readonly<Record<string, number>>
  /** Records first, so that memories find theirs. */
  items: () => AsyncGenerator<Item>
}

/**
 * Reads a file of another product to the end.
 * @param open starts at its beginning
 * @throws Failure that names the places that it does not understand, with their lines
 */
export async function readForeign(product: Product, open: () => AsyncIterable<string>): Promise<ForeignFile> {
  const facts = await factsOf(product, open)
  const { faults, counts, kinds, notImported } = await checked(product, open, facts)
  faults.settle(product)
  return { ...counts, notImported, items: () => itemsOf(product, open, facts, kinds) }
}

async function factsOf(product: Product, open: () => AsyncIterable<string>): Promise<Facts> {
  const facts = new Facts()
  if (Object.values(READERS[product]()).every(({ learn }) => learn === undefined)) return facts
  for await (const entry of entriesOf(product, open))
    if (entry.from?.learn) entry.from.learn(jsonOf(entry), placeOf(entry), facts)
  return facts
}

type Entry = (JsonEntry & { from: List }) | (JsonRest & { from: undefined })

async function* entriesOf(product: Product, open: () => AsyncIterable<string>): AsyncGenerator<Entry> {
  const lists = READERS[product]()
  for await (const entry of jsonEntries(open(), Object.keys(lists))) {
    const from = entry.list === undefined ? undefined : lists[entry.list]
    if (entry.list === undefined) yield { ...entry, from: undefined }
    else if (from) yield { ...entry, from }
  }
}

const jsonOf = ({ text, line, path }: JsonEntry): unknown => parsed(text, line, path)
const placeOf = ({ document, path }: JsonEntry) => ({
  path: `${document}.${path}`,
  parent: `${document}.${path.split('.').slice(0, -2).join('.')}`,
})

async function checked(product: Product, open: () => AsyncIterable<string>, facts: Facts) {
  const faults = new Faults()
  const counts = { records: 0, memories: 0 }
  const kinds = { record: new Set<string>(), memory: new Set<string>() }
  const notImported: Record<string, number> = {}
  const leave = (what: string, count = 1): void => {
    if (count > 0) notImported[what] = (notImported[what] ?? 0) + count
  }
  let entries = 0
  for await (const entry of entriesOf(product, open)) {
    if (!entry.from) {
      leave(entry.path, entry.count)
      continue
    }
    entries++
    const value = jsonOf(entry)
    const name = entry.list || 'entries'
    for (const field of entry.from.unread(value)) leave(`${name}: ${field}`)
    const outcome = entry.from.read(value, placeOf(entry), facts)
    const place = `line ${entry.line}${entry.path === '' ? '' : `, ${entry.path}`}`
    if ('issues' in outcome)
      for (const { path, message } of outcome.issues) faults.add(pathIn(place, path.map(String)), message)
    else if ('fault' in outcome) faults.add(place, outcome.fault)
    else if ('left' in outcome) leave(`${name}: ${outcome.left}`)
    else
      for (const content of outcome) {
        if (isTooLong(content)) leave(`${name}: longer than ${LONGEST.toLocaleString('en')} characters`)
        else if ('record' in content) {
          counts.records++
          kinds.record.add(entry.list)
        } else {
          counts.memories++
          kinds.memory.add(entry.list)
        }
      }
  }
  if (entries === 0) faults.add('file', `has no entries in ${listsOf(product)}`)
  return { faults, counts, kinds, notImported }
}

/** `line 3, results.0.created_at`; the field of an object at the top has no path before it. */
const pathIn = (place: string, field: readonly string[]): string =>
  field.length === 0 ? place : `${place}${place.includes(',') ? '.' : ', '}${field.join('.')}`

const listsOf = (product: Product): string =>
  Object.keys(READERS[product]())
    .filter(list => !list.includes('*'))
    .map(list => list || 'a list at the top')
    .join(', ')

async function* itemsOf(
  product: Product,
  open: () => AsyncIterable<string>,
  facts: Facts,
  /** The lists that have items of each kind. */
  kinds: Readonly<Record<'record' | 'memory', ReadonlySet<string>>>,
): AsyncGenerator<Item> {
  for (const kind of ['record', 'memory'] as const) {
    if (kinds[kind].size === 0) continue
    for await (const entry of entriesOf(product, open)) {
      if (!entry.from || !kinds[kind].has(entry.list)) continue
      const outcome = entry.from.read(jsonOf(entry), placeOf(entry), facts)
      const place: Fields = { line: entry.line, ...(entry.path !== '' && { item: entry.path }) }
      for (const content of contentsOf(outcome)) if (kind in content && !isTooLong(content)) yield { ...content, place }
    }
  }
}

const contentsOf = (outcome: Outcome | { issues: unknown }): readonly Content[] => (isList(outcome) ? outcome : [])
const isList = (outcome: Outcome | { issues: unknown }): outcome is readonly Content[] => Array.isArray(outcome)

const isTooLong = (content: Content): boolean =>
  'memory' in content &&
  isFields(content.memory) &&
  typeof content.memory.content === 'string' &&
  content.memory.content.length > LONGEST
