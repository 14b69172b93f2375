import { expect, test } from 'vitest'
import { cosine, meanVector, similarity, vectorOf } from './word-vectors.ts'

test('ranks near synonyms above words of the same subject, and those above unrelated words', () => {
  expect(similarity('doctor', 'physician')).toBeGreaterThan(0.6)
  expect(similarity('sofa', 'couch')).toBeGreaterThan(similarity('sofa', 'landlord'))
  expect(similarity('doctor', 'banana')).toBeLessThan(0.1)
})

test('rates a word as identical to itself, known or not, and unrelated to an unknown word', () => {
  expect([similarity('cat', 'cat'), similarity('qxzvy', 'qxzvy')]).toEqual([1, 1])
  expect([similarity('cat', 'qxzvy'), vectorOf('qxzvy'), meanVector([['qxzvy', 1]])]).toEqual([0, undefined, undefined])
})

test('places the meaning of several words between them, nearer to the one with more weight', () => {
  const mean = meanVector([
    ['wedding', 3],
    ['invoice', 1],
    ['qxzvy', 9],
  ])
  const nearTo = (word: string): number => {
    const vector = vectorOf(word)
    return mean && vector ? cosine(mean, vector) : 0
  }
  expect(nearTo('wedding')).toBeGreaterThan(nearTo('invoice'))
  expect(nearTo('bride')).toBeGreaterThan(nearTo('banana'))
})
