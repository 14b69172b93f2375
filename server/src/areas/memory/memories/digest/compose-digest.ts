import type { components } from '../../../../contract/openapi.gen.ts'
import { estimateDatedTokens } from '../../../../platform/access/tokens.ts'
import type { BestPassage } from '../../../../search/excerpts/best-passage.ts'
import { cut, memoryLine, oneLine } from '../../text-format.ts'
import type { MemoryRow } from '../sql/read.ts'
import { equalOnce, propertyLine, withoutMarker } from './property-line.ts'

type PropertyValue = components['schemas']['PropertyValue']

/** Minimum share of the budget for memories, if there are any. */
const MEMORY_SHARE = 0.5
/** Maximum share of the memory budget for one memory, so that one long document does not crowd out the others. */
const MAX_MEMORY_SHARE = 0.4
/** In tokens. A shorter fragment of a memory is not useful. */
const MIN_CUT_LENGTH = 16
/** Maximum share of the budget for the title. */
const TITLE_SHARE = 0.2

/** Maximum share of the budget that is left free for files, if there are any. */
const FILE_SHARE = 0.2

/** Maximum share of the budget for the profile, if there is more to say. */
const PROFILE_SHARE = 0.4

/** A file of the record, with what is written about it and in it. */
export interface DigestFile {
  id: string
  kind: string
  name: string
  timestamp: Date
  content: string
  passage?: BestPassage
}

/** A memory, with the passage that answers the focus if it was found by it. */
export interface DigestMemory extends MemoryRow {
  passage?: BestPassage
  /** What is shown of it [all, cut if it is long]. */
  shown?: string
  /** The time of a later memory that corrects it. */
  correctedAt?: Date
}

export interface ComposedDigest {
  digest: string
  /** What the digest contains. */
  properties: PropertyValue[]
  memories: MemoryRow[]
}

/** What a digest has beside properties and memories. */
export interface DigestMore {
  files?: readonly DigestFile[] | undefined
  /** The lines of the profile. */
  profile?: readonly string[] | undefined
  /** The time of a later memory that corrects the one which says a property. */
  correctedAt?: ((property: PropertyValue) => Date | undefined) | undefined
  /** Chooses what is shown of the memories in so many tokens. [in the given order, what fits] */
  choose?: ((memories: readonly DigestMemory[], room: number) => readonly DigestMemory[]) | undefined
}

/** What the heading of the memories costs. */
const HEADING_COST = 8

/**
 * Markdown of at most `budget` tokens: a title, the profile, properties, then memories in the given order. Omits what does not fit
 * and cuts long memories to the passage that answers the focus, or at a word boundary.
 */
export function composeDigest(
  title: string,
  properties: readonly PropertyValue[],
  memories: readonly DigestMemory[],
  budget: number,
  { files = [], profile = [], choose = given => given, correctedAt = () => undefined }: DigestMore = {},
): ComposedDigest {
  const draft = createDraft(budget)
  draft.add(`# ${cut(oneLine(title), Math.floor(budget * TITLE_SHARE))}\n`, budget)
  const isAlone = properties.length + memories.length + files.length === 0
  section(draft, '## Profile', profile, line => `- ${oneLine(line)}`, draft.left() * (isAlone ? 1 : PROFILE_SHARE))
  const forProperties = memories.length + files.length > 0 ? draft.left() * (1 - MEMORY_SHARE) : draft.left()
  const kept = section(
    draft,
    '## Properties',
    equalOnce(properties),
    (equal, left) => propertyLine(equal, left, correctedAt(equal.of[0])),
    forProperties,
  )
  const keptProperties = kept.flatMap(({ of }) => of)
  const largest = draft.left() * MAX_MEMORY_SHARE
  const lineOf = (memory: DigestMemory, left: number): string =>
    digestLine(memory, Math.max(MIN_CUT_LENGTH, Math.min(memory.shown === undefined ? largest : left, left - 1)))
  const room = draft.left() - roomFor(files, draft.left() * FILE_SHARE)
  const keptMemories = section(draft, '## Memories', choose(memories, room - HEADING_COST), lineOf, room)
  const fileOf = (file: DigestFile, left: number): string =>
    fileLine(file, Math.max(MIN_CUT_LENGTH, Math.min(largest, left - 1)))
  section(draft, '## Files', files, fileOf, draft.left())
  return { digest: draft.text(), properties: keptProperties, memories: keptMemories }
}

/** The line of a memory, in so many tokens. */
export const digestLine = ({ passage, shown, ...memory }: DigestMemory, tokens: number): string =>
  memoryLine(
    { mark: '- ', ...memory, ...(shown === undefined ? { passage } : { passage: undefined, content: shown }) },
    tokens,
  )

/** What files take of a budget: all that they need, or the most that they may have. */
const roomFor = (files: readonly DigestFile[], most: number): number =>
  Math.min(
    most,
    files.reduce((sum, file) => sum + estimateDatedTokens(`${fileLine(file, most)}\n`), files.length > 0 ? 8 : 0),
  )

/** A file with its id, by which it can be downloaded, and what it says. */
const fileLine = ({ id, kind, name, ...file }: DigestFile, tokens: number): string =>
  memoryLine(
    {
      mark: `- ${cut(withoutMarker(name), MIN_CUT_LENGTH)} (${kind}, ${id}), `,
      speaker: null,
      superseded: null,
      passage: undefined,
      ...file,
    },
    tokens,
  )

interface Draft {
  /** Adds a piece if it costs at most `allowance` tokens and fits. @returns its cost, or undefined */
  add(piece: string, allowance: number): number | undefined
  left(): number
  text(): string
}

function createDraft(budget: number): Draft {
  const pieces: string[] = []
  let left = budget
  return {
    add(piece, allowance) {
      // the estimate for a text is at most the sum of the estimates for its pieces
      const cost = estimateDatedTokens(piece)
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
  lineOf: (entry: Entry, left: number) => string,
  allowance: number,
): Entry[] {
  const kept: Entry[] = []
  let left = allowance
  for (const entry of entries) {
    const above = kept.length === 0 ? `\n${heading}\n\n` : ''
    const cost = draft.add(`${above}${lineOf(entry, left - estimateDatedTokens(above))}\n`, left)
    if (cost === undefined) continue
    kept.push(entry)
    left -= cost
  }
  return kept
}
