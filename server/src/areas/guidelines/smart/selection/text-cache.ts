import type { TenantScope } from '../../../../platform/database/database.ts'
import type { Guideline } from '../../../../platform/database/prisma/client.ts'
import { given } from '../../../../platform/values/given.ts'
import { type Named, type TextSection, textSections } from '../../indexing/sections.ts'

/** What a selection knows of each guideline, without its text. */
export type GuidelineHead = Pick<Guideline, keyof typeof HEAD>

/** A version of a guideline, whose text never changes. */
export interface GuidelineText extends Named {
  id: string
  version: number
}

/** A guideline with its sections. */
export interface SplitGuideline extends GuidelineText {
  sections: readonly TextSection[]
}

/** Which guidelines a selection is made of. */
export interface Narrowed {
  /** Only these guidelines. */
  ids?: readonly string[] | undefined
  /** Only guidelines with all of these tags. */
  tags?: readonly string[] | undefined
}

/** Guidelines that a selection is made of. More are not looked at. */
export const MAX_HEADS = 2_000
/** Total length of the texts that are cached, in UTF-16 code units. */
const MAX_CHARACTERS = 16_000_000

const HEAD = {
  id: true,
  name: true,
  description: true,
  version: true,
  tokens: true,
  alwaysOn: true,
  triggerKeywords: true,
} as const

/** The guidelines that a selection is made of: those that are always on first, then the oldest. */
export const readHeads = (scope: TenantScope, { ids, tags }: Narrowed): Promise<GuidelineHead[]> =>
  scope.prisma(models =>
    models.guideline.findMany({
      where: given({ id: ids && { in: [...ids] }, tags: tags && { hasEvery: [...tags] } }),
      select: HEAD,
      orderBy: [{ alwaysOn: 'desc' }, { id: 'asc' }],
      take: MAX_HEADS,
    }),
  )

/** Reads guidelines with their sections. */
export type ReadTexts = (
  scope: TenantScope,
  wanted: readonly Pick<GuidelineHead, 'id' | 'version'>[],
) => Promise<Map<string, SplitGuideline>>

/** Caches texts and their sections, because reading and parsing them takes as long as searching for them. */
export function createTextCache(mostCharacters = MAX_CHARACTERS): ReadTexts {
  // the map is in order of last use
  const cached = new Map<string, SplitGuideline>()
  let characters = 0

  function keep(text: SplitGuideline): void {
    const key = keyOf(text)
    if (!cached.delete(key)) characters += text.value.length
    cached.set(key, text)
    for (const [oldest, { value }] of cached) {
      if (characters <= mostCharacters) break
      cached.delete(oldest)
      characters -= value.length
    }
  }

  return async (scope, wanted) => {
    const known = wanted.flatMap(head => cached.get(keyOf(head)) ?? [])
    const ids = new Set(known.map(({ id }) => id))
    const missing = wanted.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
    const select = { id: true, name: true, description: true, version: true, value: true } as const
    const rows =
      missing.length === 0
        ? []
        : await scope.prisma(models => models.guideline.findMany({ where: { id: { in: missing } }, select }))
    const texts = [...known, ...rows.map(row => ({ ...row, sections: textSections(row.id, row) }))]
    for (const text of texts) keep(text)
    return new Map(texts.map(text => [text.id, text]))
  }
}

const keyOf = ({ id, version }: Pick<GuidelineHead, 'id' | 'version'>): string => `${id} ${version}`
