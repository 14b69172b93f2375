import { createHash } from 'node:crypto'
import { type Section, sectionsOf } from '../../../documents/sections.ts'
import { documentOf } from '../../../search/indexing/document.ts'
import type { SearchDocument } from '../../../search/types.ts'
import type { GuidelineContent } from '../guideline.ts'

/** A part of a guideline that is searched on its own: a heading and its text, up to its first subsection. */
export interface TextSection {
  /** Id in the search index. It changes with what is searched. */
  id: string
  /** Undefined for the text before the first heading. */
  section?: Section
  /** The sections that contain it, outermost first. */
  parents: readonly Section[]
  start: number
  /** Where its own text ends: before its first subsection. */
  end: number
  /** What is searched: the name of the guideline and the heading, then the text and the headings above. */
  searched: string
}

/** With more headings than this, the rest of the guideline belongs to the last of these sections. */
const MAX_SECTIONS = 1_000

export type Named = Pick<GuidelineContent, 'name' | 'description' | 'value'>

/** The sections of a guideline that have a text, in order. An empty guideline has one, which is found by its name. */
export function textSections(guidelineId: string, { name, description, value }: Named): TextSection[] {
  const sections = sectionsOf(value).slice(0, MAX_SECTIONS)
  const ids = new Map<string, number>()
  const textSection = (start: number, end: number, parents: readonly Section[], section?: Section): TextSection => {
    const titles = [...parents, ...(section ? [section] : [])].map(({ title }) => title)
    const about = start === 0 && description ? [description] : []
    const text = value.slice(section?.textStart ?? start, end)
    const parts = [...new Set([name, ...about, ...titles]), text]
    // embedding models compare messages best with "name: heading", followed by the text
    const heading = section?.title ?? name
    const above = parents.map(({ title }) => title).filter(title => title !== name && title !== heading)
    const searched = [[...new Set([name, heading])].join(': '), ...about, text.trim(), ...new Set(above)].join('\n')
    const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
    // equal sections need different ids
    const repeated = ids.get(hash) ?? 0
    ids.set(hash, repeated + 1)
    const id = `${guidelineId}/${hash}${repeated === 0 ? '' : `-${repeated}`}`
    return { id, ...(section && { section }), parents, start, end, searched }
  }
  const path: Section[] = []
  const found = [
    textSection(0, sections[0]?.start ?? value.length, []),
    ...sections.map((section, n) => {
      while (path.length > 0 && (path.at(-1)?.depth ?? 0) >= section.depth) path.pop()
      const parents = [...path]
      path.push(section)
      return textSection(section.start, sections[n + 1]?.start ?? value.length, parents, section)
    }),
  ]
  const withText = found.filter(
    ({ section, start, end }) => value.slice(section?.textStart ?? start, end).trim() !== '',
  )
  return withText.length > 0 ? withText : found.slice(0, 1)
}

/** The place of a section in the index, among those of its guideline. */
export interface IndexedSection {
  id: string
  position: number
}

/** What the search index has of a guideline. */
export function indexEntries(
  guidelineId: string,
  guideline: Named & Pick<GuidelineContent, 'tags'>,
  timestamp: Date,
): { sections: IndexedSection[]; documents: SearchDocument[] } {
  const sections = textSections(guidelineId, guideline)
  return {
    sections: sections.map(({ id }, position) => ({ id, position })),
    documents: sections.map(({ id, searched }) =>
      documentOf({
        id,
        source: 'guideline',
        content: searched,
        timestamp,
        sessionId: guidelineId,
        tags: guideline.tags,
      }),
    ),
  }
}
