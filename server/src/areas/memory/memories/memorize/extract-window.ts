import type { ModelPayer } from '../../../../models/budget/budget.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { ExtractedProperty, Models } from '../../../../models/port.ts'
import type { Prepared } from './pending-memory.ts'
import { priceOf } from './prepare.ts'
import { type Said, type Transcript, transcriptOf } from './windows.ts'

/**
 * Extracts the properties of consecutive turns together. Each value belongs to the last turn of its evidence; one that
 * only the context states is not returned, because it belongs to an earlier window.
 */
export async function extractWindow(
  models: Models,
  payer: ModelPayer,
  read: readonly Prepared[],
  before: readonly Said[],
  signal: AbortSignal,
): Promise<Prepared[]> {
  const [first] = read
  if (!first || first.definitions.length === 0) return [...read]
  const { request, definitions, timestamp, minConfidence } = first
  const transcript = transcriptOf(
    before,
    read.map(({ request: { content, speaker } }) => ({ content, ...(speaker !== undefined && { speaker }) })),
  )
  try {
    const { properties, faint = [] } = await models.extract(payer, {
      content: transcript.text,
      timestamp,
      definitions,
      signal,
      prompt: request.extractionPrompt,
      minConfidence,
    })
    const extracted = byTurn(properties, transcript)
    const faintOfTurns = byTurn(faint, transcript)
    return read.map((one, at) => {
      const own = extracted[at] ?? []
      return { ...one, extracted: own, faint: faintOfTurns[at], price: priceOf(own.length) }
    })
  } catch (failure) {
    if (!(failure instanceof ModelError)) throw failure
    return read.map(one => ({ ...one, failure }))
  }
}

/** The values of each turn, with their evidence as a part of its content. */
export function byTurn(properties: readonly ExtractedProperty[], { places, text }: Transcript): ExtractedProperty[][] {
  const turns: ExtractedProperty[][] = places.map(() => [])
  for (const property of properties) {
    const { start, end } = property.evidence
    const at = places.findLastIndex(place => place.start < end && start < place.end)
    const place = places[at]
    if (!place) continue
    const from = Math.max(start, place.start)
    const to = Math.min(end, place.end)
    const evidence = { start: from - place.start, end: to - place.start, text: text.slice(from, to) }
    turns[at]?.push({ ...property, evidence })
  }
  return turns
}
