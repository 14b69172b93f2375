import { expect, test } from 'vitest'
import { cosine, meanVector, similarity, vectorOf } from './word-vectors.ts'

test('words that mean nearly the same lie nearer than words of one subject, and those nearer than others', () => {
  expect(similarity('doctor', 'physician')).toBeGreaterThan(0.6)
  expect(similarity('sofa', 'couch')).toBeGreaterThan(similarity('sofa', 'landlord'))
  expect(similarity('doctor', 'banana')).toBeLessThan(0.1)
})

test('a word is all of itself, known or not, and nothing of a word that is not known', () => {
  expect([similarity('cat', 'cat'), similarity('qxzvy', 'qxzvy')]).toEqual([1, 1])
  expect([similarity('cat', 'qxzvy'), vectorOf('qxzvy'), meanVector([['qxzvy', 1]])]).toEqual([0, undefined, undefined])
})

test('words mean together what lies between them, nearer to the one with more weight', () => {
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
