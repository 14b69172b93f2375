import type { components } from '../contract/openapi.gen.ts'
import type { Json } from '../platform/json.ts'
import { estimateTokens } from '../platform/tokens.ts'
import type { MemoryRow } from './statements/read.ts'

type PropertyValue = components['schemas']['PropertyValue']

/** Memories get this share of the budget at least, when there are any. */
const MEMORY_SHARE = 0.5
/** A memory may take this share of what memories get: one long document does not push out all others. */
const LARGEST_MEMORY_SHARE = 0.4
/** A shorter piece of a memory says nothing. */
const SHORTEST_CUT = 160

export interface ComposedDigest {
  digest: string
  /** What made it into the digest. */
  properties: PropertyValue[]
  memories: MemoryRow[]
}

/**
 * Markdown of at most `budget` tokens: a title, properties, then memories in the given order. What does not fit is left
 * out, a long memory is cut at a word.
 */
export function composeDigest(
  title: string,
  properties: readonly PropertyValue[],
  memories: readonly MemoryRow[],
  budget: number,
): ComposedDigest {
  const draft = createDraft(budget)
  draft.add(`# ${oneLine(title)}\n`, budget)
  const forProperties = memories.length > 0 ? draft.left() * (1 - MEMORY_SHARE) : draft.left()
  const keptProperties = section(draft, '## Properties', properties, propertyLine, forProperties)
  const largest = draft.left() * LARGEST_MEMORY_SHARE
  const lineOf = (memory: MemoryRow) => memoryLine(memory, Math.min(largest, draft.left()))
  const keptMemories = section(draft, '## Memories', memories, lineOf, draft.left())
  return { digest: draft.text(), properties: keptProperties, memories: keptMemories }
}

interface Draft {
  /** Adds a piece when it takes at most `allowance` tokens and fits. @returns what it took, or undefined */
  add(piece: string, allowance: number): number | undefined
  left(): number
  text(): string
}

function createDraft(budget: number): Draft {
  let text = ''
  let used = 0
  return {
    add(piece, allowance) {
      const total = estimateTokens(text + piece)
      if (total > budget || total - used > allowance) return undefined
      const cost = total - used
      text += piece
      used = total
      return cost
    },
    left: () => budget - used,
    text: () => text.trimEnd(),
  }
}

function section<Entry>(
  draft: Draft,
  heading: string,
  entries: readonly Entry[],
  lineOf: (entry: Entry) => string,
  allowance: number,
): Entry[] {
  const kept: Entry[] = []
  let left = allowance
  for (const entry of entries) {
    const cost = draft.add(`${kept.length === 0 ? `\n${heading}\n\n` : ''}${lineOf(entry)}\n`, left)
    if (cost === undefined) continue
    kept.push(entry)
    left -= cost
  }
  return kept
}

const propertyLine = ({ propertyName, value, unit }: PropertyValue): string =>
  `- ${oneLine(propertyName)}: ${oneLine(valueText(value))}${unit === undefined ? '' : ` ${oneLine(unit)}`}`

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value as Json)
}

function memoryLine({ content, timestamp, speaker }: MemoryRow, tokens: number): string {
  const said = speaker !== null && !content.startsWith(`${speaker}:`) ? `${speaker}: ` : ''
  const line = `- ${timestamp.toISOString().slice(0, 10)}: ${said}${oneLine(content)}`
  const characters = Math.max(SHORTEST_CUT, Math.floor(tokens * 4))
  return line.length <= characters ? line : `${line.slice(0, characters).replace(/\s+\S*$/, '')} …`
}

// what people wrote must not become headings or list items of the digest
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
