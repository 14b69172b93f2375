import type { Schemas } from '../../../contract/schemas.ts'
import { ModelError } from '../../../models/model-error.ts'
import type { Models, TokenUsage } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { estimateTokens } from '../../../platform/access/tokens.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { given } from '../../../platform/values/given.ts'
import type { TextSection } from '../indexing/sections.ts'
import { wordsOfMessage } from '../indexing/triggers.ts'
import { type Chosen, compile, type Included } from './compile.ts'
import { findSections } from './find-sections.ts'
import { findByMeaning, readNames, weighNames } from './meaning.ts'
import { createSectionCache, type GuidelineText } from './section-cache.ts'
import { type Hit, sentenceOf, type Why, whyOf } from './why.ts'

export interface SelectionRequest {
  /** What the agent is asked to do. */
  message: string
  /** Only these guidelines, each of them whether or not it matches. Unknown ones are ignored. */
  ids?: readonly string[]
  /** Only guidelines with all of these tags. */
  tags?: readonly string[]
  mode?: 'fast' | 'deep' | 'auto'
  maxContentTokens?: number
  signal?: AbortSignal
}

export type Selection = Omit<Schemas['SmartGuidelinesResponse'], 'success' | 'usage'> & {
  usage: Omit<Schemas['SmartGuidelinesResponse']['usage'], 'creditsCharged'>
}

/** Selects the guidelines for a message. It charges nothing: the caller does. */
export type SelectGuidelines = (scope: TenantScope, request: SelectionRequest) => Promise<Selection>

/** The same as in the spec. */
const MAX_TOKENS = 2_000
const MAX_SECTIONS = 10
/** Sections that a model chooses from, and how much it sees of each. */
const MAX_OFFERED = 30
const MAX_OFFERED_CHARACTERS = 1_500
/** A section is left out if its score is below this share of the best one. */
const NEAR_BEST = 0.3
/** In the mode `auto`, a model chooses unless a section has this score. */
const SURE = 0.8
/** Guidelines that are selected by a rule. More are left out. */
const MAX_BY_RULE = 50

const WORDS_ALONE: Schemas['Warning'] = {
  code: 'meaning_unavailable',
  message:
    'The embedding model gave no answer, so sections were searched by words alone. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
}
const NO_MODEL: Schemas['Warning'] = {
  code: 'model_unavailable',
  message: 'The mode deep needs a language model, so the mode was fast. Set MODEL_PROVIDER and MODEL_NAME.',
}

const withoutModel = ({ message }: ModelError): Schemas['Warning'] => ({
  code: 'model_failed',
  message: `The sections are those that the search found. ${message}`,
})

/** A guideline on the way to the selection. */
interface Candidate {
  /** Why it is selected whatever the search finds. */
  rules?: Why[]
  /** Whether all of it is selected, not only the sections that match. */
  isWhole?: boolean
  hits: Hit[]
}

export function createSelector({ models, embedQuery }: { models: Models; embedQuery: EmbedQuery }): SelectGuidelines {
  const sectionsOf = createSectionCache()

  /** The best sections by the model, with what it costs. */
  async function choose(
    scope: TenantScope,
    { message, signal }: SelectionRequest,
    hits: readonly Hit[],
  ): Promise<{ hits: Hit[]; tokens: TokenUsage } | ModelError | undefined> {
    if (!models.choose || hits.length === 0) return undefined
    const read = await readGuidelines(scope, [...new Set(hits.map(({ guidelineId }) => guidelineId))])
    const texts = new Map(read.flatMap(guideline => sectionsOf(guideline).map(({ id, searched }) => [id, searched])))
    const offered = hits.filter(({ id }) => texts.has(id))
    const sections = offered.map(({ id }) => texts.get(id)?.slice(0, MAX_OFFERED_CHARACTERS) ?? '')
    const choice = await models.choose(scope, { task: message, sections, signal }).catch((error: unknown) => {
      if (error instanceof ModelError) return error
      throw error
    })
    if (choice instanceof ModelError) return choice
    const { chosen, usage } = choice
    return {
      hits: chosen.flatMap(({ index, score, reason }) => {
        const hit = offered[index]
        return hit ? [{ ...hit, score, reason }] : []
      }),
      tokens: usage,
    }
  }

  return async (scope, request) => {
    const { message, ids, tags, mode = 'auto', maxContentTokens = MAX_TOKENS } = request
    const searched = { text: message, limit: MAX_OFFERED, ids, tags }
    const [byRule, { hits: byText, byWordsAlone }, names] = await Promise.all([
      selectByRule(scope, request),
      findSections(scope, embedQuery, searched),
      readNames(scope, { ids, tags }),
    ])
    const byWords = weighNames(message, names, byText)
    // messages that use other words than the guidelines
    const isUnsure = (byWords[0]?.score ?? 0) < SURE
    const known = new Set([...byRule.map(({ id }) => id), ...byWords.map(({ guidelineId }) => guidelineId)])
    const alike = isUnsure ? await findByMeaning(scope, message, names, { ids, tags }) : []
    const byMeaning = alike.filter(({ guidelineId }) => !known.has(guidelineId))
    const found: Hit[] = [...byWords, ...byMeaning]
    const isDeep = mode === 'deep' || (mode === 'auto' && (found[0]?.score ?? 0) < SURE)
    const asked = isDeep ? await choose(scope, request, found) : undefined
    const byModel = asked instanceof ModelError ? undefined : asked
    const near = byWords.filter(({ score }) => score >= NEAR_BEST * (byWords[0]?.score ?? 0))
    const best = byModel?.hits.slice(0, MAX_SECTIONS) ?? [...near.slice(0, MAX_SECTIONS), ...byMeaning]
    const candidates = new Map<string, Candidate>(byRule.map(({ id, ...rule }) => [id, { ...rule, hits: [] }]))
    for (const hit of best) {
      const candidate = candidates.get(hit.guidelineId) ?? { hits: [] }
      candidate.hits.push(hit)
      candidates.set(hit.guidelineId, candidate)
    }
    const read = new Map((await readGuidelines(scope, [...candidates.keys()])).map(each => [each.id, each]))
    const chosen = [...candidates].flatMap(([id, candidate]): Chosen[] => {
      const guideline = read.get(id)
      return guideline ? [{ ...guideline, sections: sectionsFor(sectionsOf(guideline), candidate) }] : []
    })
    const { guidelines, context, omitted } = compile(chosen, maxContentTokens)
    const selection = guidelines.map(({ id, included, content }) =>
      selectedOf(read.get(id)?.name ?? '', { id, included, content }, candidates.get(id) ?? { hits: [] }),
    )
    const warnings = [
      ...(byWordsAlone ? [WORDS_ALONE] : []),
      ...(mode === 'deep' && !models.choose ? [NO_MODEL] : []),
      ...(asked instanceof ModelError ? [withoutModel(asked)] : []),
    ]
    return {
      selection,
      compiledContext: context,
      usage: {
        engine: byModel ? 'model' : 'offline',
        mode: byModel ? 'deep' : 'fast',
        contentTokens: estimateTokens(context),
        omittedSections: omitted,
        ...byModel?.tokens,
      },
      ...(warnings.length > 0 && { warnings }),
    }
  }
}

