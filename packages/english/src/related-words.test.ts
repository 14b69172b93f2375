import { expect, test } from 'vitest'
import { relatedWords } from './related-words.ts'

test('a stem returns synonyms and broader, narrower and similarly used words, each once', () => {
  const related = relatedWords('sofa')
  expect(related).toContain('couch')
  expect(related).toContain('cushion')
  expect(new Set(related).size).toBe(related.length)
  expect(relatedWords('qxzvy')).toEqual([])
})
