import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { estimateTokens } from '../platform/access/tokens.ts'
import { invalid } from '../platform/values/errors.ts'
import type { ModelBudget, ModelPayer } from './budget/budget.ts'
import { TooLargeAnswerError } from './edge/bounded-fetch.ts'
import type { AnswerHabits } from './edge/chat-answer.ts'
import { FULL_FORM, inForm, plainerForm, type RequestForm, shapeOf } from './edge/request-form.ts'
import { estimatedInput } from './estimated-tokens.ts'
import {
  type Chunk,
  DEFAULT_MODEL,
  type Generated,
  type GenerateInput,
  type Generation,
  type LanguageModels,
  type ModelInfo,
} from './language-models.ts'
import type { ModelAnswer } from './model/call-model.ts'
import {
  brokenOff,
  endless,
  languageModelOf,
  modelFailure,
  pauseBeforeRetry,
  refusalOf,
  refuses,
  statusOf,
} from './model/model-failure.ts'
import { modelNotConfigured } from './model-error.ts'
import { fallbacksOf, type NamedModel } from './named-models.ts'
import type { TokenUsage } from './port.ts'

/** The time for an answer, or for the next piece of a stream. */
const TIMEOUT_MS = 120_000
const MAX_RETRIES = 1

/** Sends one request to one model. The pieces of the answer are yielded if it is streamed. */
type CallOne = (model: LanguageModelV4, input: GenerateInput, signal: AbortSignal) => AsyncIterator<Chunk, ModelAnswer>

/** An answer, and the model that gave it. */
interface Answered {
  answer: ModelAnswer
  model: NamedModel
}

/**
 * Creates the configured language models. The libraries of their providers are loaded by the first call.
 * @param configured with fallbacks that exist and do not form a circle
 */
