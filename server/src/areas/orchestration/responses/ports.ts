import type { OrchestrationPorts } from '../ports.ts'
import type { ResponsePorts } from './service.ts'

/** Tokens of an entity's digest. */
const DIGEST_TOKENS = 2_000

/** The ports of responses, from those of the area. */
export const responsePorts = ({
  languageModels,
  records,
  memorize,
  guidelines,
  mcps,
  may,
  require,
}: OrchestrationPorts): ResponsePorts => ({
  languageModels,
  may,
  require,
  async digest(billing, fields, options) {
    const found = await records.digest(billing, fields, { ...options, tokenBudget: DIGEST_TOKENS, path: 'body.memory' })
    return found && { recordId: found.recordId, text: found.digest }
  },
  records,
  guidelines,
  mcps,
  memorize: async (billing, fields, content, signal) =>
    void (await memorize(billing, { ...fields, content, speaker: 'assistant' }, signal)),
})
