import type { Generated, Message } from '../../../models/language-models.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { type RunRequest, startOf } from '../responses/run.ts'
import { readResponse, storeCompleted } from '../responses/store.ts'

/** A response of the Responses API is stored as a run of one step, whose client runs the functions. */
const REQUEST: RunRequest = { steps: [{ maxSteps: 0 }], tools: [], outputs: [] }

/**
 * The conversation that a stored response ended with.
 * @throws ApiError `validation_error` with the code that OpenAI's clients know, if it is not stored (any more)
 */
export async function conversationOf(scope: TenantScope, id: string | null | undefined): Promise<readonly Message[]> {
  if (id === null || id === undefined) return []
  const found = await readResponse(scope, id)
  if (found) return found.state.messages
  throw invalid(
    'body.previous_response_id',
    `Previous response with id '${id}' not found. A response is kept for 24 hours, unless store was false.`,
    { reason: 'previous_response_not_found' },
  )
}

/** Stores a conversation with the answer of the model, without what is known about the record: that is read again. */
export async function keepConversation(
  scope: TenantScope,
  id: string,
  messages: readonly Message[],
  { text, toolCalls, model, usage }: Generated,
): Promise<void> {
  const answer: Message = { role: 'assistant', content: text, ...(toolCalls.length > 0 && { toolCalls }) }
  const state = { ...startOf(REQUEST, [...messages, answer]), text, model, usage }
  await storeCompleted(scope, { id, request: REQUEST, state })
}
