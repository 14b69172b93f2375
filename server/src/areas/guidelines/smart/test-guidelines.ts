import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Models } from '../../../models/port.ts'
import type { EmbedQuery } from '../../../models/query-embedding.ts'
import { priceFor, release, reserve, settle } from '../../../platform/credits/credits.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { PRICES } from '../prices.ts'
import { draftsOf } from './selection/drafts.ts'
import type { SelectGuidelines, Selection } from './selection/select.ts'
import { type GuidelineHead, readHeads } from './selection/text-cache.ts'

type Case = Schemas['GuidelineCase']

interface TestPorts {
  models: Models
  embedQuery: EmbedQuery
  selectGuidelines: SelectGuidelines
}

/** Tokens of the text that is compiled and not returned: enough that nothing selected is left out. */
const MAX_TOKENS = 100_000

/**
 * Selects the guidelines for example messages, and compares them with what is expected.
 * @throws ApiError `validation_error` if a guideline of a case does not exist, or a case expects nothing
 */
export async function testGuidelines(
  { models, embedQuery, selectGuidelines }: TestPorts,
  { cases, guidelines, mode = 'fast', tags }: Schemas['TestGuidelinesRequest'],
  { scope, principal, requestId, signal }: TenantCall,
): Promise<Omit<Schemas['TestGuidelinesResponse'], 'success'>> {
  const most = PRICES.smartGuidelines + (mode === 'deep' && models.choose ? PRICES.chooseGuidelines : 0)
  const reservation = await reserve({ scope, principal, requestId }, 'testGuidelines', most * cases.length)
  try {
    const drafts = guidelines && draftsOf(guidelines, embedQuery)
    const names = drafts?.heads({}) ?? (await readHeads(scope, {}))
    const wanted = cases.map((each, index) => read(each, names, `body.cases.${index}`))
    let creditsCharged = 0
    const warnings = new Map<string, Schemas['Warning']>()
    const results: Schemas['GuidelineCaseResult'][] = []
    for (const { message, expect, reject, isNone } of wanted) {
      const request = { message, mode, maxContentTokens: MAX_TOKENS, ...(tags && { tags }), drafts, signal }
      const { selection, usage, warnings: own = [] } = await selectGuidelines(scope, request)
      creditsCharged += priceFor(
        principal,
        PRICES.smartGuidelines + (usage.inputTokens !== undefined ? PRICES.chooseGuidelines : 0),
      )
      for (const warning of own) warnings.set(warning.code, warning)
      const selected = new Set(selection.map(({ guidelineId }) => guidelineId))
      const missing = expect.filter(({ id }) => !selected.has(id)).map(({ name }) => name)
      const rejected = isNone ? selection.filter(isBecauseOfMessage) : reject.filter(({ id }) => selected.has(id))
      const unexpected = rejected.map(({ name }) => name)
      results.push({
        message,
        passed: missing.length + unexpected.length === 0,
        missing,
        unexpected,
        selected: selection.map(({ guidelineId, name, score, why }) => ({ guidelineId, name, score, why })),
      })
    }
    await settle({ scope, principal, requestId }, reservation, creditsCharged)
    const failed = results.filter(({ passed }) => !passed).length
    return {
      data: { passed: failed === 0, failed, results, creditsCharged },
      ...(warnings.size > 0 && { warnings: [...warnings.values()] }),
    }
  } catch (error) {
    await release(scope, reservation)
    throw error
  }
}

/** Whether a guideline would not be selected for every message. */
const isBecauseOfMessage = ({ why }: Selection['selection'][number]): boolean =>
  why.some(({ by }) => by !== 'always_on')

function read({ message, expect, reject = [] }: Case, names: readonly GuidelineHead[], path: string) {
  if (expect === undefined && reject.length === 0)
    throw invalid(
      path,
      `${path} has neither expect nor reject. Name the guidelines that the message has to select, or send an empty expect if it may select none.`,
    )
  const find = (field: string, named: readonly string[]): GuidelineHead[] =>
    named.flatMap((text, index) => {
      const wanted = text.trim().toLowerCase()
      const found = names.filter(({ id, name }) => id === text.trim() || name.toLowerCase() === wanted)
      if (found.length > 0) return found
      throw invalid(
        `${path}.${field}.${index}`,
        `No guideline has the ID or the name ${text}. List them with GET /api/v1/guidelines, or check the guidelines of the call.`,
      )
    })
  return { message, expect: find('expect', expect ?? []), reject: find('reject', reject), isNone: expect?.length === 0 }
}
