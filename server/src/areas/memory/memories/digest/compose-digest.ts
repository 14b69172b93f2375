import type { components } from '../../../../contract/openapi.gen.ts'
import { estimateTokens, MOST_CHARACTERS } from '../../../../platform/tokens.ts'
import { changedLater, cut, oneLine, valueText } from '../../text-format.ts'
import type { MemoryRow } from '../sql/read.ts'

type PropertyValue = components['schemas']['PropertyValue']

/** Memories get this share of the budget at least, when there are any. */
const MEMORY_SHARE = 0.5
/** A memory may take this share of what memories get: one long document does not push out all others. */
const LARGEST_MEMORY_SHARE = 0.4
/** Tokens; a shorter piece of a memory says nothing. */
const SHORTEST_CUT = 40
/** What was said later instead of a memory may take this share of its line. */
const CHANGED_SHARE = 0.5
/** The title may take this share of the budget. */
const TITLE_SHARE = 0.2

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
  draft.add(`# ${cut(oneLine(title), Math.floor(budget * TITLE_SHARE))}\n`, budget)
  const forProperties = memories.length > 0 ? draft.left() * (1 - MEMORY_SHARE) : draft.left()
  const keptProperties = section(draft, '## Properties', properties, propertyLine, forProperties)
  const largest = draft.left() * LARGEST_MEMORY_SHARE
  const lineOf = (memory: MemoryRow): string =>
    memoryLine(memory, Math.max(SHORTEST_CUT, Math.min(largest, draft.left() - 1)))
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
  const pieces: string[] = []
  let left = budget
  return {
    add(piece, allowance) {
      // the estimate of a whole is at most the sum of those of its pieces
      const cost = estimateTokens(piece)
      if (cost > Math.min(left, allowance)) return undefined
      pieces.push(piece)
      left -= cost
      return cost
    },
    left: () => left,
    text: () => pieces.join('').trimEnd(),
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

// after the bullet a name that begins with a mark would be a heading, a quote or a list of its own
const propertyLine = ({ propertyName, value, unit }: PropertyValue): string =>
  `- ${oneLine(propertyName).replace(/^[^\p{L}\p{N}]+/u, '')}: ${oneLine(valueText(value))}${unit === undefined ? '' : ` ${oneLine(unit)}`}`

function memoryLine({ content, timestamp, speaker, superseded }: MemoryRow, tokens: number): string {
  const said = speaker !== null && !content.startsWith(`${speaker}:`) ? `${speaker}: ` : ''
  // that it holds no longer is told even where the memory itself is cut
  const changed = cut(changedLater(superseded), Math.floor(tokens * CHANGED_SHARE))
  const line = `- ${timestamp.toISOString().slice(0, 10)}: ${oneLine(`${said}${content}`, tokens * MOST_CHARACTERS)}`
  return `${cut(line, tokens - estimateTokens(changed))}${changed}`
}
