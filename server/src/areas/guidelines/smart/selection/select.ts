import type { Schemas } from '../../../../contract/schemas.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { Models, TokenUsage } from '../../../../models/port.ts'
import type { EmbedQuery } from '../../../../models/query-embedding.ts'
import { estimateTokens } from '../../../../platform/access/tokens.ts'
import type { TenantScope } from '../../../../platform/database/database.ts'
import { wordsOfMessage } from '../../indexing/triggers.ts'
import { createChooser } from './choose.ts'
import { compile, type Included, type Wanted } from './compile.ts'
import { withinCharacters } from './directory.ts'
import type { Drafts } from './drafts.ts'
import { selectSections } from './meaning.ts'
import { STORED } from './section-source.ts'
import { type GuidelineHead, type Narrowed, type ReadTexts, readHeads, type SplitGuideline } from './text-cache.ts'
import { type Hit, sentenceOf, type Why, whyOf } from './why.ts'

export interface SelectionRequest extends Narrowed {
  /** What the agent is asked to do. With `ids`, each of these guidelines is selected whether or not it matches. */
  message: string
  mode?: 'fast' | 'deep' | 'auto'
  maxContentTokens?: number
  /** Selects from these instead of the stored guidelines. */
  drafts?: Drafts | undefined
  signal?: AbortSignal | undefined
}

export type Selection = Omit<Schemas['SmartGuidelinesResponse'], 'success' | 'usage'> & {
  usage: Omit<Schemas['SmartGuidelinesResponse']['usage'], 'creditsCharged'>
}

/** Selects the guidelines for a message. It charges nothing: the caller does. */
export type SelectGuidelines = (scope: TenantScope, request: SelectionRequest) => Promise<Selection>

/** The same as in the spec. */
const MAX_TOKENS = 2_000
const MAX_SECTIONS = 25
/** Guidelines that are selected by a rule. More are left out. */
const MAX_BY_RULE = 50

const WORDS_ALONE = {
  'no answer':
    'The embedding model gave no answer, so sections were searched by words alone. Try again in some seconds, or the next day if the organization has used its calls of models; the log of the server says why.',
  'no vectors':
    'Guidelines that were changed a moment ago have no vectors yet, so these were searched by words alone. Try again in some seconds.',
} as const
const NO_MODEL: Schemas['Warning'] = {
  code: 'model_unavailable',
  message: 'The mode deep needs a language model, so the mode was fast. Set MODEL_PROVIDER and MODEL_NAME.',
}

const withoutMeaning = (message: string): Schemas['Warning'] => ({ code: 'meaning_unavailable', message })
const withoutModel = ({ message }: ModelError): Schemas['Warning'] => ({
  code: 'model_failed',
  message: `The sections are those that the search found. ${message}`,
})

const tooLong = (names: readonly string[], omitted: number, maxTokens: number): Schemas['Warning'] => ({
  code: 'always_on_too_long',
  message: `${omitted} sections that are always on were left out: ${names.map(name => `"${name}"`).join(', ')} and what the message needs are longer than ${maxTokens} tokens. Raise the maximum, or set alwaysOn to false for what only some messages need.`,
})

/** A guideline on the way to the selection. */
interface Candidate {
  /** Why it is selected whatever the search finds. */
  rules?: Why[]
  /** Whether all of it is selected, not only the sections that match. */
  isWhole?: boolean
  hits: Hit[]
}

