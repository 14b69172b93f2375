// Store what was said, and ask about it later.
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()

await client.memory.memorize({
  email: 'dana.reyes@northwind.example',
  content: 'Dana prefers calls before noon. Budget: $120k, decision by 15 March 2027.',
})
const { results } = await client.memory.smartRecall({
  email: 'dana.reyes@northwind.example',
  query: 'When should I call Dana?',
})
for (const { content, score } of results) console.log(score.toFixed(2), content)
