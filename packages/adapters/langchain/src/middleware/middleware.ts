import type { Keepsake } from '@keepsake/sdk'
import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages'
import { type AgentMiddleware, createMiddleware } from 'langchain'
import { asInstructions, PATIENCE, recalledText } from '../../../shared/recalled.ts'
import type { RecordKey } from '../../../shared/record.ts'

/** Why an agent ran without its memory. */
export interface MemoryWarning {
  /** What failed: the look-up before the first call of the model, or storing what was said at the end. */
  during: 'recall' | 'memorize'
  /** What was thrown, usually a `KeepsakeError`. */
  error: unknown
}

/** Options of {@link keepsakeMiddleware}. */
export interface KeepsakeMiddlewareOptions {
  /** The client to recall and store with. */
  client: Keepsake
  /** Whom the agent talks to. The first stored message creates the record. */
  record: RecordKey
  /** Labels of stored messages. [`['chat']`] */
  tags?: string[]
  /** The maximum number of tokens of what is recalled. [500] */
  tokenBudget?: number
  /** Milliseconds that the agent waits for its memory, at its beginning and at its end. [5000] */
  timeout?: number
  /** Receives what failed. [writes a warning to the console] */
  onWarning?: (warning: MemoryWarning) => void
}

/** Middleware of `createAgent`. */
export type MemoryMiddleware = AgentMiddleware

/**
 * Memory for an agent. Before the first call of the model, what is known about the record goes into the instructions; when
 * the agent has answered, the message of the user and the answer are stored. A failure of the memory never fails the agent.
 *
 * @example
 * const agent = createAgent({ model, middleware: [keepsakeMiddleware({ client, record: { email: 'dana.reyes@northwind.example' } })] })
 */
export function keepsakeMiddleware({
  client,
  record,
  tags = ['chat'],
  tokenBudget = 500,
  timeout = PATIENCE,
  onWarning = writeWarning,
}: KeepsakeMiddlewareOptions): MemoryMiddleware {
  /** What was recalled for each message that is being answered: one middleware serves many runs at a time. */
  const recalledFor = new WeakMap<BaseMessage, string>()

  const warn = (warning: MemoryWarning): void => {
    try {
      onWarning(warning)
    } catch {
      // a hook that fails is no reason to lose the answer of the agent
    }
  }

  return createMiddleware({
    name: 'KeepsakeMemory',
    wrapModelCall: async (request, handler) => {
      const message = request.messages.findLast(HumanMessage.isInstance)
      let recalled = message && recalledFor.get(message)
      if (recalled === undefined) {
        try {
          recalled = (await recalledText(client, record, message?.text ?? '', { tokenBudget, timeout })) ?? ''
          if (message) recalledFor.set(message, recalled)
        } catch (error) {
          warn({ during: 'recall', error })
        }
      }
      if (!recalled) return handler(request)
      return handler({ ...request, systemMessage: request.systemMessage.concat(`\n\n${asInstructions(recalled)}`) })
    },
    afterAgent: async ({ messages }) => {
      const said = messages.slice(Math.max(messages.findLastIndex(HumanMessage.isInstance), 0)).flatMap(turnOf)
      if (said.length === 0) return
      try {
        await client.memory.memorizeConversation({ ...record, messages: said, tags }, { timeout, maxRetries: 0 })
      } catch (error) {
        warn({ during: 'memorize', error })
      }
    },
  })
}

function turnOf(message: BaseMessage): { role: 'user' | 'assistant'; content: string }[] {
  const isUser = HumanMessage.isInstance(message)
  // the call of a tool has no text
  if ((!isUser && !AIMessage.isInstance(message)) || message.text.trim() === '') return []
  return [{ role: isUser ? 'user' : 'assistant', content: message.text }]
}

function writeWarning({ during, error }: MemoryWarning): void {
  const reason = error instanceof Error ? error.message : String(error)
  // biome-ignore lint/suspicious/noConsole: what failed must be seen by someone who set no hook
  console.warn(`Keepsake: ${during} failed, so this agent went on without it. ${reason}`)
}
