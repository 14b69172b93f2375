import type { TenantCall } from '../../../contract/handlers.ts'
import type { Generated } from '../../../models/language-models.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import type { OrchestrationPorts } from '../ports.ts'
import type { TurnToKeep } from './subject.ts'

/** Of the response, or of the comment at the end of a stream. */
const MEMORIZED = 'X-Keepsake-Memorized'
const MAX_CONTENT_LENGTH = 200_000

/**
 * Stores what the user said and what the model answered as two memories of one session. Facts are extracted only from what
 * the user said. A failure does not fail the answer, which exists already.
 * @returns the header that says how it went. Empty if the turn goes on, because the model calls tools.
 */
export async function memorizeTurn(
  { memorize }: Pick<OrchestrationPorts, 'memorize'>,
  { entity, sessionId }: TurnToKeep & { sessionId: string },
  { question, generated }: { question: string; generated: Generated },
  call: TenantCall,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (generated.toolCalls.length > 0) return {}
  const turns = [
    { speaker: 'user', content: question, extract: true },
    { speaker: 'assistant', content: generated.text, extract: false },
  ].filter(({ content }) => content.trim() !== '')
  try {
    for (const { content, ...turn } of turns)
      await memorize(
        billingOf(call),
        { ...entity, ...turn, sessionId, content: content.slice(0, MAX_CONTENT_LENGTH) },
        signal,
      )
    return { [MEMORIZED]: 'true' }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError)) throw error
    call.log.warn({ err: error }, 'A turn was not memorized')
    return { [MEMORIZED]: 'false' }
  }
}