export function createLanguageModels(
  configured: readonly NamedModel[],
  { budget, timeoutMs = TIMEOUT_MS }: { budget: ModelBudget; timeoutMs?: number },
): LanguageModels {
  const byId = new Map(configured.map(model => [model.id, model]))
  const opened = new Map<string, Promise<LanguageModelV4>>()
  const proven = new Map<string, RequestForm>()
  const habits = new Map<string, AnswerHabits>(configured.map(({ id }) => [id, {}]))

  function open(model: NamedModel): Promise<LanguageModelV4> {
    const known = opened.get(model.id)
    if (known) return known
    const opening = import('./model/language-model.ts').then(file =>
      file.languageModel(model, habits.get(model.id) ?? {}),
    )
    opened.set(model.id, opening)
    return opening
  }

  function find(id: string | undefined): NamedModel {
    const model = id === undefined ? (byId.get(DEFAULT_MODEL) ?? configured[0]) : byId.get(id)
    if (model) return model
    if (configured.length === 0) throw modelNotConfigured('body.model')
    throw invalid('body.model', `No model has the id ${id}. The server has ${[...byId.keys()].join(', ')}.`)
  }

  /** Calls the model, then its fallbacks, until one answers. A failure after the first piece is final. */
  async function* answers(payer: ModelPayer, input: GenerateInput, callOne: CallOne): AsyncGenerator<Chunk, Answered> {
    const first = find(input.model)
    const fallbacks = input.withoutFallbacks ? [] : fallbacksOf(byId, first.id)
    const chain = [first, ...fallbacks.flatMap(id => byId.get(id) ?? [])]
    const { signal } = input
    let failure: unknown
    for (const model of chain) {
      let form = proven.get(model.id) ?? FULL_FORM
      let refused: unknown
      for (let retries = 0; ; ) {
        const asked = inForm(input, form)
        const attempt = new AbortController()
        let isLate = false
        let hasStarted = false
        let written = ''
        let usage: TokenUsage | undefined
        let hasFailed = false
        const spent = await budget.begin(payer, model.id)
        try {
          const pieces = callOne(await open(model), asked, anyOf(attempt.signal, signal))
          for (;;) {
            const timer = setTimeout(() => {
              isLate = true
              attempt.abort()
            }, timeoutMs)
            const next = await pieces.next().finally(() => clearTimeout(timer))
            if (next.done) {
              usage = next.value.usage
              if (asksForForm(input)) proven.set(model.id, form)
              return { answer: next.value, model }
            }
            hasStarted = true
            if (next.value.type !== 'toolCall') written += next.value.text
            yield next.value
          }
        } catch (error) {
          signal?.throwIfAborted()
          hasFailed = true
          failure = modelFailure(error, isLate ? timeoutMs : undefined, languageModelOf(model))
          if (hasStarted && error instanceof TooLargeAnswerError) throw endless(languageModelOf(model))
          if (hasStarted) throw isLate ? failure : brokenOff(languageModelOf(model))
          const plainer = plainerForm(form, input, { ...refusalOf(error), isProven: proven.has(model.id) })
          if (plainer) {
            form = plainer
            refused ??= failure
            continue
          }
          if (refuses(statusOf(error))) throw refused ?? failure
          const pauseMs = isLate || retries === MAX_RETRIES ? undefined : pauseBeforeRetry(error)
          if (pauseMs === undefined) break
          retries += 1
          await sleep(pauseMs, undefined, signal && { signal }).catch(() => signal?.throwIfAborted())
        } finally {
          // ends the request if the caller left the iteration
          attempt.abort()
          // an answer that was not read to its end is paid for too
          const hasRead = hasStarted || isLate || signal?.aborted
          const broken = hasRead ? estimatedInput(asked) + estimateTokens(written) : 0
          await spent(usage ? usage.inputTokens + usage.outputTokens : broken, hasFailed ? 'failed' : 'completed')
        }
      }
    }
    throw failure
  }

  async function generateOnce(payer: ModelPayer, input: GenerateInput): Promise<Answered> {
    const { callModel } = await import('./model/call-model.ts')
    const pieces = answers(payer, input, (model, asked, signal) => ({
      next: async () => ({ done: true, value: await callModel(model, asked, signal) }),
    }))
    for (;;) {
      const next = await pieces.next()
      if (next.done) return next.value
    }
  }

  return {
    list: () => configured.map(toInfo),
    find: id => toInfo(find(id)),
    shapeOf: id => shapeOf(habits.get(id) ?? {}, proven.get(id) ?? FULL_FORM),

    async generate(payer, input) {
      input.signal?.throwIfAborted()
      const first = await generateOnce(payer, input)
      if (input.output === undefined) return toGenerated([first])
      const { readOutput, repairing } = await import('./edge/structured-output.ts')
      const read = readOutput(first.answer.text, input.output)
      if ('output' in read) return { ...toGenerated([first]), output: read.output }
      const second = await generateOnce(payer, {
        ...input,
        messages: repairing(input.messages, first.answer.text, read.problem),
      })
      const again = readOutput(second.answer.text, input.output)
      if ('problem' in again) throw modelFailure(again.error, undefined, languageModelOf(second.model))
      return { ...toGenerated([first, second]), output: again.output }
    },

    requireBudget: budget.require,

    stream(payer, input): Generation {
      const { promise: finished, resolve, reject } = Promise.withResolvers<Generated>()
      // the iteration throws the same error
      finished.catch(() => {})
      async function* run(): AsyncGenerator<Chunk, void> {
        try {
          input.signal?.throwIfAborted()
          const { streamModel } = await import('./model/call-model.ts')
          resolve(toGenerated([yield* answers(payer, input, streamModel)]))
        } catch (error) {
          reject(error)
          throw error
        } finally {
          reject(new Error('The stream was left before its end.'))
        }
      }
      return { chunks: run(), finished }
    },
  }
}

const anyOf = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other === undefined ? one : AbortSignal.any([one, other])

/** Whether an answer shows that the model takes the form of requests. */
const asksForForm = ({ output, json }: GenerateInput): boolean => output !== undefined || json !== undefined

const toInfo = ({ id, provider, name }: NamedModel): ModelInfo => ({ id, provider, name })

/** @param answered the calls, the last one with the answer that counts */
function toGenerated(answered: [Answered, ...Answered[]]): Generated {
  const { answer, model } = answered.at(-1) ?? answered[0]
  const costs = answered.map(each => costOf(each.answer.usage, each.model))
  return {
    ...answer,
    usage: answered.map(each => each.answer.usage).reduce(addUsage),
    model: model.id,
    ...(costs.every(cost => cost !== undefined) && { costUsd: costs.reduce((sum, cost) => sum + cost, 0n) }),
  }
}

const addUsage = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})

const MILLION = 1_000_000n

/** Rounded up to a unit of 1e-8 USD. */
function costOf({ inputTokens, outputTokens }: TokenUsage, { prices }: NamedModel): bigint | undefined {
  if (prices === undefined) return undefined
  const total = BigInt(inputTokens) * prices.inputPerMillion + BigInt(outputTokens) * prices.outputPerMillion
  return (total + MILLION - 1n) / MILLION
}
