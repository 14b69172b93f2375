import { expect, test } from 'vitest'
import { relatedWords } from './related-words.ts'

test('a stem is given those that say the same first, then those that are a kind of it or are used like it, each once', () => {
  const related = relatedWords('sofa')
  expect(related[0]).toEqual({ stem: 'couch', same: true })
  expect(related).toContainEqual({ stem: 'cushion', same: false })
  expect(new Set(related.map(({ stem }) => stem)).size).toBe(related.length)
  expect(relatedWords('qxzvy')).toEqual([])
})
