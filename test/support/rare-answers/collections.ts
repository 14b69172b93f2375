import { newId } from '../../../server/src/platform/values/ids.ts'
import type { World } from '../requests.ts'
import { type Make, post, type RareAnswer } from './rare-answer.ts'

const EVERYTHING = {
  type: 'options',
  options: ['Mill', 'Press'],
  aliases: ['Purpose'],
  description: 'What it is for.',
  review: 'unsure',
}

/** Its properties are added, changed and removed, one with all that a property can have. */
async function changed(world: World): Promise<{ collection: string }> {
  const { app, organization } = world
  const name = `Lathes ${newId('col')}`
  const properties = [
    { name: 'Use', ...EVERYTHING },
    { name: 'Power', type: 'number', unit: 'kW' },
  ]
  const { data } = await post(world, 'collections', {
    name,
    properties: [...properties, { name: 'Colour', type: 'text' }],
  })
  const change = async (properties: object[]): Promise<void> => {
    const body = { properties, removedValues: 'delete' }
    const answer = await app.call('PATCH', `/api/v1/collections/${data.id}`, { key: organization.key, body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  await change([{ name: 'Colour', type: 'text', description: 'Its paint.' }])
  await change([{ name: 'Colour', type: 'text', description: 'The color of its paint.' }])
  await change([...properties, { name: 'Colour', type: 'text' }])
  await change([{ name: 'Colour', type: 'text' }])
  return { collection: data.id }
}

const DEFINITION = ['options', 'description', 'unit', 'aliases', 'review']

const archived: Make = async ({ app, organization, ids }) => {
  await app.call('POST', `/api/v1/entity-types/${ids.entityType}/archive`, { key: organization.key })
  return {}
}

export const collections: RareAnswer[] = [
  {
    id: 'getCollectionHistory',
    what: 'a collection with everything',
    make: changed,
    fields: ['options', 'aliases', 'review'].map(name => `data[].collection.properties[].${name}`),
  },
  {
    id: 'getCollectionHistory',
    what: 'a collection whose properties were added, changed and removed',
    make: changed,
    query: '?mode=diff',
    fields: [
      ...DEFINITION.map(name => `data[].changes.added[].${name}`),
      ...['name', 'systemName', 'type', 'mode', ...DEFINITION].map(name => `data[].changes.removed[].${name}`),
      ...['systemName', 'name', 'fields', 'fields[].field', 'fields[].from', 'fields[].to'].map(
        name => `data[].changes.changed[].${name}`,
      ),
    ],
  },
  ...['getEntityType', 'updateEntityType'].map(
    (id): RareAnswer => ({
      id,
      what: 'a type that is archived',
      make: archived,
      fields: ['data.archivedAt'],
    }),
  ),
]
