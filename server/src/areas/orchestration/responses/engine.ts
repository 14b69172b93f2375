import type { Generated, GenerateInput, Message, ToolDefinition } from '../../../models/language-models.ts'
import { newId } from '../../../platform/values/ids.ts'
import { askForOutputs, outputSchema, readOutputs } from '../outputs.ts'
import { type ServerTools, type ToolResult, toolText } from '../server-tools.ts'
import { type FunctionTool, MAX_ROUNDS, type RunRequest, type RunState } from './run.ts'

/** More calls in one answer are not read. */
const MAX_CALLS_AT_ONCE = 128

export type Outcome = 'completed' | 'requires_action' | 'too_many_rounds'

export interface EngineDependencies {
  /** Calls the model, and accounts for its tokens. */
  generate(input: GenerateInput): Promise<Generated>
  serverTools: ServerTools
  /** Called after each turn that ends on the server. */
  checkpoint(): Promise<void>
  signal: AbortSignal
}

/**
 * Runs the model and the server's tools until the client is needed or the last step is done. Changes `state`.
 * @throws ApiError as the model does. Rejects with the abort reason if `signal` aborts.
 */
export async function advance(
  request: RunRequest,
  state: RunState,
  { generate, serverTools, checkpoint, signal }: EngineDependencies,
): Promise<Outcome> {
  const { model, temperature, maxTokens, outputs } = request
  const all = [...request.tools.map(toDefinition), ...serverTools.definitions]

  async function ask(input: Pick<GenerateInput, 'messages' | 'tools' | 'toolChoice' | 'output'>): Promise<Generated> {
    signal.throwIfAborted()
    const generated = await generate({ ...input, model, temperature, maxTokens, signal })
    state.model = generated.model
    state.usage.inputTokens += generated.usage.inputTokens
    state.usage.outputTokens += generated.usage.outputTokens
    return generated
  }

  for (;;) {
    const step = request.steps[state.starts.length - 1]
    if (!step) throw new Error('The state of a response has more steps than its request.')
    const isLast = state.starts.length === request.steps.length
    const tools = step.tools === undefined ? all : all.filter(({ name }) => step.tools?.includes(name))
    const canCall = tools.length > 0 && state.calls < step.maxSteps
    // without tools, the answer itself can be the outputs
    const direct = isLast && tools.length === 0 && outputs.length > 0
    const { text, toolCalls, output } = await ask({
      messages: toModel(state.messages),
      ...(tools.length > 0 && { tools, toolChoice: canCall ? 'auto' : 'none' }),
      ...(direct && { output: outputSchema(outputs) }),
    })

    if (canCall && toolCalls.length > 0) {
      const calls = toolCalls.slice(0, MAX_CALLS_AT_ONCE).map(call => ({ ...call, id: newId('cal') }))
      state.messages.push({ role: 'assistant', content: text, toolCalls: calls })
      state.calls += 1
      const found = await Promise.all(calls.map(call => serverTools.run(call, tools, signal)))
      const ready: Record<string, ToolResult> = {}
      for (const [n, { id }] of calls.entries()) if (found[n]) ready[id] = found[n]
      const waitingFor = calls.map(({ id }) => id).filter(id => ready[id] === undefined)
      if (waitingFor.length > 0) {
        if (state.rounds.length === MAX_ROUNDS) return 'too_many_rounds'
        const usage = { ...state.usage }
        const { credits, model: answered } = state
        state.rounds.push({ waitingFor, ready, at: state.messages.length, usage, credits, model: answered })
        return 'requires_action'
      }
      addResults(state, ready)
      await checkpoint()
      continue
    }

    state.messages.push({ role: 'assistant', content: text })
    if (isLast) {
      state.text = text
      if (outputs.length > 0) {
        const written = direct ? output : (await ask(askForOutputs(toModel(state.messages), outputs))).output
        state.outputs = readOutputs(outputs, written)
      }
      return 'completed'
    }
    const next = request.steps[state.starts.length]
    state.messages.push({ role: 'user', content: next?.prompt ?? '' })
    state.starts.push(state.messages.length)
    state.calls = 0
    await checkpoint()
  }
}

/** Adds the results of the last tool calls to the conversation, in the order of the calls. */
export function addResults({ messages }: RunState, results: Readonly<Record<string, ToolResult>>): void {
  const last = messages.at(-1)
  if (last?.role !== 'assistant' || !last.toolCalls) throw new Error('The conversation does not end with tool calls.')
  for (const { id, name } of last.toolCalls) {
    const result = results[id]
    if (!result) throw new Error(`The tool call ${id} has no result.`)
    messages.push({ role: 'tool', toolCallId: id, name, ...result })
  }
}

const NO_ARGUMENTS = { type: 'object', properties: {} }

/** A tool of the client, as it is described to the model. */
const toDefinition = ({ name, description, parameters = NO_ARGUMENTS }: FunctionTool): ToolDefinition => ({
  name,
  parameters,
  ...(description !== undefined && { description }),
})

/** The conversation as the model gets it: what tools returned is marked as data. */
const toModel = (messages: readonly Message[]): Message[] =>
  messages.map(message => (message.role === 'tool' ? { ...message, content: toolText(message) } : message))
