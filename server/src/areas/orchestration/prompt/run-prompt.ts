import type { Schemas } from '../../../contract/schemas.ts'
import type { Generated, GenerateInput, Message, ToolCall } from '../../../models/language-models.ts'
import { given } from '../../../platform/values/given.ts'
import type { ModelCalls } from '../model-call.ts'
import { askForOutputs, readOutputs } from '../outputs.ts'
import { type ServerTools, toolText } from '../server-tools.ts'
import type { ModelContext } from './context.ts'
import { evaluate, type Origin } from './evaluate.ts'
import type { EvaluationRequest, PromptRun } from './read-request.ts'

/** How often the model of one prompt can call tools. */
const MAX_TOOL_ROUNDS = 5
const MAX_CALLS_AT_ONCE = 16

type PromptPiece = { type: 'text'; chunk: string } | { type: 'output'; name: string; data: unknown }

export type PromptResult = Pick<
  Schemas['PromptResponse'],
  'text' | 'outputs' | 'evaluation' | 'model' | 'steps' | 'input'
>

export interface PromptDependencies {
  calls: ModelCalls
  context: ModelContext
  tools: ServerTools
  signal: AbortSignal
}

/** What the first call of a model sends. */
export function firstInput(run: PromptRun, { context, tools, signal }: PromptDependencies): GenerateInput {
  const { model, temperature, maxTokens } = run
  const messages = firstMessages(run, context)
  return { messages, ...given({ model, temperature, maxTokens }), tools: [...tools.definitions], signal }
}

function firstMessages({ prompts }: PromptRun, { system, material }: ModelContext): Schemas['PromptInput'] {
  const [first = ''] = prompts
  return [
    ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
    ...material,
    { role: 'user', content: first },
  ]
}

/** Runs the prompts one after the other. Yields the pieces of the last answer, then the outputs. */
export async function* runPrompt(
  run: PromptRun,
  dependencies: PromptDependencies,
): AsyncGenerator<PromptPiece, PromptResult> {
  const { calls, tools } = dependencies
  const first = firstInput(run, dependencies)
  const messages: Message[] = [...first.messages]
  const steps: Schemas['PromptStep'][] = []
  let model = ''
  for (const [index, prompt] of run.prompts.entries()) {
    const isLast = index === run.prompts.length - 1
    if (index > 0) messages.push({ role: 'user', content: prompt })
    const step: Schemas['PromptStep'] = { prompt, text: '', toolCalls: [] }
    steps.push(step)
    for (let round = 0; ; round++) {
      const mayCall = round < MAX_TOOL_ROUNDS && tools.definitions.length > 0
      const input: GenerateInput = { ...first, messages: [...messages], ...(!mayCall && { toolChoice: 'none' }) }
      const generated: Generated = run.stream && isLast ? yield* texts(calls, input) : await calls.generate(input)
      step.text += generated.text
      model = generated.model
      const called = mayCall ? generated.toolCalls.slice(0, MAX_CALLS_AT_ONCE) : []
      if (called.length === 0) {
        messages.push({ role: 'assistant', content: generated.text })
        break
      }
      messages.push({ role: 'assistant', content: generated.text, toolCalls: called })
      await runTools(called)
    }

    async function runTools(called: readonly ToolCall[]): Promise<void> {
      const { signal } = dependencies
      const results = await Promise.all(called.map(call => tools.run(call, tools.definitions, signal)))
      for (const [n, { id, name, arguments: written }] of called.entries()) {
        const { content, isError = false } = results[n] ?? { content: '', isError: true }
        const material = toolText({ name, content, isError })
        messages.push({ role: 'tool', toolCallId: id, name, content: material, isError })
        step.toolCalls.push({ name, arguments: written, isError })
      }
    }
  }
  const text = steps.at(-1)?.text ?? ''
  const outputs = await outputsOf(run, first, messages, calls)
  if (run.stream) for (const output of outputs) yield { type: 'output', ...output }
  const results = messages.flatMap(({ role, content }) => (role === 'tool' ? content : []))
  const { policies, material } = dependencies.context
  const given = [...material.map(({ content }) => content), ...results]
  const origin = { task: run.prompts.join('\n\n'), policies, material: given }
  const evaluation = run.evaluate && (await evaluationOf(run.evaluate, { text, origin }, first, calls))
  const input = run.showInput && firstMessages(run, dependencies.context)
  return { text, outputs, ...(evaluation && { evaluation }), model, steps, ...(input && { input }) }
}

async function* texts(calls: ModelCalls, input: GenerateInput): AsyncGenerator<PromptPiece, Generated> {
  const pieces = calls.stream(input)
  try {
    for (;;) {
      const next = await pieces.next()
      if (next.done) return next.value
      if (next.value.type === 'text') yield { type: 'text', chunk: next.value.text }
    }
  } finally {
    // ends the call of the model if the client has left
    await pieces.return?.(undefined as never)
  }
}

async function outputsOf(
  { outputs }: PromptRun,
  { model, maxTokens, signal }: GenerateInput,
  messages: readonly Message[],
  calls: ModelCalls,
): Promise<Schemas['PromptOutput'][]> {
  if (outputs === undefined) return []
  const asked = { ...askForOutputs(messages, outputs), ...given({ model, maxTokens, signal }), temperature: 0 }
  return readOutputs(outputs, (await calls.generate(asked)).output)
}

const evaluationOf = (
  { criteria, serverSide }: EvaluationRequest,
  { text, origin }: { text: string; origin: Origin },
  { model, signal }: GenerateInput,
  calls: ModelCalls,
): Promise<Schemas['Evaluation']> =>
  evaluate(
    text,
    criteria,
    origin,
    serverSide ? input => calls.generate({ ...input, ...given({ model, signal }) }) : undefined,
  )
