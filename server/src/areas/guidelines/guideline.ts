/** A guideline without its text. */
export interface Guideline {
  id: string
  name: string
  description?: string
  tags: string[]
  alwaysOn: boolean
  triggerKeywords: string[]
  /** Length of the text in UTF-16 code units. */
  characters: number
  /** Estimated from above. */
  tokens: number
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a version keeps. */
export interface GuidelineContent {
  name: string
  description: string | null
  tags: string[]
  alwaysOn: boolean
  triggerKeywords: string[]
  value: string
}

export const contentOf = ({
  name,
  description,
  tags,
  alwaysOn,
  triggerKeywords,
  value,
}: GuidelineContent): GuidelineContent => ({ name, description, tags, alwaysOn, triggerKeywords, value })

/** The columns of `GuidelineRow`. The text, which can be long, is read separately. */
export const GUIDELINE_COLUMNS = `id, name, description, tags, always_on AS "alwaysOn",
  trigger_keywords AS "triggerKeywords", characters, tokens, version, created_at AS "createdAt", updated_at AS "updatedAt"`

export const GUIDELINE_FIELDS = {
  id: true,
  name: true,
  description: true,
  tags: true,
  alwaysOn: true,
  triggerKeywords: true,
  characters: true,
  tokens: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const

export type GuidelineRow = Omit<Guideline, 'description'> & { description: string | null }

export const readGuideline = <Row extends GuidelineRow>({ description, ...rest }: Row) => ({
  ...rest,
  ...(description !== null && { description }),
})