/** The guidelines that are always on, that the message triggers, or that the caller asks for. */
async function selectByRule(
  scope: TenantScope,
  { message, ids, tags }: SelectionRequest,
): Promise<{ id: string; rules: Why[]; isWhole: boolean }[]> {
  const words = wordsOfMessage(message)
  const rules = ids ? {} : { OR: [{ alwaysOn: true }, { triggerStems: { hasSome: words.stems } }] }
  const where = { ...rules, ...given({ id: ids && { in: [...ids] }, tags: tags && { hasEvery: [...tags] } }) }
  const select = { id: true, alwaysOn: true, triggerKeywords: true } as const
  const rows = await scope.prisma(models => models.guideline.findMany({ where, select, orderBy: { id: 'asc' } }))
  const named = rows.flatMap(({ id, alwaysOn, triggerKeywords }) => {
    const keyword = words.triggeredBy(triggerKeywords)
    const found: Why[] = [
      ...(ids ? [{ by: 'requested' as const }] : []),
      ...(alwaysOn ? [{ by: 'always_on' as const }] : []),
      ...(keyword === undefined ? [] : [{ by: 'keyword' as const, words: [keyword] }]),
    ]
    return found.length > 0 ? [{ id, rules: found, isWhole: ids !== undefined || alwaysOn }] : []
  })
  return named.sort((a, b) => Number(b.isWhole) - Number(a.isWhole)).slice(0, MAX_BY_RULE)
}

const FIELDS = { id: true, name: true, description: true, version: true, value: true } as const

const readGuidelines = (scope: TenantScope, ids: readonly string[]): Promise<GuidelineText[]> =>
  scope.prisma(models => models.guideline.findMany({ where: { id: { in: [...ids] } }, select: FIELDS }))

/** The sections of a guideline to include, best first: all of them if none matches. */
function sectionsFor(sections: readonly TextSection[], { isWhole = false, hits }: Candidate): TextSection[] {
  const places = new Map(hits.map(({ id }, place) => [id, place]))
  return sections
    .filter(({ id }) => isWhole || hits.length === 0 || places.has(id))
    .sort((a, b) => (places.get(a.id) ?? hits.length) - (places.get(b.id) ?? hits.length))
}

const rounded = (score: number): number => Math.round(score * 1e4) / 1e4

function selectedOf(
  name: string,
  { id, included, content }: { id: string; included: readonly Included[]; content: string },
  { rules = [], hits }: Candidate,
): Selection['selection'][number] {
  const byId = new Map(hits.map(hit => [hit.id, hit]))
  const scoreOf = ({ section: { id } }: Included): number => byId.get(id)?.score ?? 0
  const best = included.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const [first] = best.map(({ section }) => byId.get(section.id))
  const why = whyOf(rules, first, best[0])
  return {
    guidelineId: id,
    name,
    score: rules.length === 0 ? rounded(first?.score ?? 0) : 1,
    reason: sentenceOf(why),
    why,
    sections: best.map(each => ({
      ...(each.section.section && { slug: each.section.section.slug, title: each.section.section.title }),
      score: rounded(scoreOf(each)),
      ...(each.cutAt !== undefined && { truncated: true }),
    })),
    content,
  }
}
