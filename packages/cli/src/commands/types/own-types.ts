import type { Collection, PropertyDefinition, WebhookOwnEventType } from '@keepsake/sdk'
import { Client } from '../../call/client.ts'
import { commentOf, keyOf, listOf, typeOfSchema, unionOf } from '../../output/typescript.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { Io } from '../../terminal/io.ts'

/** Writes the TypeScript types of what the organization has defined. */
export async function printOwnTypes(settings: Partial<CallSettings>, io: Io): Promise<void> {
  const client = new Client(settings, io).sdk()
  const collections = await client.collections.list({ limit: 200 }).toArray()
  const { own } = await client.webhooks.eventTypes()
  io.stdout.write(ownTypesOf(collections, own))
}

/** The module with the types. In a fixed order, so that it changes only if a definition does. */
export function ownTypesOf(collections: readonly Collection[], events: readonly WebhookOwnEventType[]): string {
  const declared = events.filter(({ archived_at: archivedAt }) => archivedAt === null)
  return [
    '// Written by `keepsake types`.\n',
    '/** The values of each collection by the names of its properties; the collections by slug. */',
    blockOf('export interface Collections', sorted(collections, ({ slug }) => slug).map(collectionOf)),
    '/** The object of each event type that you have declared. */',
    blockOf('export interface Events', sorted(declared, ({ type }) => type).map(eventOf)),
  ].join('\n')
}

const blockOf = (title: string, members: readonly string[]): string => `${title} {\n${members.join('')}}\n`

/** By code unit, which no language setting changes. */
const sorted = <Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (keyOfItem(a) < keyOfItem(b) ? -1 : 1))

function collectionOf({ slug, description = '', properties }: Collection): string {
  // names may differ only in what they are called in code: a value then has one of their types
  const names = [...new Set(properties.map(({ name }) => name))]
  const members = names.map(name => {
    const all = properties.filter(property => property.name === name)
    const texts = all.map(property => [property.description, property.unit && `In ${property.unit}.`])
    const text = texts.flat().filter(part => part !== undefined && part !== '')
    return `${commentOf(text.join(' '), '    ')}    ${keyOf(name)}: ${unionOf(all.map(typeOfValue))}\n`
  })
  return `${commentOf(description, '  ')}  ${keyOf(slug)}: {\n${members.join('')}  }\n`
}

/** The type of the value that a property has. */
function typeOfValue({ type, mode, options = [] }: PropertyDefinition): string {
  const one =
    type === 'options' ? unionOf(options.map(option => JSON.stringify(option))) : (VALUE_TYPES[type] ?? 'unknown')
  return mode === 'append' && type !== 'array' ? listOf(one) : one
}

const VALUE_TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'string',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
}

const eventOf = ({ type, description, schema }: WebhookOwnEventType): string =>
  `${commentOf(description, '  ')}  ${keyOf(type)}: ${typeOfSchema({ ...schema }, '  ')}\n`
