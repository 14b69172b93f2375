import type { Schemas } from '../../../../contract/schemas.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import { nameFrom } from '../../records/identity.ts'
import { cut, memoryLine, oneLine, valueText } from '../../text-format.ts'

/** Maximum share of the budget for one entry, so that one long document does not crowd out the others. */
const MAX_SHARE = 0.4
/** In tokens. A shorter fragment of an entry is not useful. */
const SHORTEST = 12

/** Recalled memories as text for a prompt: numbered in the order of the sources, within the budget. */
export const textOfResults = (message: string, results: readonly Schemas['RecalledMemory'][], budget: number): string =>
  listed(
    `Memories for: ${oneLine(message)}`,
    results.map(({ content, passage, speaker = null, supersededBy: superseded, ...result }) => {
      const timestamp = new Date(result.timestamp)
      return (mark, tokens) => memoryLine({ mark, timestamp, speaker, content, passage, superseded }, tokens)
    }),
    'Nothing that is stored answers this.',
    budget,
  )

/** Matching records as text for a prompt: numbered in the order of the sources, within the budget. */
export const textOfRecords = (message: string, records: readonly Schemas['FilteredRecord'][], budget: number): string =>
  listed(
    `Records for: ${oneLine(message)}`,
    records.map(({ recordId, type, keys, properties }) => {
      const name = nameFrom(keys) ?? recordId
      const values = Object.entries(properties).map(([property, value]) => `${property}: ${valueText(value)}`)
      const text = oneLine(`${name} (${type})${values.length > 0 ? ` - ${values.join('; ')}` : ''}`)
      return (mark, tokens) => cut(`${mark}${text}`, tokens)
    }),
    'No record matches.',
    budget,
  )

/** An entry with its mark, in so many tokens. */
type Entry = (mark: string, tokens: number) => string

function listed(title: string, entries: readonly Entry[], nothing: string, budget: number): string {
  const lines = [cut(title, Math.floor(budget * MAX_SHARE)), '']
  let left = budget - lines.reduce((sum, line) => sum + estimateDatedTokens(`${line}\n`), 0)
  for (const [n, entry] of entries.entries()) {
    if (left < SHORTEST) break
    const line = entry(`[${n + 1}] `, Math.floor(Math.min(left - 1, budget * MAX_SHARE)))
    const cost = estimateDatedTokens(`${line}\n`)
    if (cost > left) break
    lines.push(line)
    left -= cost
  }
  return [...lines, ...(entries.length === 0 ? [nothing] : [])].join('\n')
}
