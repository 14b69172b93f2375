import type { Stream } from '../../../contract/answer.ts'
import { begun, eventStream, serverSentEvent } from '../../../contract/event-stream.ts'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Generated, GenerateInput, Message } from '../../../models/language-models.ts'
import { billedStream } from '../billed-stream.ts'
import type { EntityFields } from '../entity.ts'
import { createModelCalls, type ModelCalls } from '../model-call.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { type ModelContext, readContext } from '../prompt/context.ts'
import { dataRule, guidelineRequest } from '../prompt/policies.ts'
import type { RequestCredits } from '../request-credits.ts'
import type { Place } from '../runs.ts'
import type { ChatRun } from './read-request.ts'
import type { ChatFormat } from './wire.ts'

const DONE = 'data: [DONE]\n\n'

/** A chat whose model exists, and the form in which it is answered. */
export interface Chat<Completion> {
  run: ChatRun
  model: string
  bill: RequestCredits
  format: ChatFormat<Completion>
  /** Path of the entity in the request, for error messages. */
  path: string
  /** What is done once the model has answered. The headers of the response say how it went, or a comment of the stream. */
  afterwards?: ((generated: Generated, signal: AbortSignal) => Promise<Record<string, string>>) | undefined
}

type ChatAnswer<Completion> =
  | { status: 200; headers?: Record<string, string>; body: Completion }
  | { status: 200; stream: Stream<'text/event-stream'> }

/** Adds what is known to the conversation and asks the model. */
export async function completeChat<Completion>(
  ports: Pick<OrchestrationPorts, 'languageModels' | 'records' | 'guidelines' | 'may' | 'require'>,
  chat: Chat<Completion>,
  place: Place,
  call: TenantCall,
): Promise<ChatAnswer<Completion>> {
  const { run, bill, format, path, afterwards } = chat
  const { entity, message } = run
  const guidelines = guidelineRequest(run.guidelines ?? usualGuidelines(ports, entity), run)
  const stores = afterwards !== undefined
  const { signal } = call
  const context = await readContext(ports, call, { entity, stores, mayBeNew: true, guidelines, message, path, signal })
  const messages = withContext(context, run.input.messages)
  const calls = createModelCalls(ports.languageModels, call.scope, bill)
  const input = { ...run.input, messages }
  await bill.charge(context.credits)
  await bill.orRelease(() => calls.prepare(input))
  if (run.stream) return { status: 200, stream: await begun(streamed(chat, { input, calls, place }, call)) }
  try {
    const head = format.newHead()
    const signal = AbortSignal.any([call.signal, place.signal])
    const generated = await calls.generate({ ...input, signal })
    await bill.settle()
    const headers = await afterwards?.(generated, signal)
    return { status: 200, ...(headers && { headers }), body: format.completion(head, generated) }
  } catch (error) {
    await bill.release()
    throw error
  }
}

/** The guidelines of a chat that says nothing about them: those that fit, if it names an entity and the caller may read them. */
export const usualGuidelines = ({ may }: Pick<OrchestrationPorts, 'may'>, entity: EntityFields | undefined) =>
  entity && may('guidelines:read') ? 'auto' : 'none'

/** Adds what is known before the conversation. It is material of the user, and never gets the role `system`. */
export function withContext({ system, material }: ModelContext, messages: readonly Message[]): Message[] {
  const hasResults = messages.some(({ role }) => role === 'tool')
  const rules = system ?? (hasResults ? dataRule(false) : undefined)
  const first = messages.findIndex(({ role }) => role !== 'system')
  const start = first === -1 ? messages.length : first
  return [
    ...(rules === undefined ? [] : [{ role: 'system' as const, content: rules }]),
    ...messages.slice(0, start),
    ...material,
    ...messages.slice(start),
  ]
}

interface Streaming {
  input: GenerateInput
  calls: ModelCalls
  place: Place
}

function streamed<Completion>(
  { run, model, bill, format, afterwards }: Chat<Completion>,
  { input, calls, place }: Streaming,
  call: TenantCall,
): Stream<'text/event-stream'> {
  const chunks = format.chunks(format.newHead(), model, run.includeUsage)
  const make = (gone: AbortSignal): AsyncGenerator<string, void> =>
    billedStream(bill, place, gone, async function* (signal, settle) {
      const pieces = calls.stream({ ...input, signal })
      try {
        let next = await pieces.next()
        yield serverSentEvent(chunks.first())
        for (; !next.done; next = await pieces.next()) yield serverSentEvent(chunks.piece(next.value))
        await settle()
        yield serverSentEvent(chunks.last(next.value))
        if (run.includeUsage) yield serverSentEvent(chunks.usage(next.value))
        if (afterwards) yield commentOf(await afterwards(next.value, signal))
        yield DONE
      } finally {
        await pieces.return(undefined as never).catch(() => {})
      }
    })
  return eventStream(call.signal, make, failure => serverSentEvent(failure))
}

/** Headers that are known only at the end, as a comment, which clients skip. */
export const commentOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `: ${name}: ${value}\n\n`)
    .join('')
