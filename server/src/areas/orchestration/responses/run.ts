import type { Schemas } from '../../../contract/schemas.ts'
import type { Message } from '../../../models/language-models.ts'
import type { TokenUsage } from '../../../models/port.ts'
import type { EntityFields } from '../entity.ts'
import type { ToolResult } from '../server-tools.ts'

/** How often a response can ask its client for tool results. */
export const MAX_ROUNDS = 20

export type FunctionTool = Schemas['FunctionDefinition']
export type RequestedOutput = Schemas['ResponseOutputInput']

/** A prompt, or the conversation that the state began with. */
export interface RunStep {
  prompt?: string
  /** Names of the tools that it can call. All if absent. */
  tools?: string[]
  /** How often it can call tools. */
  maxSteps: number
}

/** What a response runs, after validation. It does not change. */
export interface RunRequest extends Pick<Schemas['CreateResponseRequest'], 'model' | 'temperature' | 'maxTokens'> {
  steps: RunStep[]
  /** Run by the client. */
  tools: FunctionTool[]
  outputs: RequestedOutput[]
  /** The record whose memories the model can search. */
  recallFrom?: string
  /** Whether the model can look for guidelines, and of which tags. */
  findGuidelines?: boolean
  guidelineTags?: string[]
  /** Whether the model has a directory of guidelines, which it can read. */
  readGuidelines?: boolean
  /** IDs or slugs of MCP servers whose tools the model can call. */
  mcps?: string[]
  /** The entity that the final text is stored for. */
  memorizeFor?: EntityFields
}

/** A turn in which the model called tools of the client. */
export interface Round {
  /** The ids of the client's calls, in order. */
  waitingFor: string[]
  /** The results that the server already has, by id of the call. */
  ready: Record<string, ToolResult>
  /** The number of messages when the client was asked. */
  at: number
  /** The totals when the client was asked. */
  usage: TokenUsage
  credits: number
  model: string | undefined
  /** Hash of the results that the client sent. */
  submission?: string
}

/** How far a response is. Stored as JSON after each turn. */
export interface RunState {
  messages: Message[]
  /** Where each step begins in the messages; the last one is the current step. */
  starts: number[]
  /** How often the current step has called tools. */
  calls: number
  rounds: Round[]
  text?: string
  outputs: Schemas['ResponseOutput'][]
  memorized?: boolean
  model?: string
  usage: TokenUsage
  /** Charged for the turns that have ended. */
  credits: number
  /** To charge for the current turn when it ends. */
  unsettled: number
}

/** @param messages the context and, if the request has no prompts, the conversation */
export function startOf({ steps }: RunRequest, messages: readonly Message[]): RunState {
  const [first] = steps
  const prompt: Message[] = first?.prompt === undefined ? [] : [{ role: 'user', content: first.prompt }]
  return {
    messages: [...messages, ...prompt],
    starts: [messages.length + prompt.length],
    calls: 0,
    rounds: [],
    outputs: [],
    usage: { inputTokens: 0, outputTokens: 0 },
    credits: 0,
    unsettled: 0,
  }
}
