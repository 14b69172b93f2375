// biome-ignore-all lint/suspicious/noConsole: an example prints
// The examples of README.md: compiled with the package, run by readme.test.ts, and held against the text by it.
import { isKeepsakeError, Keepsake } from '@keepsake/sdk'

export async function quickStart(): Promise<void> {
  // #region start
  const client = new Keepsake()

  await client.memory.memorize({
    email: 'dana.reyes@northwind.example',
    content: 'Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027.',
  })

  const { results } = await client.memory.smartRecall({
    email: 'dana.reyes@northwind.example',
    query: 'When will they decide?',
  })
  for (const { content, score } of results) console.log(score, content)
  // #endregion
}

export async function everythingElse(client: Keepsake): Promise<void> {
  // #region rest
  // Lists: one page, or every item of all pages.
  const page = await client.events.list({ limit: 20 })
  console.log(page.data.length, page.nextCursor)
  for await (const event of client.events.list({ status: 'failed' })) console.log(event.id)

  // Background work: wait until it is through.
  const { eventId } = await client.memory.memorizeBatch({
    records: [{ websiteUrl: 'northwind.example', content: 'Northwind opened an office in Leeds.' }],
  })
  const event = await client.events.wait(eventId, { onProgress: ({ progress }) => console.log(progress) })
  console.log(event.status)

  // The response beside the body.
  const { data, requestId } = await client.account.me().withResponse()
  console.log(data.data.plan.name, requestId)

  // Errors: a class each, and a code that can be told without it.
  try {
    await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')
  } catch (error) {
    if (!isKeepsakeError(error) || error.code !== 'not_found_error') throw error
    console.log(error.message, error.requestId)
  }
  // #endregion
}
