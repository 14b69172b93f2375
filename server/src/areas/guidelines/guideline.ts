import type { Guideline as Row } from '../../platform/database/prisma/client.ts'
/** A guideline without its text. */
export interface Guideline extends Omit<Row, 'tenantId' | 'triggerStems' | 'value' | 'description'> {
  description?: string
}

export type GuidelineContent = Pick<Row, 'name' | 'description' | 'tags' | 'alwaysOn' | 'triggerKeywords' | 'value'>

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
