import { z } from 'zod'
import { isFormOf, type ReadMessage, unreadWords, type Vocabulary } from '../../../../models/language.ts'
import type { QuestionInput, QuestionReading } from '../../../../models/question.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { OPERATORS } from '../../properties/filter/operators.ts'
import { type PropertyFilter, readFilter } from '../../properties/filter/read-filter.ts'

const OPERATOR_NAMES = Object.keys(OPERATORS)

/** A filter that did not come through the validation of a request. */
export const UntrustedFilter = z.strictObject({
  logic: z.enum(['and', 'or']),
  conditions: z
    .array(
      z.strictObject({
        property: z.string().min(1).max(200),
        operator: z.custom<PropertyFilter['conditions'][number]['operator']>(name =>
          OPERATOR_NAMES.some(known => known === name),
        ),
        value: z.json().optional(),
      }),
    )
    .min(1)
    .max(20),
})

/** Characters of a filter as JSON, which the cursor of a list repeats. */
const MAX_FILTER_LENGTH = 4_000

/**
 * Parses a question with the configured model. Its reading is used only if the definitions allow all of it.
 * @returns undefined if the model finds no filter, or one with an unknown property, a wrong operator or a wrong type
 */
export async function readWithModel(
  readQuestion: (input: QuestionInput) => Promise<QuestionReading>,
  question: string,
  { properties, types }: Vocabulary,
  collections: readonly CollectionDefinition[],
  how: Pick<QuestionInput, 'now' | 'signal'>,
): Promise<ReadMessage | undefined> {
  const input = { question, properties, types, operators: OPERATOR_NAMES, ...how }
  const { reading } = await readQuestion(input)
  if (!reading) return undefined
  const type = reading.type && types.find(known => isFormOf(reading.type ?? '', known))
  const { data: filter } = UntrustedFilter.safeParse({
    logic: reading.logic,
    conditions: reading.conditions.map(({ property, operator, value }) => ({
      property,
      operator,
      ...(value !== null && { value }),
    })),
  })
  if (!filter || !isUsable(filter, collections) || (reading.type !== undefined && type === undefined)) return undefined
  const evidence = reading.conditions.map(each => each.evidence)
  return {
    filter,
    ...(type !== undefined && { type }),
    read: reading.conditions.map(({ property, evidence: { text } }) => ({ text, property })),
    unread: unreadWords(question, evidence, types),
  }
}

function isUsable(filter: PropertyFilter, collections: readonly CollectionDefinition[]): boolean {
  if (JSON.stringify(filter).length > MAX_FILTER_LENGTH) return false
  try {
    readFilter(filter, collections, 'filter')
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
