import { expect, test } from 'vitest'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { textSections } from '../../indexing/sections.ts'
import { createTextCache, type GuidelineText, type ReadTexts } from './text-cache.ts'

const guideline = (id: string, version = 1): GuidelineText => ({
  id,
  version,
  name: 'Returns',
  description: null,
  value: `# Returns\n\nVersion ${version}.\n`,
})

/** Reads through a cache, from a store that counts how often it is asked. */
function reading(...mostCharacters: number[]) {
  const stored = new Map<string, GuidelineText>()
  const read: ReadTexts = createTextCache(...mostCharacters)
  const asked: string[][] = []
  const guidelines = {
    async findMany({ where }: { where: { id: { in: string[] } } }) {
      asked.push(where.id.in)
      return where.id.in.flatMap(id => stored.get(id) ?? [])
    },
  }
  const scope = {
    prisma: (work: (models: object) => unknown) => work({ guideline: guidelines }),
  } as unknown as TenantScope
  return {
    asked,
    async sections(one: GuidelineText) {
      stored.set(one.id, one)
      return (await read(scope, [one])).get(one.id)?.sections
    },
  }
}

test('reads and parses a version once', async () => {
  const { sections, asked } = reading()
  const first = await sections(guideline('gdl_1'))
  expect(first).toEqual(textSections('gdl_1', guideline('gdl_1')))
  expect(await sections(guideline('gdl_1'))).toBe(first)
  expect(asked).toEqual([['gdl_1']])
})

test('does not mix up versions or guidelines', async () => {
  const { sections } = reading()
  for (const one of [guideline('gdl_1'), guideline('gdl_1', 2), guideline('gdl_2')])
    expect(await sections(one)).toEqual(textSections(one.id, one))
})

test('drops the texts used longest ago', async () => {
  const [a, b, c] = [guideline('gdl_1'), guideline('gdl_2'), guideline('gdl_3')]
  const { sections, asked } = reading(2 * a.value.length)
  for (const one of [a, b, a, c, a, b]) await sections(one)
  expect(asked.flat()).toEqual(['gdl_1', 'gdl_2', 'gdl_3', 'gdl_2'])
})

test('does not keep a text that is longer than the cache', async () => {
  const { sections, asked } = reading(5)
  for (const one of [guideline('gdl_1'), guideline('gdl_1')])
    expect(await sections(one)).toEqual(textSections(one.id, one))
  expect(asked).toHaveLength(2)
})
