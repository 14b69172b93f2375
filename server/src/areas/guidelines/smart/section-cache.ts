import { type Named, type TextSection, textSections } from '../indexing/sections.ts'

/** A version of a guideline, whose text never changes. */
export interface GuidelineText extends Named {
  id: string
  version: number
}

export type SectionsOf = (guideline: GuidelineText) => readonly TextSection[]

/** Total length of the texts whose sections are cached, in UTF-16 code units. */
const MAX_CHARACTERS = 16_000_000

/** Caches sections, because parsing the guidelines of a selection takes as long as searching for them. */
export function createSectionCache(mostCharacters = MAX_CHARACTERS): SectionsOf {
  // the map is in order of last use
  const cached = new Map<string, { sections: readonly TextSection[]; characters: number }>()
  let characters = 0
  return guideline => {
    const key = `${guideline.id} ${guideline.version}`
    const known = cached.get(key)
    const entry = known ?? { sections: textSections(guideline.id, guideline), characters: guideline.value.length }
    cached.delete(key)
    cached.set(key, entry)
    if (!known) characters += entry.characters
    for (const [oldest, { characters: freed }] of cached) {
      if (characters <= mostCharacters) break
      cached.delete(oldest)
      characters -= freed
    }
    return entry.sections
  }
}
