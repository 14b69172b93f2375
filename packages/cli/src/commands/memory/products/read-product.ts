import { type JsonEntry, type JsonRest, jsonEntries } from '../../../files/json-entries.ts'
import { Failure } from '../../../terminal/failure.ts'
import { isFields } from '../../../terminal/json.ts'
import type { Product } from '../products.ts'
import { graphiti } from './graphiti.ts'
import type { Content, Item } from './item.ts'
import { langmem } from './langmem.ts'
import { letta } from './letta.ts'
import { Facts, type List, type Outcome } from './list.ts'
import { mcpMemory } from './mcp-memory.ts'
import { mem0 } from './mem0.ts'
import { type OddPlace, OddPlaces } from './places.ts'
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
const TOO_LONG = `longer than ${LONGEST.toLocaleString('en')} characters`

/** A file of another product. It is read several times instead of being kept in memory. */
export interface ForeignFile {
  records: number
  memories: number
  /** What is not imported, with the number of times it occurs. */
  notImported: Readonly<Record<string, number>>
  /** Entries that cannot be imported. */
  problems: OddPlaces
  /** Entries without a text or with too much of it, and fields that are not what they should be. */
  warnings: OddPlaces
  /** Records first, so that memories find theirs. */
  items: () => AsyncGenerator<Item>
}

/**
 * Reads a file of another product to the end. An odd entry is left out, and of an odd field only the field is.
 * @param open starts at its beginning
 * @throws Failure that names the places, if nothing of the file can be imported
 */
export async function readForeign(product: Product, open: () => AsyncIterable<string>): Promise<ForeignFile> {
  const facts = await factsOf(product, open)
  const { kinds, ...found } = await checked(product, open, facts)
  return { ...found, items: () => itemsOf(product, open, facts, kinds) }
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

/** @returns undefined if it is not JSON */
function jsonOf({ text }: JsonEntry): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return parsedTolerantly(text)
  }
}

/** Python writes numbers that JSON does not have. */
function parsedTolerantly(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(NO_NUMBER, found => (found.startsWith('"') ? found : 'null')))
  } catch {
    return undefined
  }
}

// the closing quote is optional: otherwise each one without it would be searched for to the end
const NO_NUMBER = /"(?:[^"\\]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g

const placeOf = ({ document, path }: JsonEntry) => ({
  path: `${document}.${path}`,
  parent: `${document}.${path.split('.').slice(0, -2).join('.')}`,
})

async function checked(product: Product, open: () => AsyncIterable<string>, facts: Facts) {
  const [problems, warnings] = [new OddPlaces(), new OddPlaces()]
  const counts = { records: 0, memories: 0 }
  const kinds = { record: new Set<string>(), memory: new Set<string>() }
  const notImported: Record<string, number> = {}
  const leave = (what: string, count = 1): void => {
    if (count > 0) notImported[what] = (notImported[what] ?? 0) + count
  }
  let entries = 0
  for await (const entry of entriesOf(product, open)) {
    if (!entry.from) {
      if (entry.isNoList) problems.add({ ...lineOf(entry), message: 'is not a list' })
      else leave(entry.path, entry.count)
      continue
    }
    entries++
    const place = lineOf(entry)
    const value = jsonOf(entry)
    const name = entry.list || 'entries'
    for (const field of entry.from.unread(value)) leave(`${name}: ${field}`)
    const { outcome, odd } = entry.from.read(value, placeOf(entry), facts)
    for (const { field, message } of odd) {
      leave(`${name}: ${field.replaceAll(/\.\d+/g, '')} that ${message}`)
      warnings.add({ ...place, path: field, message: `${message}: imported without it` })
    }
    if ('fault' in outcome) {
      const { fault, field: path } = outcome
      const message = value === undefined ? 'is not JSON' : fault
      problems.add({ ...place, ...(path !== undefined && { path }), message })
    } else if ('left' in outcome) {
      leave(`${name}: ${outcome.left}`)
      if (outcome.isOdd) warnings.add({ ...place, message: `is ${outcome.left}: not imported` })
    } else
      for (const content of outcome) {
        if (isTooLong(content)) {
          leave(`${name}: ${TOO_LONG}`)
          warnings.add({ ...place, message: `is ${TOO_LONG}: not imported` })
        } else if ('record' in content) {
          counts.records++
          kinds.record.add(entry.list)
        } else {
          counts.memories++
          kinds.memory.add(entry.list)
        }
      }
  }
  if (entries === 0 && problems.count === 0) throw refusal(product, [`has no entries in ${listsOf(product)}`], 0)
  if (counts.records + counts.memories === 0 && problems.count > 0)
    throw refusal(product, problems.listed, problems.count)
  return { ...counts, kinds, notImported, problems, warnings }
}

const TOLD = 20

function refusal(product: Product, places: readonly (OddPlace | string)[], count: number): Failure {
  const told = places.slice(0, TOLD)
  return new Failure('usage_error', `The file is not a valid ${product} file. Nothing was sent.`, {
    details: told.map(place =>
      typeof place === 'string' ? { path: 'file', message: place } : { path: pathOf(place), message: place.message },
    ),
    hints: [
      ...(count > told.length ? [`And ${count - told.length} more.`] : []),
      'Correct or remove the named items, or set --from to the product that wrote the file.',
    ],
  })
}

/** `line 3, results.0.created_at`; the field of an object at the top has no path before it. */
function pathOf({ line, item, path: field }: OddPlace): string {
  const path = [item, field].filter(name => name !== undefined).join('.')
  return `line ${line}${path === '' ? '' : `, ${path}`}`
}

const lineOf = ({ line, path }: { line: number; path: string }) => ({ line, ...(path !== '' && { item: path }) })

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
      const { outcome } = entry.from.read(jsonOf(entry), placeOf(entry), facts)
      const place = lineOf(entry)
      for (const content of contentsOf(outcome)) if (kind in content && !isTooLong(content)) yield { ...content, place }
    }
  }
}

const contentsOf = (outcome: Outcome): readonly Content[] => ('left' in outcome || 'fault' in outcome ? [] : outcome)

const isTooLong = (content: Content): boolean =>
  'memory' in content &&
  isFields(content.memory) &&
  typeof content.memory.content === 'string' &&
  content.memory.content.length > LONGEST
