import { expect, test } from 'vitest'
import { textSections } from '../indexing/sections.ts'
import { createSectionCache, type GuidelineText } from './section-cache.ts'

const guideline = (id: string, version = 1): GuidelineText => ({
  id,
  version,
  name: 'Returns',
  description: null,
  value: `# Returns\n\nVersion ${version}.\n`,
})

test('parses a version once', () => {
  const sectionsOf = createSectionCache()
  const first = sectionsOf(guideline('gdl_1'))
  expect(first).toEqual(textSections('gdl_1', guideline('gdl_1')))
  expect(sectionsOf(guideline('gdl_1'))).toBe(first)
})

test('does not mix up versions or guidelines', () => {
  const sectionsOf = createSectionCache()
  for (const one of [guideline('gdl_1'), guideline('gdl_1', 2), guideline('gdl_2')])
    expect(sectionsOf(one)).toEqual(textSections(one.id, one))
})

test('drops the sections used longest ago', () => {
  const [a, b, c] = [guideline('gdl_1'), guideline('gdl_2'), guideline('gdl_3')]
  const sectionsOf = createSectionCache(2 * a.value.length)
  const first = { a: sectionsOf(a), b: sectionsOf(b) }
  expect(sectionsOf(a)).toBe(first.a)
  sectionsOf(c)
  expect(sectionsOf(a)).toBe(first.a)
  expect(sectionsOf(b)).not.toBe(first.b)
})

test('does not keep a text that is longer than the cache', () => {
  const sectionsOf = createSectionCache(5)
  const one = guideline('gdl_1')
  expect(sectionsOf(one)).toEqual(sectionsOf(one))
  expect(sectionsOf(one)).not.toBe(sectionsOf(one))
})
