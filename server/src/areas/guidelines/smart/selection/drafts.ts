import type { Schemas } from '../../../../contract/schemas.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { estimateTokens } from '../../../../platform/access/tokens.ts'
import { similarityOf } from '../../../../search/meaning/vectors.ts'
import { wordsOf } from '../../../../search/similarity/informative-words.ts'
import { textSections } from '../../indexing/sections.ts'
import type { SectionSource } from './section-source.ts'
import type { GuidelineHead, Narrowed, ReadTexts, SplitGuideline } from './text-cache.ts'

/** Guidelines that are only in a call, and are searched without being stored. */
export interface Drafts {
  heads(narrowed: Narrowed): GuidelineHead[]
  readTexts: ReadTexts
  source: SectionSource
}

/** Characters of a section that are embedded. Most models take about this much. */
const MAX_EMBEDDED = 2_000

/** @param embedQuery embeds each section once, one after the other */
export function draftsOf(drafts: readonly Schemas['GuidelineDraft'][], embedQuery: EmbedQuery): Drafts {
  const all = drafts.map((draft, n) => {
    const { id = `draft_${n + 1}`, name, value, description = null, alwaysOn = false, triggerKeywords = [] } = draft
    const head: GuidelineHead = {
      ...{ id, name, description, alwaysOn, triggerKeywords, version: 1, tokens: estimateTokens(value) },
    }
    const text: SplitGuideline = { ...head, value, sections: textSections(id, { name, description, value }) }
    return { head, text, tags: draft.tags ?? [] }
  })
  const within = ({ tags = [] }: Narrowed) => all.filter(each => tags.every(tag => each.tags.includes(tag)))
  const sectionsIn = (narrowed: Narrowed) =>
    within(narrowed).flatMap(({ head, text }) => text.sections.map(section => ({ guidelineId: head.id, section })))
  const vectors = new Map<string, Float32Array>()
  return {
    heads: narrowed => within(narrowed).map(({ head }) => head),
    readTexts: async (_, wanted) => {
      const ids = new Set(wanted.map(({ id }) => id))
      return new Map(all.flatMap(({ text }) => (ids.has(text.id) ? [[text.id, text] as const] : [])))
    },
    source: {
      async byWords(_, text, narrowed) {
        const asked = wordsOf([text])
        const hits = sectionsIn(narrowed).flatMap(({ guidelineId, section: { id, searched } }) => {
          const keys = new Set(wordsOf([searched]).map(({ key }) => key))
          const matched = asked.filter(({ key }) => keys.has(key)).map(({ surface }) => surface)
          return matched.length > 0 ? [{ id, guidelineId, part: 0, matched, score: matched.length / asked.length }] : []
        })
        return hits.sort((a, b) => b.score - a.score)
      },
      hasVectors: async () => true,
      async similar(scope, { meaning }, narrowed) {
        const found = new Map<string, number>()
        for (const { section } of sectionsIn(narrowed)) {
          const { id, searched } = section
          const known = vectors.get(id) ?? (await embedQuery(scope, searched.slice(0, MAX_EMBEDDED)))
          if (known === undefined || known === 'failed') continue
          const vector = known instanceof Float32Array ? known : known.vector
          vectors.set(id, vector)
          found.set(id, similarityOf(meaning.vector, vector))
        }
        return found
      },
      keyed: async (_, narrowed) =>
        sectionsIn(narrowed).map(({ guidelineId: recordId, section: { id, searched } }) => ({
          ...{ id, recordId, keys: wordsOf([searched]).map(({ key }) => key) },
        })),
    },
  }
}
