import type { Keepsake } from '@keepsake/sdk'
import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai'
import { asInstructions, PATIENCE, recalledText } from '../../shared/recalled.ts'
import type { RecordKey } from '../../shared/record.ts'

/** A model of a provider of the AI SDK, such as `openai('gpt-5')`. */
export type WrappableModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** A model of the AI SDK, for `generateText`, `streamText` and agents. */
export type RememberedModel = ReturnType<typeof wrapLanguageModel>

/** Why a call was made without its memory. The call itself succeeded, or failed for a reason of its own. */
export interface MemoryWarning {
  /** What failed: the look-up before the call, or storing what was said after it. */
  during: 'recall' | 'memorize'
  /** What was thrown, usually a `KeepsakeError`. */
  error: unknown
}

/** Options of {@link withKeepsake}. */
export interface WithKeepsakeOptions {
  /** The client to recall and store with. */
  client: Keepsake
  /** Whom the conversation is with. The first stored message creates the record. */
  record: RecordKey
  /** The conversation that stored messages belong to. By default, one that is made from the messages. */
  sessionId?: string
  /** Whose messages are stored: those of both, of the user, or none. [`'all'`] */
  store?: 'all' | 'user' | 'none'
  /** Labels of stored messages. [`['chat']`] */
  tags?: string[]
  /** The maximum number of tokens of what is recalled. [500] */
  tokenBudget?: number
  /** Milliseconds that a call waits for its memory, before it and after it. [5000] */
  timeout?: number
  /** Receives what failed. [writes a warning to the console] */
  onWarning?: (warning: MemoryWarning) => void
}

type Transform = NonNullable<LanguageModelMiddleware['transformParams']>
type Params = Awaited<ReturnType<Transform>>
type Prompt = Params['prompt']
type Turn = { role: 'user' | 'assistant'; content: string }

/**
 * A model with memory. Before a call, what is known about the record goes into the instructions; after it, the message
 * of the user and the answer are stored. Steps that call tools are one turn: it is recalled once, and stored at its end.
 * A failure of the memory never fails the call: it is given to `onWarning`.
 * @param model any model of the AI SDK
 * @returns the model to use in its place, streaming or not
 *
 * @example
 * const model = withKeepsake(openai('gpt-5'), { client: new Keepsake(), record: { email: 'dana.reyes@northwind.example' } })
 * const { text } = await generateText({ model, prompt: 'When should you call me?' })
 */
export function withKeepsake(model: WrappableModel, options: WithKeepsakeOptions): RememberedModel {
  return wrapLanguageModel({ model, middleware: memoryMiddleware(options) })
}

function memoryMiddleware({
  client,
  record,
  sessionId,
  store = 'all',
  tags = ['chat'],
  tokenBudget = 500,
  timeout = PATIENCE,
  onWarning = writeWarning,
}: WithKeepsakeOptions): LanguageModelMiddleware {
  /** What was recalled for the turn that is being answered, so that its later steps do not ask again. */
  let turn: { focus: string; recalled: string | undefined } | undefined

  const warn = (warning: MemoryWarning): void => {
    try {
      onWarning(warning)
    } catch {
      // a hook that fails is no reason to lose the answer of the model
    }
  }

  async function recall(prompt: Prompt, signal: AbortSignal | undefined): Promise<string | undefined> {
    const focus = turnsOf(prompt)[0]?.content ?? ''
    if (prompt.at(-1)?.role === 'tool' && turn?.focus === focus) return turn.recalled
    try {
      const recalled = await recalledText(client, record, focus, { tokenBudget, timeout, signal })
      turn = { focus, recalled }
      return recalled
    } catch (error) {
      warn({ during: 'recall', error })
      return undefined
    }
  }

  async function memorize(prompt: Prompt, answer: string): Promise<void> {
    const messages: Turn[] = [...turnsOf(prompt), { role: 'assistant' as const, content: answer }]
    const said = messages.filter(({ role, content }) => STORED[store].includes(role) && content.trim() !== '')
    if (said.length === 0) return
    try {
      await client.memory.memorizeConversation(
        { ...record, messages: said, tags, ...(sessionId === undefined ? {} : { sessionId }) },
        { timeout, maxRetries: 0 },
      )
    } catch (error) {
      warn({ during: 'memorize', error })
    }
  }

  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => {
      const recalled = await recall(params.prompt, params.abortSignal)
      return recalled === undefined ? params : { ...params, prompt: withInstructions(params.prompt, recalled) }
    },
    wrapGenerate: async ({ doGenerate, params }) => {
      const result = await doGenerate()
      if (isEnd(result.finishReason)) {
        await memorize(params.prompt, result.content.map(part => (part.type === 'text' ? part.text : '')).join(''))
      }
      return result
    },
    wrapStream: async ({ doStream, params }) => {
      const result = await doStream()
      let answer = ''
      let isComplete = false
      const remembering = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          if (part.type === 'text-delta') answer += part.delta
          if (part.type === 'finish') isComplete = isEnd(part.finishReason)
          controller.enqueue(part)
        },
        flush: async () => {
          if (isComplete) await memorize(params.prompt, answer)
        },
      })
      return { ...result, stream: result.stream.pipeThrough(remembering) }
    },
  }
}

const STORED: Readonly<Record<NonNullable<WithKeepsakeOptions['store']>, readonly Turn['role'][]>> = {
  all: ['user', 'assistant'],
  user: ['user'],
  none: [],
}

type StreamPart =
  Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never

/** Whether a turn has ended: after calls of tools it goes on, and after an error it is likely to be repeated. */
const isEnd = ({ unified }: { unified: string }): boolean => unified !== 'tool-calls' && unified !== 'error'

/** The texts of the last message of the user, and of what the assistant said since. */
function turnsOf(prompt: Prompt): Turn[] {
  const start = prompt.findLastIndex(({ role }) => role === 'user')
  return prompt.slice(Math.max(start, 0)).flatMap(message => {
    if (message.role !== 'user' && message.role !== 'assistant') return []
    const texts = message.content.flatMap(part => (part.type === 'text' ? [part.text] : []))
    return [{ role: message.role, content: texts.join('\n') }]
  })
}

/** Adds to the last system message at the start, since some models accept only one. */
function withInstructions(prompt: Prompt, recalled: string): Prompt {
  const text = asInstructions(recalled)
  const count = prompt.findIndex(({ role }) => role !== 'system')
  const place = (count < 0 ? prompt.length : count) - 1
  const system = prompt[place]
  if (system?.role !== 'system') return [{ role: 'system', content: text }, ...prompt]
  return prompt.with(place, { ...system, content: `${system.content}\n\n${text}` })
}

function writeWarning({ during, error }: MemoryWarning): void {
  const reason = error instanceof Error ? error.message : String(error)
  // biome-ignore lint/suspicious/noConsole: what failed must be seen by someone who set no hook
  console.warn(`Keepsake: ${during} failed, so this call went on without it. ${reason}`)
}
