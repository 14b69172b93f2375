export const VIEWS = [
  ['text', 'Text'],
  ['edit', 'Edit'],
  ['versions', 'Versions'],
] as const
export type View = (typeof VIEWS)[number][0]

/** What the address of a guideline says: what is shown of it. */
export interface GuidelineSearch {
  view?: View
  /** The slug of the section that is shown. */
  section?: string
  /** The versions that are compared. */
  from?: number
  to?: number
}

const readVersion = (value: unknown): number | undefined => {
  const version = Number(value)
  return Number.isInteger(version) && version > 0 ? version : undefined
}

export function readGuidelineSearch(search: Record<string, unknown>): GuidelineSearch {
  const view = VIEWS.map(([each]) => each).find(each => each === search.view)
  const [from, to] = [readVersion(search.from), readVersion(search.to)]
  return {
    ...(view && { view }),
    ...(typeof search.section === 'string' && { section: search.section }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

/** What the address of the list says: which names are shown. */
export const readGuidelinesSearch = ({ name }: Record<string, unknown>): { name?: string } =>
  name === undefined || name === '' ? {} : { name: String(name) }

/** What the address of the selection says: for which message. */
export const readSelectionSearch = ({ message }: Record<string, unknown>): { message?: string } =>
  message === undefined || message === '' ? {} : { message: String(message) }

/** Words that are typed with commas between them. */
export const readWords = (text: string): string[] =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)
