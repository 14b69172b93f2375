import type { Extractor } from '../../server/src/models/extractor.ts'
import { PAYER } from '../../server/test/support/free-budget.ts'
import { definitionsIn, type JudgedText, textsIn } from '../offline-engine/training/extraction/judged.ts'
import { matchLabels, typeOf } from '../offline-engine/training/extraction/match-labels.ts'
import { inTurn } from './in-turn.ts'

/** Values that were found, how many of them a label says too, and how many values are labelled. */
interface ExtractionFigures {
  found: number
  right: number
  labelled: number
}

const SET = new URL('../offline-engine/judged/extraction-fourteenth', import.meta.url).pathname

/** The texts that no engine was developed or trained on. */
export const heldOutTexts = (): JudgedText[] =>
  textsIn(definitionsIn(`${SET}-collections.json`), `${SET}.jsonl`, 'fourteenth')

/** @returns the figures of `all` values, of those that are `stored` by default, and of each type */
export async function measureExtraction(
  models: Extractor,
  texts: readonly JudgedText[],
  minConfidence: number,
): Promise<Map<string, ExtractionFigures>> {
  const figures = new Map<string, ExtractionFigures>()
  const add = (name: string, more: Partial<ExtractionFigures>): void => {
    const { found, right, labelled } = figures.get(name) ?? { found: 0, right: 0, labelled: 0 }
    figures.set(name, {
      found: found + (more.found ?? 0),
      right: right + (more.right ?? 0),
      labelled: labelled + (more.labelled ?? 0),
    })
  }
  await inTurn(texts, async judged => {
    const { properties } = await models.extract(PAYER, {
      content: judged.text,
      timestamp: new Date(judged.timestamp),
      definitions: judged.definitions,
      minConfidence,
    })
    const { values, missed } = matchLabels(judged, properties)
    for (const name of ['all', 'stored']) add(name, { labelled: judged.properties.length })
    for (const { found, type, right } of values)
      for (const name of ['all', type, ...(found.confidence >= minConfidence ? ['stored'] : [])])
        add(name, { found: 1, right: Number(right), ...(name === type && right && { labelled: 1 }) })
    for (const { collection, systemName } of missed) add(typeOf(judged, collection, systemName), { labelled: 1 })
  })
  return figures
}
