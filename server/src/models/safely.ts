import { judgeValues } from '@keepsake/offline-engine'
import type { Logger } from 'pino'
import { sqlStateOf, unavailableReason } from '../platform/database/sql-errors.ts'
import { withoutText } from '../platform/database/tracing/without-text.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { ApiError } from '../platform/values/errors.ts'
import { findBadText } from '../platform/values/unicode.ts'
import type { Extractor } from './extractor.ts'
import { ModelError } from './model-error.ts'
import type { Doubt, ExtractedProperty, ExtractInput, Extraction, Models, Span } from './port.ts'
import { writableValues } from './writable-values.ts'

/** Where faults of a reader are reported. */
export interface ReaderMonitoring {
  log: Pick<Logger, 'warn' | 'error'>
  metrics: Pick<Metrics, 'counter'>
}

const asFaint = (property: ExtractedProperty): ExtractedProperty => ({ ...property, faint: true })

/** Doubts that leave nothing of a fact. What is denied, wished or said of others is a fact that says so. */
const NO_FACT: ReadonlySet<Doubt> = new Set(['asked', 'supposed', 'ironic', 'example', 'by_assistant', 'quoted'])
const FACT = {
  collectionId: '',
  collectionName: 'Facts',
  name: 'Fact',
  systemName: 'fact',
  type: 'text',
  mode: 'append',
} as const

/** The facts that the text states, by the words that a model quotes for each. */
async function statedFacts(input: ExtractInput, facts: Extraction['facts']): Promise<Extraction['facts']> {
  const sound = facts?.filter(({ text, evidence }) => !findBadText(text) && !findBadText(evidence.text)) ?? []
  if (sound.length === 0) return undefined
  const values = sound.map(fact => ({
    ...fact,
    evidence: sentenceOf(fact.evidence),
    said: fact.evidence,
    collectionId: FACT.collectionId,
    systemName: FACT.systemName,
    propertyName: FACT.name,
    value: sentenceOf(fact.evidence).text,
    confidence: 1,
  }))
  const { properties } = await judgeValues({ ...input, definitions: [FACT] }, values)
  const stated = properties.filter(({ doubt }) => doubt === undefined || !NO_FACT.has(doubt))
  return stated.length === 0 ? undefined : stated.map(({ text, said }) => ({ text, evidence: said }))
}

/** The words without the mark at their end: what a sentence with it does is judged by the words before. */
function sentenceOf({ start, text }: Span): Span {
  const words = text.replace(/(?<![\s.!?…])[\s.!?…]+$/u, '')
  return { start, end: start + words.length, text: words }
}

/** Properties in a line of the log. */
const MAX_LOGGED = 10

/**
 * An extraction whose reader may do anything: a value that cannot be stored is left out, and an error that nobody
 * expects means that the text cannot be read, not that it cannot be stored. Neither the log nor the metric has the text.
 */
export function safely({ engine, extract }: Extractor, monitoring: ReaderMonitoring): Extractor['extract'] {
  const { log, metrics } = monitoring
  const refusals = metrics.counter({
    name: 'extraction_values_refused_total',
    help: 'Extracted values that were left out, because they could not be stored. `failed`: a text could not be read.',
    labelNames: ['engine', 'reason'],
  })
  return async (payer, input) => {
    try {
      const { extraction, refused } = writableValues(input, await extract(payer, input))
      for (const { reason } of refused) refusals.inc({ engine, reason })
      if (refused.length > 0)
        log.warn(
          { tenant: payer.tenantId, engine, count: refused.length, refused: refused.slice(0, MAX_LOGGED) },
          'Extracted values were left out, because they cannot be stored',
        )
      const { properties, faint } = await judgeValues(input, extraction.properties)
      // a model reads what a sentence is about itself
      const others = faint.filter(property => property.engine === 'offline')
      const facts = await statedFacts(input, extraction.facts)
      return {
        ...extraction,
        properties,
        ...(others.length > 0 && { faint: others.map(asFaint) }),
        ...(facts && { facts }),
      }
    } catch (error) {
      if (isExpected(error, input.signal)) throw error
      refusals.inc({ engine, reason: 'failed' })
      log.error(
        { tenant: payer.tenantId, engine, error: withoutText(error) },
        'A text could not be read for its properties',
      )
      throw new ModelError(
        'refused',
        'validation_error',
        'the server could not read this text for properties. Report it to whoever runs the server, whose log has the reason.',
      )
    }
  }
}

/** An answer whose reader may do anything: an error that nobody expects means no answer to a search that found something. */
export function answerSafely({ engine, answer }: Models, { log }: ReaderMonitoring): Models['answer'] {
  return async (payer, input) => {
    try {
      return await answer(payer, input)
    } catch (error) {
      if (isExpected(error, input.signal)) throw error
      log.error({ tenant: payer.tenantId, engine, error: withoutText(error) }, 'A question could not be answered')
      throw new ModelError(
        'failed',
        'server_error',
        'the server could not read these texts. Report it to whoever runs the server, whose log has the reason.',
      )
    }
  }
}

const isExpected = (error: unknown, signal: AbortSignal | undefined): boolean =>
  error instanceof ApiError ||
  signal?.aborted === true ||
  unavailableReason(error) !== undefined ||
  sqlStateOf(error) !== undefined
