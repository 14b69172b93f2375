import type { Stream } from '../../../contract/answer.ts'
import { begun, eventStream, serverSentEvent } from '../../../contract/event-stream.ts'
import type { Finishing, Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { type PortsOf, requireAsked } from '../authorized-ports.ts'
import { billedStream } from '../billed-stream.ts'
import { createModelCalls, type ModelCalls } from '../model-call.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { createRequestCredits, type RequestCredits } from '../request-credits.ts'
import type { Place, Runs } from '../runs.ts'
import { createServerTools, requireFewTools } from '../server-tools.ts'
import { readContext } from './context.ts'
import { guidelineRequest } from './policies.ts'
import { type PromptRun, readPrompt } from './read-request.ts'
import { firstInput, type PromptDependencies, type PromptResult, runPrompt } from './run-prompt.ts'

/** A prompt that is ready to run: everything that can be wrong with it was checked, and its first call is reserved. */
interface ReadyPrompt extends Omit<PromptDependencies, 'signal'> {
  run: PromptRun
  bill: RequestCredits
  place: Place
}

export const createPromptHandlers = (portsOf: PortsOf, runs: Runs) =>
  ({
    async prompt({ body, call }) {
      const run = readPrompt(body)
      const ports = portsOf(call.principal)
      ports.languageModels.find(run.model)
      return runs.admit(call, async place => {
        const ready = await prepare(ports, { run, place }, call)
        if (run.stream) return { status: 200, stream: await begun(streamed(ports, ready, call)) }
        return answered(ports, ready, call)
      })
    },
  }) satisfies Partial<Handlers>

async function prepare(
  ports: OrchestrationPorts,
  { run, place }: Pick<ReadyPrompt, 'run' | 'place'>,
  call: TenantCall & Finishing,
): Promise<ReadyPrompt> {
  const {
    entity,
    memorize: stores,
    guidelines: choice = 'none',
    prompts,
    context: material,
    tools: names = [],
    mcps = [],
  } = run
  const message = prompts.join('\n\n')
  requireAsked(ports, { guidelines: names.includes('guidelines'), calls: mcps.length > 0 })
  const mcpTools = mcps.length > 0 ? await ports.mcps.enabledTools(call.scope, mcps) : []
  requireFewTools(mcpTools.length + names.length)
  const hasTools = mcpTools.length + names.length > 0
  const guidelines = guidelineRequest(choice, run)
  const { signal } = call
  const context = await readContext(ports, call, {
    ...{ entity, stores, mayBeNew: stores, guidelines, message, context: material, hasTools, path: 'body', signal },
    mustRead: names.includes('memory'),
    readsGuidelines: true,
  })
  const bill = createRequestCredits(billingOf(call), 'prompt')
  const tools = createServerTools(
    ports,
    { billing: call, bill },
    {
      memory: names.includes('memory') ? { recordId: context.recordId } : undefined,
      guidelines: {
        find: names.includes('guidelines'),
        read: names.includes('guidelines') || context.hasDirectory,
        tags: run.guidelineTags,
      },
      mcpTools,
      // a stream is not stored under its key, so it can be sent again
      ...(!run.stream && { beginExternal: () => call.beginExternal(call.requestId) }),
    },
  )
  const calls = createModelCalls(ports.languageModels, call.scope, bill)
  await bill.charge(context.credits)
  await bill.orRelease(() => calls.prepare(firstInput(run, { calls, context, tools, signal })))
  return { run, bill, place, calls, context, tools }
}

async function answered(ports: OrchestrationPorts, { bill, ...ready }: ReadyPrompt, call: TenantCall & Finishing) {
  try {
    const signal = AbortSignal.any([call.signal, ready.place.signal])
    const pieces = runPrompt(ready.run, { ...ready, signal })
    let next = await pieces.next()
    while (!next.done) next = await pieces.next()
    const ended = await end(ports, ready, bill, next.value, call, signal)
    const body = { success: true as const, text: next.value.text, ...ended }
    return await call.finish(async () => {
      await bill.settle()
      return { status: 200 as const, body }
    })
  } catch (error) {
    await bill.release()
    throw error
  } finally {
    await ready.tools.close()
  }
}

function streamed(
  ports: OrchestrationPorts,
  { bill, ...ready }: ReadyPrompt,
  call: TenantCall,
): Stream<'text/event-stream'> {
  const send = (event: Schemas['PromptEvent']): string => serverSentEvent(event, event.type)
  const make = (gone: AbortSignal): AsyncGenerator<string, void> =>
    billedStream(bill, ready.place, gone, async function* (signal, settle) {
      try {
        const pieces = runPrompt(ready.run, { ...ready, signal })
        let next = await pieces.next()
        for (; !next.done; next = await pieces.next()) yield send(next.value)
        signal.throwIfAborted()
        const ended = await end(ports, ready, bill, next.value, call, signal)
        await settle()
        yield send({ type: 'done', success: true, ...ended })
      } finally {
        await ready.tools.close()
      }
    })
  return eventStream(call.signal, make, failure => serverSentEvent({ type: 'done', ...failure }, 'done'))
}

/** The end of a prompt: stores the text if that was asked for. A failure of that does not fail the prompt. */
async function end(
  { memorize }: OrchestrationPorts,
  { run, calls }: { run: PromptRun; calls: ModelCalls },
  bill: RequestCredits,
  { text: content, ...result }: PromptResult,
  call: TenantCall,
  signal: AbortSignal,
) {
  const ended = { ...result, usage: calls.usage(), creditsCharged: bill.total() }
  if (!run.memorize || !run.entity) return ended
  try {
    if (content.trim() === '') throw new ApiError('validation_error', 'The text is empty.')
    const { data } = await memorize(billingOf(call), { ...run.entity, content, speaker: 'assistant' }, signal)
    const { recordId, memories, duplicate = false, creditsCharged } = data
    return { ...ended, memory: { recordId, memoryIds: memories.map(({ id }) => id), duplicate, creditsCharged } }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError)) throw error
    const message = `The text was not stored. ${error.message}`
    return { ...ended, warnings: [{ code: 'not_memorized' as const, message }] }
  }
}
