import { ConflictError, type Keepsake, NotFoundError } from '@keepsake/sdk'
import { Client } from '../../call/client.ts'
import { followEvent } from '../../call/wait.ts'
import { printResult } from '../../output/print.ts'
import type { Settings } from '../../table/settings.ts'
import { Failure } from '../../terminal/failure.ts'
import type { Io } from '../../terminal/io.ts'
import { CUSTOMERS, DEMO_TAG, GUIDELINES, memoriesAt, noUsageOf, USAGE_KEY, usageAt, WEBHOOK } from './story.ts'

/** Calls that are under way at once. */
const AT_ONCE = 4
/** How far back to look for usage of the story: nine years. */
const SEARCHED_MS = 9 * 365 * 86_400_000

/**
 * Fills the organization of the key with the story, or removes what belongs to it. Either can be run again.
 * @throws Failure if some memories could not be stored
 */
export async function runDemo(settings: Partial<Settings & { remove: boolean }>, io: Io): Promise<void> {
  const client = new Client(settings, io)
  const keepsake = client.sdk()
  if (settings.remove) return printResult({ success: true, data: await remove(keepsake) }, settings, io)

  // a collection that exists is what people have made of it
  await keepsake.collections.createStarter().catch(unless(ConflictError))
  // before the memories, whose events it is to miss
  if ((await webhooksOf(keepsake)).length === 0) await keepsake.webhooks.create(WEBHOOK)
  const memories = memoriesAt(new Date())
  const { eventId } = await keepsake.memory.memorizeBatch({ records: memories, defaults: { tags: [DEMO_TAG] } })
  const { status } = await followEvent(eventId, client, io)
  if (status !== 'completed')
    throw new Failure(
      'event_not_completed',
      `The example data was not stored completely: ${eventId} ended as ${status}.`,
      {
        hints: [`To list what failed: keepsake events details ${eventId} --outcome failed`],
      },
    )
  const known = new Set((await guidelinesOf(keepsake)).map(({ name }) => name))
  for (const guideline of GUIDELINES) if (!known.has(guideline.name)) await keepsake.guidelines.create(guideline)
  // told as an import in every report: it charges nothing
  if ((await usedDaysOf(keepsake)).length === 0) await keepsake.memory.import({ usage: usageAt(new Date()) })
  const usageDays = (await usedDaysOf(keepsake)).length
  const data = {
    customers: CUSTOMERS.length,
    memories: memories.length,
    guidelines: GUIDELINES.length,
    webhooks: 1,
    usageDays,
    console: `${client.baseUrl.replace(/(?<!\/)\/+$/, '')}/console/`,
  }
  await printResult({ success: true, data }, settings, io)
}

/** Removes the customers, guidelines, webhook and usage of the story. The starter collection stays: others may use it. */
async function remove(keepsake: Keepsake): Promise<Record<string, number>> {
  // first, so that no notification is sent for each deletion
  const webhooks = await webhooksOf(keepsake)
  for (const { id } of webhooks) await keepsake.webhooks.delete(id)
  const guidelines = await guidelinesOf(keepsake)
  for (const { id } of guidelines) await keepsake.guidelines.delete(id)
  const days = await usedDaysOf(keepsake)
  if (days.length > 0) await keepsake.memory.import({ usage: days.flatMap(noUsageOf) })
  const emails = CUSTOMERS.map(({ email }) => email)
  let customers = 0
  const worker = async (): Promise<void> => {
    for (let email = emails.shift(); email !== undefined; email = emails.shift())
      if (await keepsake.memory.deleteRecord({ email }).catch(unless(NotFoundError))) customers += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { customers, guidelines: guidelines.length, webhooks: webhooks.length, usageDays: days.length }
}

/** The days with usage of the story, also of the last time. */
async function usedDaysOf(keepsake: Keepsake): Promise<string[]> {
  const to = new Date()
  const from = new Date(to.getTime() - SEARCHED_MS)
  const { data } = await keepsake.analytics.overview({
    from: from.toISOString(),
    to: to.toISOString(),
    granularity: 'month',
    groupBy: 'day',
    filters: { keyIds: [USAGE_KEY] },
    limit: 200,
  })
  return data.groups.flatMap(({ group }) => group ?? [])
}

async function guidelinesOf(keepsake: Keepsake): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = []
  for await (const guideline of keepsake.guidelines.list({ tags: DEMO_TAG })) found.push(guideline)
  return found
}

async function webhooksOf(keepsake: Keepsake): Promise<{ id: string }[]> {
  const found: { id: string }[] = []
  for await (const webhook of keepsake.webhooks.list()) if (webhook.uid === WEBHOOK.uid) found.push(webhook)
  return found
}

/** Passes over one kind of error. */
const unless =
  (Kind: typeof ConflictError | typeof NotFoundError) =>
  (error: unknown): undefined => {
    if (!(error instanceof Kind)) throw error
  }
