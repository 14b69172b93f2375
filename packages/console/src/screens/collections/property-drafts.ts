import type { Collection, PropertyDefinitionChange } from '@keepsake/sdk'

export type Definition = Collection['properties'][number]

/** A property as it is typed. */
export interface Draft {
  /** Stays the same while it is typed. */
  key: string
  /** Absent if the property is new. */
  systemName?: string
  name: string
  type: Definition['type']
  mode: Definition['mode']
  review: NonNullable<Definition['review']>
  description: string
  unit: string
  /** With commas between them. */
  aliases: string
  options: string
}

/** What saving drafts does to the properties of a collection. */
export interface Changes {
  added: string[]
  removed: Definition[]
  changed: { before: Definition; name: string; fields: string[]; isReshaped: boolean }[]
}

export const draftOf = (definition: Definition): Draft => ({
  key: definition.systemName,
  systemName: definition.systemName,
  name: definition.name,
  type: definition.type,
  mode: definition.mode,
  review: definition.review ?? 'unsure',
  description: definition.description ?? '',
  unit: definition.unit ?? '',
  aliases: (definition.aliases ?? []).join(', '),
  options: (definition.options ?? []).join(', '),
})

export const newDraft = (key: string): Draft => ({
  key,
  name: '',
  type: 'text',
  mode: 'replace',
  review: 'unsure',
  description: '',
  unit: '',
  aliases: '',
  options: '',
})

/** Words that are typed with commas between them. */
const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

const FIELDS = ['name', 'type', 'mode', 'options', 'unit', 'description', 'aliases', 'review'] as const
/** Fields whose change converts stored values, or can leave some that do not fit. */
const RESHAPING: readonly string[] = ['type', 'mode', 'options']

/** The text of a field, the same however it is spaced. */
function textOf(draft: Draft, field: (typeof FIELDS)[number]): string {
  if (field === 'options') return draft.type === 'options' ? wordsOf(draft.options).join(', ') : ''
  return field === 'aliases' ? wordsOf(draft.aliases).join(', ') : draft[field].trim()
}

export function changesOf(before: readonly Definition[], drafts: readonly Draft[]): Changes {
  const kept = new Map(drafts.map(draft => [draft.systemName, draft]))
  return {
    added: drafts.filter(({ systemName }) => systemName === undefined).map(({ name }) => name),
    removed: before.filter(({ systemName }) => !kept.has(systemName)),
    changed: before.flatMap(definition => {
      const draft = kept.get(definition.systemName)
      if (!draft) return []
      const was = draftOf(definition)
      const fields = FIELDS.filter(field => textOf(was, field) !== textOf(draft, field))
      if (fields.length === 0) return []
      const isReshaped = fields.some(field => RESHAPING.includes(field))
      return { before: definition, name: draft.name, fields: [...fields], isReshaped }
    }),
  }
}

/** The properties as the API takes them. An empty field clears what the property had. */
export const toChanges = (before: readonly Definition[], drafts: readonly Draft[]): PropertyDefinitionChange[] =>
  drafts.map(draft => {
    const { systemName, name, type, mode, review, description, unit } = draft
    const was = before.find(definition => definition.systemName === systemName)
    const aliases = wordsOf(draft.aliases)
    const cleared = (text: string, had: string | undefined): { value?: string | null } =>
      text.trim() === '' ? (had === undefined ? {} : { value: null }) : { value: text.trim() }
    const about = cleared(description, was?.description)
    const of = cleared(unit, was?.unit)
    return {
      ...(systemName !== undefined && { systemName }),
      name: name.trim(),
      type,
      mode,
      ...(type === 'options' && { options: wordsOf(draft.options) }),
      ...('value' in about && { description: about.value }),
      ...('value' in of && { unit: of.value }),
      ...((aliases.length > 0 || was?.aliases) && { aliases }),
      ...((review !== 'unsure' || was?.review) && { review }),
    }
  })