export function createSelector({
  models,
  embedQuery,
  readTexts,
}: {
  models: Models
  embedQuery: EmbedQuery
  readTexts: ReadTexts
}): SelectGuidelines {
  const choose = createChooser(models)

  /** The sections that the model chooses from the directory, if it may. */
  async function asked(scope: TenantScope, heads: readonly GuidelineHead[], request: SelectionRequest) {
    if (!choose || request.mode === 'fast') return undefined
    const texts = await (request.drafts?.readTexts ?? readTexts)(scope, withinCharacters(heads))
    return choose(scope, [...texts.values()], request)
  }

  return async (scope, request) => {
    const { message, ids, tags, drafts, mode = 'auto', maxContentTokens = MAX_TOKENS } = request
    const heads = drafts?.heads({ tags }) ?? (await readHeads(scope, { ids, tags }))
    const source = drafts?.source ?? STORED
    const choice = await asked(scope, heads, request)
    const byModel = choice === undefined || choice instanceof ModelError ? undefined : choice
    const bySearch = byModel
      ? undefined
      : await selectSections(scope, embedQuery, { message, heads, source, ids, tags })
    const best: readonly Hit[] = byModel ? byModel.hits.slice(0, MAX_SECTIONS) : (bySearch?.hits ?? [])
    const candidates = new Map<string, Candidate>(
      selectByRule(heads, request).map(({ id, ...rule }) => [id, { ...rule, hits: [] }]),
    )
    for (const hit of best) {
      const candidate = candidates.get(hit.guidelineId) ?? { hits: [] }
      candidate.hits.push(hit)
      candidates.set(hit.guidelineId, candidate)
    }
    const texts = await (drafts?.readTexts ?? readTexts)(
      scope,
      heads.filter(({ id }) => candidates.has(id)),
    )
    const { whole, matching } = wantedOf(candidates, texts)
    const { guidelines, context, omitted } = compile(whole, matching, maxContentTokens)
    const order = [...candidates.keys()]
    const selection = guidelines
      .map(each => selectedOf(texts.get(each.id)?.name ?? '', each, candidates.get(each.id) ?? { hits: [] }))
      .sort((a, b) => b.score - a.score || order.indexOf(a.guidelineId) - order.indexOf(b.guidelineId))
    const alwaysOn = omitted.filter(each => whole.includes(each))
    const names = [...new Set(alwaysOn.map(({ guideline }) => guideline.name))]
    const warnings = [
      ...(bySearch?.byWordsAlone ? [withoutMeaning(WORDS_ALONE[bySearch.byWordsAlone])] : []),
      ...(mode === 'deep' && !choose ? [NO_MODEL] : []),
      ...(choice instanceof ModelError ? [withoutModel(choice)] : []),
      ...(alwaysOn.length > 0 && ids === undefined ? [tooLong(names, alwaysOn.length, maxContentTokens)] : []),
    ]
    const usage: Partial<TokenUsage> = byModel?.usage ?? {}
    return {
      selection,
      compiledContext: context,
      usage: {
        engine: byModel ? 'model' : 'offline',
        mode: byModel ? 'deep' : 'fast',
        contentTokens: estimateTokens(context),
        omittedSections: omitted.length,
        ...usage,
      },
      ...(warnings.length > 0 && { warnings }),
    }
  }
}

/** The guidelines that are always on, that the message triggers, or that the caller asks for. */
function selectByRule(
  heads: readonly GuidelineHead[],
  { message, ids }: SelectionRequest,
): { id: string; rules: Why[]; isWhole: boolean }[] {
  const words = wordsOfMessage(message)
  const named = heads.flatMap(({ id, alwaysOn, triggerKeywords }) => {
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

/**
 * The sections to include: of guidelines that are selected as a whole, with those that match first, and of the others,
 * best first.
 */
function wantedOf(
  candidates: ReadonlyMap<string, Candidate>,
  texts: ReadonlyMap<string, SplitGuideline>,
): { whole: Wanted[]; matching: Wanted[] } {
  const whole: Wanted[] = []
  const matching: (Wanted & { score: number })[] = []
  for (const [id, { rules = [], isWhole = false, hits }] of candidates) {
    const guideline = texts.get(id)
    if (!guideline) continue
    const scores = new Map(hits.map(hit => [hit.id, hit.score]))
    const places = new Map(hits.map((hit, place) => [hit.id, place]))
    const sections = guideline.sections
      .filter(section => isWhole || hits.length === 0 || places.has(section.id))
      .sort((a, b) => (places.get(a.id) ?? hits.length) - (places.get(b.id) ?? hits.length))
    for (const section of sections) {
      if (isWhole) whole.push({ guideline, section })
      // a keyword says more than a likeness
      else matching.push({ guideline, section, score: (scores.get(section.id) ?? 0) + (rules.length > 0 ? 1 : 0) })
    }
  }
  return { whole, matching: matching.sort((a, b) => b.score - a.score) }
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
