import { knownWords, stemOf, tokenize } from '@keepsake/english'
import { expect, test } from 'vitest'
import { stemKey } from './stem-keys.ts'
import { likenessTo } from './word-meaning.ts'

const keysOf = (text: string): number[] => tokenize(text).map(({ word }) => stemKey(stemOf(word)))
const likeness = (question: string, text: string): number => likenessTo(keysOf(question))(keysOf(text))

test('a text that answers in other words is nearer than others', () => {
  const texts = ['He works as a nurse.', 'Her violin concert was sold out.', 'The soup was cold.']
  for (const [question, answer] of [
    ['What is his job?', 0],
    ['Which instrument does she play?', 1],
    ['What food did we get?', 2],
  ] as const) {
    const [best] = texts.toSorted((a, b) => likeness(question, b) - likeness(question, a))
    expect(best).toBe(texts[answer])
  }
})

test('is between 0 and 1, and 0 if one of the two has no word with a vector', () => {
  expect(likeness('guitar lessons', 'Guitar lessons.')).toBeCloseTo(1, 5)
  for (const [question, text] of [
    ['qxzvy', 'guitar'],
    ['guitar', 'qxzvy'],
    ['of the', 'guitar'],
    ['', ''],
  ] as const)
    expect(likeness(question, text)).toBe(0)
})

test('each word with a vector is found by its stem, so that the file fits the vectors and the stems', () => {
  const words = [...knownWords()].filter((word, row) => row % 40 === 0 && stemOf(word) !== '')
  expect(words.length).toBeGreaterThan(900)
  expect(words.filter(word => likeness(word, word) < 0.999)).toEqual([])
  // a wrong row would belong to another word
  const frequent = ['wedding', 'invoice', 'river', 'doctor', 'guitar']
  const near = ['bride', 'payment', 'lake', 'physician', 'violin']
  for (const [i, word] of frequent.entries()) {
    const [nearest] = near.toSorted((a, b) => likeness(word, b) - likeness(word, a))
    expect(nearest).toBe(near[i])
  }
})
