// Define properties, store a text, and find records by the extracted values: exactly, and free of charge.
import { ConflictError, Keepsake } from '@keepsake/sdk'

const client = new Keepsake()

await client.collections
  .create({ name: 'Deals', properties: [{ name: 'Budget', type: 'number', unit: 'USD' }] })
  .catch((error: unknown) => {
    // The collection exists from an earlier run.
    if (!(error instanceof ConflictError)) throw error
  })
await client.memory.memorize({ websiteUrl: 'northwind.example', content: 'Northwind has a budget of $120k.' })
const { data } = await client.memory.filterByProperty({
  conditions: [{ property: 'Budget', operator: 'gte', value: 100_000 }],
})
for (const { keys } of data) console.log(keys.map(({ value }) => value).join(', '))
