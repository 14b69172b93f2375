import type { Schemas } from '../../../contract/schemas.ts'

type Warning = NonNullable<Schemas['PublishWebhookEventsResponse']['warnings']>[number]

const MAX_WARNINGS = 20

const TEXTS = {
  customer: {
    code: 'unknown_customer',
    textOf: (uid: string) =>
      `The customer ${uid} did not exist and was created, so it has no subscriptions. Check the uid.`,
  },
  type: {
    code: 'unknown_type',
    textOf: (type: string) =>
      `The type ${type} is not declared. Declare it with webhooks event-types create, or check the name.`,
  },
} as const

/** A warning for each value of a field that is unknown, at the first event that has it. */
export function unknownValues(
  input: readonly Schemas['NewWebhookEvent'][],
  field: keyof typeof TEXTS,
  values: readonly string[],
): Warning[] {
  const { code, textOf } = TEXTS[field]
  return [...new Set(values)].slice(0, MAX_WARNINGS).map(value => {
    const index = input.findIndex(item => item[field] === value)
    return { code, message: textOf(value), path: `events.${index}.${field}` }
  })
}
