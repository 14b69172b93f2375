import { expect, test } from 'vitest'
import { FREE_BUDGET, noMonitoring, PAYER } from '../../test/support/free-budget.ts'
import { scriptedModel } from '../../test/support/scripted-model.ts'
import { estimateTokens } from '../platform/access/tokens.ts'
import { createLanguageModels } from './create-language-models.ts'
import { createModels } from './create-models.ts'
import type { Extractor } from './extractor.ts'
import type { Models, PropertyDefinition } from './port.ts'

const NOW = new Date('2026-05-04T09:00:00Z')
const SENTENCE = 'We met the team of the harbor today and they told us about the new pier. '
const WORDS_100 = SENTENCE.repeat(7).split(' ').slice(0, 100).join(' ')
const definitions = Array.from(
  { length: 12 },
  (_, n): PropertyDefinition => ({
    collectionId: 'col_1',
    collectionName: 'Contact profile',
    name: `Property ${n}`,
    systemName: `property_${n}`,
    type: 'text',
    description: 'What the person says about their work',
    mode: 'replace',
  }),
)
const passages = Array.from({ length: 30 }, (_, n) => ({
  id: `mem_${n}`,
  content: SENTENCE,
  timestamp: NOW,
  speaker: 'Ola',
  about: 'Mira Solberg',
  score: 1,
}))

/** The calls that an operation makes, and the tokens of their requests as they are sent, with the schema. */
async function costOf(answer: unknown, run: (models: Models & Extractor) => Promise<unknown>) {
  await using service = await scriptedModel([{ answer }])
  const model = {
    id: 'default',
    provider: 'openai-compatible',
    baseUrl: service.baseUrl,
    name: 'm',
    source: 'MODEL_',
  } as const
  await run(createModels(createLanguageModels([model], { budget: FREE_BUDGET }), noMonitoring()))
  return {
    calls: service.requests.length,
    tokens: service.requests.reduce((sum, { body }) => sum + estimateTokens(body), 0),
  }
}

// the table "What calls cost" in docs/models.md has these figures
test.each<[string, number, unknown, (models: Models & Extractor) => Promise<unknown>]>([
  [
    'memorize of 100 words',
    1_200,
    { values: [], facts: [] },
    models =>
      models.extract(PAYER, {
        content: WORDS_100,
        timestamp: NOW,
        definitions,
        speaker: 'Ola',
        subject: { names: ['mira', 'solberg'] },
        // as much as a memory in the middle of a conversation has
        told: {
          name: 'Mira Solberg',
          known: definitions.slice(0, 10).map(one => ({ ...one, text: 'what she said of it last spring' })),
          before: Array.from({ length: 4 }, () => ({ speaker: 'Ola', content: SENTENCE.repeat(2).slice(0, 120) })),
          now: NOW,
        },
      }),
  ],
  [
    'an answer from 30 short memories',
    2_700,
    { sources: [], answer: 'none', confidence: 0 },
    models => models.answer(PAYER, { question: 'Where is the pier?', passages, now: NOW }),
  ],
  [
    'an answer from long memories',
    6_900,
    { sources: [], answer: 'none', confidence: 0 },
    models =>
      models.answer(PAYER, {
        question: 'Where is the pier?',
        passages: passages.map(each => ({ ...each, content: SENTENCE.repeat(1_200) })),
        now: NOW,
      }),
  ],
  [
    'the renewal of a profile from 80 facts',
    2_600,
    { lines: [] },
    async models =>
      models.writeProfile?.(PAYER, {
        name: 'Mira Solberg',
        facts: Array.from({ length: 80 }, (_, n) => ({
          text: `Mira Solberg opens the pier number ${n} in the harbor of Bergen.`,
          timestamp: NOW,
        })),
        known: Array.from({ length: 12 }, (_, n) => `Property ${n}: a value of some words`),
        earlier: Array.from({ length: 8 }, () => SENTENCE),
        pinned: [],
        removed: [],
        now: NOW,
      }),
  ],
  [
    'a deep search over 30 short memories',
    2_400,
    { order: [] },
    async models => models.rank?.(PAYER, { question: 'Where is the pier?', passages, now: NOW }),
  ],
])('%s takes one call and at most %i tokens', async (_what, most, answer, run) => {
  const { calls, tokens } = await costOf(answer, run)
  expect(calls).toBe(1)
  expect(tokens).toBeLessThanOrEqual(most)
  expect(tokens).toBeGreaterThan(most * 0.6)
})
