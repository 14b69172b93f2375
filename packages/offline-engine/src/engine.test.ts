import { execFileSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { answerOffline } from './answers/answer.ts'
import { checkAnswer } from './answers/check-answer.ts'
import { nothingOf } from './answers/nothing-of.ts'
import { createOfflineEngine } from './engine.ts'
import { extractOffline, readOffline } from './extract.ts'
import type { PropertyDefinition, PropertyType } from './types.ts'

it('extracts the same from a long content, which a separate thread reads', async () => {
  const engine = createOfflineEngine()
  const definitions = [
    {
      collectionId: 'col_1',
      collectionName: 'Deals',
      name: 'Budget',
      systemName: 'budget',
      type: 'number' as const,
      mode: 'append' as const,
    },
  ]
  const content = Array.from({ length: 3_000 }, (_, n) => `Budget: $${n + 1_000}\n`).join('')
  const input = { content, timestamp: new Date('2026-11-20T15:04:05Z'), definitions }
  const { properties } = await engine.extract(input)
  expect(properties.length).toBeGreaterThan(1_000)
  expect(properties).toEqual(await extractOffline(input))
  await engine.close()
  await expect(engine.extract({ ...input, signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
})

it('answers the same from long passages, which a separate thread reads', async () => {
  const engine = createOfflineEngine()
  const notes = (of: string): string => Array.from({ length: 900 }, (_, n) => `${of} ${n} left for Turku. `).join('')
  const passages = ['Lorry', 'Ferry'].map((of, n) => ({
    id: of,
    content: `${notes(of)}The ${of.toLowerCase()} is kept in Oulu.`,
    timestamp: new Date('2026-11-20T15:04:05Z'),
    score: 1 - n / 10,
    about: 'Saimi Lehto',
  }))
  const input = { question: 'Where is the ferry kept?', passages, now: new Date('2026-11-21') }
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const answer = await engine.answer({ ...input, signal: new AbortController().signal })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
  expect(answer?.answer).toBe('The ferry is kept in Oulu.')
  expect(answer).toEqual(answerOffline(input))
  const worded = { answer: 'In Oulu.', sources: answer?.sources ?? [], engine: 'model' }
  expect(await engine.checkAnswer(input, worded)).toEqual(checkAnswer(input, worded))
  const early = { ...input, question: 'What was said in 1999?' }
  expect(await engine.nothingOf(early)).toBe(nothingOf(early))
  await engine.close()
})

const property = (name: string, type: PropertyType, more: Partial<PropertyDefinition> = {}): PropertyDefinition => ({
  collectionId: 'col_1',
  collectionName: 'Contacts',
  name,
  systemName: name.toLowerCase().replaceAll(' ', '_'),
  type,
  mode: 'replace',
  ...more,
})

const MANY = [
  property('Team size', 'number', { description: 'How many people are in their team' }),
  property('Budget', 'number', { unit: 'USD', description: 'The amount that they can spend.' }),
  property('Age', 'number', { unit: 'years', description: 'How old they are' }),
  property('Renewal date', 'date', { description: 'When the contract renews' }),
  property('Company', 'text', { description: 'The company that they work for.' }),
  property('Location', 'text', { description: 'The city or country where they live or work.' }),
  property('Email', 'text', { description: 'Their email address' }),
  property('Phone', 'text', { description: 'Their phone number' }),
  property('Interests', 'text', { mode: 'append', description: 'What they like.' }),
  property('Tags', 'array', { mode: 'append', description: 'Tags of the deal' }),
]

const SHAPES = [
  ...['a team of 12 people, ', 'We have a team of 12 people. ', 'half a year and ', 'due on 12 March 2026, '],
  ...['a budget of $12,000, ', 'Dana Reyes and Kim Lee, ', 'dana@northwind.example, ', '+49 30 1234567, '],
  ...['Budget: 12\n', '- item one\n', 'abcdefghij', '1234567890', '"he said "', '(a (b (c ', 'one ', '> > quoted '],
]
const MAX_CPU_MS = 400
const longTextOf = (shape: string) => ({
  content: shape.repeat(100_000 / shape.length),
  timestamp: new Date('2026-11-20'),
  definitions: MANY,
  maxCpuMs: MAX_CPU_MS,
})

it('ends at the sentence at which the CPU time is spent, and says where', async () => {
  let cpuMs = 0
  const clock = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: cpuMs++ * 1_000, system: 0 }))
  try {
    const input = longTextOf('We have a team of 12 people. ')
    const { readTo = 0, properties } = await readOffline(input)
    expect(input.content.slice(readTo)).toMatch(/^We have/)
    // its clock goes on by a millisecond for each sentence, and what a candidate costs later counts too
    expect(readTo / 29).toBeGreaterThan(MAX_CPU_MS / 4)
    expect(readTo / 29).toBeLessThanOrEqual(MAX_CPU_MS)
    expect(properties).not.toEqual([])
  } finally {
    clock.mockRestore()
  }
})

/** How often a reading is measured: what else a machine does makes the same work take more of the CPU, not less. */
const ATTEMPTS = 20

it('takes less than a second of CPU for 100 kB of any shape', { timeout: 600_000 }, async () => {
  const engine = createOfflineEngine()
  const cpuSeconds = async (shape: string): Promise<number> => {
    const before = process.cpuUsage()
    await engine.extract(longTextOf(shape))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  // loads the data of the engine
  await cpuSeconds('x ')
  for (const shape of SHAPES) {
    let least = await cpuSeconds(shape)
    for (let n = 1; n < ATTEMPTS && least >= 1; n++) least = Math.min(least, await cpuSeconds(shape))
    expect(least, shape).toBeLessThan(1)
  }
  await engine.close()
})

/** CPU time of the first text of a process, in milliseconds. */
function firstText(before: string): number {
  const program = `
    const { createOfflineEngine } = await import('${new URL('./engine.ts', import.meta.url)}')
    const engine = createOfflineEngine()
    ${before}
    const started = process.cpuUsage()
    await engine.extract({
      content: 'Nadia Wolff left Bergen last spring and spends about 300 dollars a month on trains.',
      timestamp: new Date('2026-04-02'),
      definitions: [{ collectionId: 'c', collectionName: 'Riders', name: 'Spends', systemName: 's', type: 'number', mode: 'replace' }],
    })
    const { user, system } = process.cpuUsage(started)
    process.stdout.write(String((user + system) / 1_000))`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }))
}

it('has loaded what the first text needs once it is warm', () => {
  expect(firstText('await engine.warm()')).toBeLessThan(firstText('') / 4)
})
