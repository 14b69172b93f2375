import { expect, test } from 'vitest'
import { relatedWords } from './related-words.ts'

test('a stem returns synonyms first, then broader, narrower and similarly used words, each once', () => {
  const related = relatedWords('sofa')
  expect(related[0]).toEqual({ stem: 'couch', same: true })
  expect(related).toContainEqual({ stem: 'cushion', same: false })
  expect(new Set(related.map(({ stem }) => stem)).size).toBe(related.length)
  expect(relatedWords('qxzvy')).toEqual([])
})
