import type { OrchestrationPorts } from '../ports.ts'
import type { ResponsePorts } from './service.ts'

/** Tokens of an entity's digest. */
const DIGEST_TOKENS = 2_000
/** Tokens of the guidelines that are selected for the first prompt. */
const GUIDELINE_TOKENS = 4_000

/** The ports of responses, from those of the area. */
export const responsePorts = ({
  languageModels,
  records,
  memorize,
  guidelines,
  mcps,
}: OrchestrationPorts): ResponsePorts => ({
  languageModels,
  async digest(billing, fields, options) {
    const found = await records.digest(billing, fields, { ...options, tokenBudget: DIGEST_TOKENS, path: 'body.memory' })
    return found && { recordId: found.recordId, text: found.digest }
  },
  records,
  guidelines,
  mcps,
  guidelinesByIds: guidelines.byIds,
  findGuidelines: (scope, message) => guidelines.select(scope, message, GUIDELINE_TOKENS),
  memorize: async (billing, fields, content, signal) => void (await memorize(billing, { ...fields, content }, signal)),
})
