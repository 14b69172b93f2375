import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Keepsake, openKeepsake } from '../lib/keepsake.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import { sectionsOf } from '../lib/sections.ts'
import { DATABASES } from '../lib/store.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'
import { timeCalls } from '../lib/time-calls.ts'
import { untilEmbedded } from '../lib/until-embedded.ts'

const JUDGED = new URL('../judged/guidelines/', import.meta.url)
const GUIDELINES = 500
const SECTIONS = 50
const QUICK_GUIDELINES = 20
const CALLS = 200
/** Goals: share of the tasks with the right section first in percent, and the median call in milliseconds. */
const GOALS = { first: 85, milliseconds: 20 }

const Questions = z.array(
  z.object({ task: z.string(), guideline: z.string(), section: z.string(), heldOut: z.boolean().default(false) }),
)
const Created = z.object({ data: z.object({ id: z.string() }) })
const Selected = z.object({
  selection: z.array(
    z.object({ guidelineId: z.string(), sections: z.array(z.object({ title: z.string().optional() })) }),
  ),
})

/**
 * Whether the right section of the judged guidelines comes first, with the models that the environment configures, and
 * how long a selection takes among many guidelines.
 */
export const guidelines: Suite = {
  name: 'guidelines',
  async run(options) {
    for (const database of DATABASES) {
      const judged = await openKeepsake(database, 2)
      await judge(judged, options)
      await judged.end()
      const many = await openKeepsake(database, 2)
      await time(many, options)
      await many.end()
    }
  },
}

async function judge({ client, store, server }: Keepsake, { note }: SuiteOptions): Promise<void> {
  const files = new Map<string, string>()
  for (const file of await readdir(new URL('guidelines/', JUDGED))) {
    const value = await readFile(new URL(`guidelines/${file}`, JUDGED), 'utf8')
    const name = /^# (.+)/m.exec(value)?.[1] ?? file
    const created = Created.parse(await client.post('/api/v1/guidelines', { name, value }))
    files.set(created.data.id, file)
  }
  if (process.env.EMBEDDING_PROVIDER !== undefined) await untilEmbedded(server.url)
  const questions = Questions.parse(JSON.parse(await readFile(new URL('questions.json', JUDGED), 'utf8')))
  for (const heldOut of [false, true]) {
    const asked = questions.filter(question => question.heldOut === heldOut)
    let first = 0
    for (const { task, guideline, section } of asked) {
      const body = { message: task, maxContentTokens: 20_000 }
      const { selection } = Selected.parse(await client.post('/api/v1/ai/smart-guidelines', body))
      const [best] = selection
      if (best && files.get(best.guidelineId) === guideline && best.sections[0]?.title === section) first++
    }
    note({
      name: `right section first, ${heldOut ? 'held out' : 'development'}, ${store.name}`,
      value: (100 * first) / asked.length,
      unit: `% of ${asked.length}`,
      target: { of: 'value', is: 'at least', than: GOALS.first },
    })
  }
}

async function time({ client, store }: Keepsake, options: SuiteOptions): Promise<void> {
  const memories = createMemories()
  const count = options.quick ? QUICK_GUIDELINES : GUIDELINES
  for (let n = 0; n < count; n++) {
    const guideline = { name: `Guideline ${n}`, value: `# Guideline ${n}\n\n${sectionsOf(memories, SECTIONS)}` }
    await client.post('/api/v1/guidelines', { ...guideline, triggerKeywords: [`keyword${n}`] })
  }
  say(`  ${store.name}: ${count} guidelines of ${SECTIONS} sections stored`)
  const messages = memories.ask(options.quick ? 10 : CALLS)
  const select = ({ query }: { query: string }) => client.post('/api/v1/ai/smart-guidelines', { message: query })
  const name = `selection among ${count} guidelines of ${SECTIONS} sections, ${store.name}`
  await timeCalls(client, options, { name, milliseconds: GOALS.milliseconds }, messages, select)
}
