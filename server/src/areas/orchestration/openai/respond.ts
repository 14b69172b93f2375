import type { Stream } from '../../../contract/answer.ts'
import { begun as begunStream, eventStream } from '../../../contract/event-stream.ts'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Generated, GenerateInput, Message } from '../../../models/language-models.ts'
import { billedStream } from '../billed-stream.ts'
import { commentOf, usualGuidelines, withContext } from '../chat/complete.ts'
import { extensionIn } from '../chat/read-request.ts'
import { entityIn } from '../entity.ts'
import { createModelCalls, type ModelCalls } from '../model-call.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { readContext } from '../prompt/context.ts'
import { guidelineRequest } from '../prompt/policies.ts'
import type { RequestCredits } from '../request-credits.ts'
import type { Place } from '../runs.ts'
import { conversationOf, keepConversation } from './conversations.ts'
import { memorizeTurn } from './memorize-turn.ts'
import { readConversation, readGeneration } from './read-response-request.ts'
import { createResponseEvents } from './response-events.ts'
import { beginResponse, endResponse, type OpenAiResponse, outputOf } from './response-object.ts'
import { entityOfUser, turnToKeep } from './subject.ts'

type Body = Schemas['OpenAiResponseRequest']
type Ports = Pick<OrchestrationPorts, 'languageModels' | 'records' | 'guidelines' | 'memorize' | 'may' | 'require'>

interface Begun {
  response: OpenAiResponse
  input: GenerateInput
  calls: ModelCalls
  bill: RequestCredits
  /** Stores the answer, and the turn if that was asked for. Returns the headers that say so. */
  keep(generated: Generated, signal: AbortSignal): Promise<Record<string, string>>
}

type Answer =
  | { status: 200; headers: Record<string, string>; body: OpenAiResponse }
  | { status: 200; stream: Stream<'text/event-stream'> }

/** Answers a request of OpenAI's Responses API. @param model the ID of the model, which exists */
export async function respond(
  ports: Ports,
  { body, model, bill }: { body: Body; model: string; bill: RequestCredits },
  place: Place,
  call: TenantCall,
): Promise<Answer> {
  const begun = await begin(ports, { body, model, bill }, call)
  if (body.stream) return { status: 200, stream: await begunStream(streamed(begun, place, call)) }
  try {
    const signal = AbortSignal.any([call.signal, place.signal])
    const generated = await begun.calls.generate({ ...begun.input, signal })
    const headers = await begun.keep(generated, signal)
    await bill.settle()
    return { status: 200, headers, body: endResponse(begun.response, generated, outputOf(generated)) }
  } catch (error) {
    await bill.release()
    throw error
  }
}

/** Checks everything that can be wrong with the request, and reserves the credits of the model. */
async function begin(
  ports: Ports,
  { body, model, bill }: { body: Body; model: string; bill: RequestCredits },
  call: TenantCall,
): Promise<Begun> {
  const { headers, scope } = call
  const extension = extensionIn(headers)
  const entity = (extension && entityIn(extension)) ?? entityOfUser(headers, body.user)
  const turn = turnToKeep(headers, entity)
  const conversation = readConversation(body, await conversationOf(scope, body.previous_response_id))
  const question = conversation.findLast(({ role }) => role === 'user')?.content ?? ''
  const context = await readContext(ports, call, {
    entity,
    stores: turn !== undefined,
    mayBeNew: true,
    guidelines: guidelineRequest(extension?.guidelines ?? usualGuidelines(ports, entity), extension ?? {}),
    message: question,
    signal: call.signal,
    path: 'body.user',
  })
  const instructions: Message[] = body.instructions ? [{ role: 'system', content: body.instructions }] : []
  const messages = withContext(context, [...instructions, ...conversation])
  const input: GenerateInput = { ...readGeneration(body), model, messages }
  const calls = createModelCalls(ports.languageModels, scope, bill)
  await bill.charge(context.credits)
  await bill.orRelease(() => calls.prepare(input))
  const response = beginResponse(body, model)
  return {
    response,
    input,
    calls,
    bill,
    async keep(generated, signal) {
      if (response.store) await keepConversation(scope, response.id, conversation, generated)
      if (!turn) return {}
      const sessionId = turn.sessionId ?? response.id
      return memorizeTurn(ports, { ...turn, sessionId }, { question, generated }, call, signal)
    },
  }
}

function streamed(
  { response, input, calls, bill, keep }: Begun,
  place: Place,
  call: TenantCall,
): Stream<'text/event-stream'> {
  const events = createResponseEvents(response)
  const make = (gone: AbortSignal): AsyncGenerator<string, void> =>
    billedStream(bill, place, gone, async function* (signal, settle) {
      const pieces = calls.stream({ ...input, signal })
      try {
        let next = await pieces.next()
        yield* events.begun()
        for (; !next.done; next = await pieces.next()) yield* events.piece(next.value)
        const headers = await keep(next.value, signal)
        await settle()
        yield commentOf(headers)
        yield* events.ended(next.value)
      } finally {
        await pieces.return(undefined as never).catch(() => {})
      }
    })
  return eventStream(call.signal, make, failure => events.failed(failure))
}
