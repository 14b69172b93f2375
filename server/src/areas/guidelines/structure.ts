import { createHash } from 'node:crypto'
import type { Section } from '../../documents/sections.ts'
import { estimateTokens } from '../../platform/access/tokens.ts'

export interface SectionTree extends Omit<Section, 'textStart'> {
  characters: number
  tokens: number
  hash: string
  children: SectionTree[]
}

/** The sections as a tree: each contains the lower-ranking ones that follow it. */
export function treeOf(value: string, sections: readonly Section[]): SectionTree[] {
  const roots: SectionTree[] = []
  const path: SectionTree[] = []
  for (const section of sections) {
    const node = { ...measured(value, section), children: [] }
    while (path.length > 0 && (path.at(-1)?.depth ?? 0) >= section.depth) path.pop()
    const siblings = path.at(-1)?.children ?? roots
    siblings.push(node)
    path.push(node)
  }
  return roots
}

/** A section with its size, and a hash that changes with its text. */
export function measured(value: string, { textStart: _, ...section }: Section): Omit<SectionTree, 'children'> {
  const content = value.slice(section.start, section.end)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { ...section, characters: content.length, tokens: estimateTokens(content), hash }
}
