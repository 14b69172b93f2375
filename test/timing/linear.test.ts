import { expect, test } from 'vitest'
import { contactDetails } from '../../server/src/areas/gateway/local/contact-details.ts'
import { payloadProblem } from '../../server/src/areas/webhooks/event-types/payload-rules.ts'
import { findQuote } from '../../server/src/models/model/evidence.ts'
import { parseJson } from '../../server/src/platform/values/parse-json.ts'
import { findBadText } from '../../server/src/platform/values/unicode.ts'
import { documentOf } from '../../server/src/search/indexing/document.ts'
import { holdOf } from './support/loop-hold.ts'

/** Maximum time at four times the size, as a multiple. Quadratic is 16. */
const MAX_GROWTH = 8
/** Anything faster is not compared: a quadratic pass over the longest text takes seconds, noise takes milliseconds. */
const COMPARED_MS = 100

const records = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, n) => ({
      id: `rec_${n}`,
      tags: ['a', 'b'],
      properties: { score: n / 7, city: '東京', note: '\\' },
    })),
  )

const judged = async (json: string): Promise<void> => {
  const parsed = await parseJson(json)
  if ('value' in parsed) findBadText(parsed.value)
}
const judgedPayload = (piece: string) => async (size: number) =>
  void payloadProblem({ note: piece.repeat(size / piece.length) })

const WORK: Record<string, (size: number) => Promise<unknown>> = {
  'reading deep JSON': size => parseJson('['.repeat(10 * size)),
  'reading and judging records as JSON': size => judged(records(size / 100)),
  'analysing a long text for search': async size =>
    documentOf({
      id: 'm',
      source: 'memory',
      timestamp: new Date(),
      content: 'Lorem ipsum dolor sit amet. '.repeat(size / 28),
    }),
  'finding a quote in a text that repeats itself': async size =>
    findQuote('a '.repeat(size / 2), `${'a  '.repeat(600)}b`),
  ...Object.fromEntries(
    ['x', 'a@', 'eyJ', '-eyJ', 'sk-a-', '-----BEGIN ', 'v1.', '+1', 'bearer ', '4111 ', 'DE89 '].map(piece => [
      `judging a payload of ${piece}`,
      judgedPayload(piece),
    ]),
  ),
}

const NO_FIELDS = new Set<string>()
for (const piece of ['x', '1', 'a@', '.a@b.', '5-', '+1 ', '(555) ', '00', '555-'])
  WORK[`separating contact details in a text of ${piece}`] = async size =>
    void contactDetails({ Notes: piece.repeat(size / piece.length) }, NO_FIELDS)

test.each(Object.entries(WORK))('%s takes time linear in the length of the text', async (_name, work) => {
  const timeAt = async (size: number): Promise<number> => (await holdOf(() => work(size))).total
  await timeAt(10_000)
  const once = await timeAt(100_000)
  const four = await timeAt(400_000)
  if (four > COMPARED_MS) expect(four / Math.max(once, COMPARED_MS / MAX_GROWTH)).toBeLessThan(MAX_GROWTH)
})
