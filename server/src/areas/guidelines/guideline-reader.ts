import type { TokenUsage } from '../../models/port.ts'
import { estimateTokens } from '../../platform/access/tokens.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import { notFound } from '../../platform/values/errors.ts'
import { compile, policy } from './smart/selection/compile.ts'
import { directoryOf, titleOf, withinCharacters } from './smart/selection/directory.ts'
import type { SelectGuidelines } from './smart/selection/select.ts'
import { type GuidelineHead, MAX_HEADS, type ReadTexts, readHeads } from './smart/selection/text-cache.ts'

/** What a model gets of the guidelines for a message. */
interface Policies {
  /** The guidelines in tags. Empty if none applies. */
  text: string
  /** Names and headings of all guidelines, if the text does not have all of them. */
  directory: readonly string[] | undefined
  /** Tokens of the model that chose them, if one was called. */
  usage?: TokenUsage
}

interface PolicyRequest {
  message: string
  /** Only guidelines with all of these tags. */
  tags?: readonly string[] | undefined
  /** Tokens of the text and the directory. */
  maxTokens: number
  signal?: AbortSignal | undefined
}

/** Tokens of the tag of a guideline, estimated from above for usual names. */
const TAG_TOKENS = 30
/** The share of the tokens that the directory may have. */
const DIRECTORY = 0.25
/** Tokens of a guideline that a model reads at once. Of a longer one, it reads sections. */
const READ_TOKENS = 8_000

/** What models get to read of guidelines. Costs nothing: the caller charges for the tokens. */
export const createGuidelineReader = ({ select, readTexts }: { select: SelectGuidelines; readTexts: ReadTexts }) => {
  const directoryFor = async (
    scope: TenantScope,
    heads: readonly GuidelineHead[],
    maxTokens: number,
  ): Promise<string[]> => directoryOf(heads, await readTexts(scope, withinCharacters(heads)), maxTokens)

  return {
    /** The guidelines with these ids in tags, in this order. Those that do not exist are left out. */
    async byIds(scope: TenantScope, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
      const texts = await readTexts(scope, await readHeads(scope, { ids }))
      return ids.flatMap(id => {
        const found = texts.get(id)
        return found ? [{ id, text: policy(found, found.value) }] : []
      })
    },

    /** All guidelines if they fit, and otherwise those that a message needs, with a directory of all. */
    async forMessage(scope: TenantScope, { message, tags, maxTokens, signal }: PolicyRequest): Promise<Policies> {
      const heads = await readHeads(scope, { tags })
      if (fits(heads, maxTokens)) {
        const texts = await readTexts(scope, heads)
        const text = heads.flatMap(({ id }) => {
          const found = texts.get(id)
          return found ? [policy(found, found.value)] : []
        })
        return { text: text.join('\n\n'), directory: undefined }
      }
      const directory = await directoryFor(scope, heads, Math.floor(maxTokens * DIRECTORY))
      const maxContentTokens = maxTokens - estimateTokens(directory.join('\n'))
      const { compiledContext, usage } = await select(scope, { message, tags, maxContentTokens, signal })
      const { inputTokens, outputTokens } = usage
      const asked = inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens }
      return { text: compiledContext, directory, ...(asked && { usage: asked }) }
    },

    /** The guidelines that fit what a model looks for, without another model; a directory if none does. */
    async find(scope: TenantScope, { message, tags, maxTokens }: PolicyRequest): Promise<string> {
      const request = { message, tags, mode: 'fast' as const, maxContentTokens: maxTokens }
      const { compiledContext } = await select(scope, request)
      if (compiledContext !== '') return compiledContext
      const directory = await directoryFor(scope, await readHeads(scope, { tags }), maxTokens)
      return directory.length === 0
        ? 'There is no guideline.'
        : `No guideline was found for this. These exist; read one with read_guideline:\n${directory.join('\n')}`
    },

    /** A guideline or a section of it, by its id or name. @throws ApiError `not_found_error` that says what exists */
    async read(
      scope: TenantScope,
      { guideline, section, tags }: { guideline: string; section?: string; tags?: readonly string[] | undefined },
    ): Promise<string> {
      const wanted = lower(guideline)
      const heads = await readHeads(scope, { tags })
      const head = heads.find(({ id, name }) => id === guideline.trim() || lower(name) === wanted)
      const found = head && (await readTexts(scope, [head])).get(head.id)
      if (!found) throw notFound('guideline', guideline.slice(0, 200))
      const titles = found.sections.map(titleOf)
      if (section === undefined) {
        if (found.sections.length < 2 || head.tokens <= READ_TOKENS) return policy(found, found.value)
        return `"${found.name}" is long. Read one of its sections: ${titles.join('; ')}`
      }
      const named = found.sections.filter(each => isNamed(section, each.section?.slug, titleOf(each)))
      if (named.length === 0)
        throw notFound('section', `${section.slice(0, 200)} of "${found.name}", which has ${titles.join('; ')}`)
      const own = named.map(each => ({ guideline: found, section: each }))
      return compile([], own, READ_TOKENS).context
    },
  }
}

const fits = (heads: readonly GuidelineHead[], maxTokens: number): boolean =>
  heads.length < MAX_HEADS && heads.reduce((sum, { tokens }) => sum + tokens + TAG_TOKENS, 0) <= maxTokens

const lower = (text: string): string => text.trim().toLowerCase()

const isNamed = (wanted: string, slug: string | undefined, title: string): boolean =>
  lower(wanted) === slug || lower(wanted) === lower(title)
