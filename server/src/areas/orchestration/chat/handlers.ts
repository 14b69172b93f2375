import type { Stream } from '../../../contract/answer.ts'
import { eventStream, serverSentEvent } from '../../../contract/event-stream.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import { FENCE_RULE } from '../../../models/fenced.ts'
import type { GenerateInput, Message } from '../../../models/language-models.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import { newId } from '../../../platform/values/ids.ts'
import { billedStream } from '../billed-stream.ts'
import { createModelCalls, type ModelCalls } from '../model-call.ts'
import { unknownModel } from '../models/handlers.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { type ModelContext, readContext } from '../prompt/context.ts'
import { createRequestCredits, type RequestCredits } from '../request-credits.ts'
import type { Place, Runs } from '../runs.ts'
import { type ChatRun, readChat } from './read-request.ts'
import { type ChatHead, createChunks, toCompletion } from './wire.ts'

const DONE = 'data: [DONE]\n\n'

export function createChatHandlers(ports: OrchestrationPorts, runs: Runs): Pick<Handlers, 'createChatCompletion'> {
  return {
    async createChatCompletion({ body, call }) {
      const run = readChat(body, call.headers)
      const model = requireModel(ports, run.input.model)
      return runs.admit(call, place => complete(ports, { run, model, place }, call))
    },
  }
}

/** @throws ApiError `not_found_error` for an unknown model, as OpenAI clients expect */
function requireModel({ languageModels }: OrchestrationPorts, id: string | undefined): string {
  const known = languageModels.list()
  if (id !== undefined && known.length > 0 && !known.some(model => model.id === id)) throw unknownModel(id)
  return languageModels.find(id).id
}

async function complete(
  ports: OrchestrationPorts,
  { run, model, place }: Pick<StreamedChat, 'run' | 'model' | 'place'>,
  call: TenantCall,
): ReturnType<Handlers['createChatCompletion']> {
  const { entity, guidelines, message } = run
  const request = { entity, mayBeNew: true, guidelines, message, path: 'body.keepsake' }
  const messages = withContext(await readContext(ports, call, request), run.input.messages)
  const bill = createRequestCredits(billingOf(call), 'createChatCompletion')
  const calls = createModelCalls(ports.languageModels, call.scope, bill)
  const input = { ...run.input, messages }
  await calls.prepare(input)
  const head = { id: newId('cmp'), created: Math.floor(Date.now() / 1000) }
  if (run.stream) return { status: 200, stream: streamed({ run, input, bill, calls, head, model, place }, call) }
  try {
    const generated = await calls.generate({ ...input, signal: AbortSignal.any([call.signal, place.signal]) })
    await bill.settle()
    return { status: 200, body: toCompletion(head, generated) }
  } catch (error) {
    await bill.release()
    throw error
  }
}

/** Adds what is known before the conversation. It is material of the user, and never gets the role `system`. */
function withContext({ system, material }: ModelContext, messages: readonly Message[]): Message[] {
  const hasResults = messages.some(({ role }) => role === 'tool')
  const rules = system ?? (hasResults ? FENCE_RULE : undefined)
  const first = messages.findIndex(({ role }) => role !== 'system')
  const start = first === -1 ? messages.length : first
  return [
    ...(rules === undefined ? [] : [{ role: 'system' as const, content: rules }]),
    ...messages.slice(0, start),
    ...material,
    ...messages.slice(start),
  ]
}

interface StreamedChat {
  run: ChatRun
  input: GenerateInput
  bill: RequestCredits
  calls: ModelCalls
  head: ChatHead
  model: string
  place: Place
}

function streamed(
  { run, input, bill, calls, head, model, place }: StreamedChat,
  call: TenantCall,
): Stream<'text/event-stream'> {
  const chunks = createChunks(head, model)
  const make = (gone: AbortSignal): AsyncGenerator<string, void> =>
    billedStream(bill, place, gone, async function* (signal, settle) {
      const pieces = calls.stream({ ...input, signal })
      try {
        yield serverSentEvent(chunks.first())
        let next = await pieces.next()
        for (; !next.done; next = await pieces.next()) yield serverSentEvent(chunks.piece(next.value))
        await settle()
        yield serverSentEvent(chunks.last(next.value))
        if (run.includeUsage) yield serverSentEvent(chunks.usage(next.value))
        yield DONE
      } finally {
        await pieces.return(undefined as never).catch(() => {})
      }
    })
  return eventStream(call.signal, make, failure => serverSentEvent(failure))
}
