import fc from 'fast-check'
import { expect, it } from 'vitest'
import { definer } from '../test/definitions.ts'
import { extractOffline } from './extract.ts'

const property = definer('Deals')

const DEFINITIONS = [
  property('Contact Name', 'text'),
  property('Email', 'text'),
  property('Budget', 'number', { unit: 'USD' }),
  property('Kick-off', 'date'),
  property('Contract Signed', 'boolean'),
  property('Stage', 'options', { options: ['Open', 'Won', 'Lost'] }),
  property('Allergies', 'array'),
]

/** Pieces of a text: statements that contain values, and characters that shift or break offsets. */
const piece = fc.oneof(
  fc.constantFrom(
    'My name is Ana Wirth.',
    'Email: ana@wirth.example',
    'The budget is $25k 💶, not $20k.',
    'Kick-off on 3 May, or the 5th.',
    'The contract has not been signed.',
    'Stage: won',
    'Allergies: nuts, crème fraîche & 🦐 shellfish',
    'Ana: and the budget?',
  ),
  fc.constantFrom('\r\n', '\n\n', '\r', '\t', '👩‍👩‍👧', '\ud800', 'e\u0301', '\u202e', '\ufeff', ' ', '"', '(', ': '),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

it('returns evidence that is exactly the slice at its offsets, in any text', async () => {
  let read = 0
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async pieces => {
      const content = pieces.join('')
      const found = await extractOffline({
        content,
        timestamp: new Date('2026-03-04T09:00:00Z'),
        definitions: DEFINITIONS,
      })
      for (const { evidence, confidence } of found) {
        expect(evidence.end).toBeGreaterThan(evidence.start)
        expect(content.slice(evidence.start, evidence.end)).toBe(evidence.text)
        expect(confidence).toBeGreaterThanOrEqual(0.5)
        expect(confidence).toBeLessThanOrEqual(1)
      }
      read += found.length
    }),
    { numRuns: 300, seed: 7 },
  )
  expect(read).toBeGreaterThan(100)
})
