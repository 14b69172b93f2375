import type { Schemas } from '../../../contract/schemas.ts'
import type { ErrorDetail } from '../../../platform/values/errors.ts'
import type { Declared } from '../engine/sql/fan-out.ts'
import { judgePayload } from '../event-types/payload-rules.ts'

/** What a payload rule has found in one of the events of a call. */
export interface PayloadFinding {
  type: string
  detail: ErrorDetail
  /** Whether the event is refused, unless its type says otherwise. */
  certain: boolean
}

/** The first finding in each part of each event. */
export const payloadFindings = (input: readonly Schemas['NewWebhookEvent'][]): PayloadFinding[] =>
  input.flatMap((item, index) =>
    (['data', 'previous_attributes'] as const).flatMap((part): PayloadFinding[] => {
      const { problem, doubt } = judgePayload(item[part])
      const found = problem ?? doubt
      if (!found) return []
      const detail = { path: `body.events.${index}.${part}.${found.path}`, message: found.message }
      return [{ type: item.type, detail, certain: problem !== undefined }]
    }),
  )

/** Which findings refuse events, and which are warnings, by what the account has declared. */
export function judgedBy(
  declared: readonly Declared[],
  findings: readonly PayloadFinding[],
): { problems: ErrorDetail[]; doubts: ErrorDetail[] } {
  const warned = new Set(declared.flatMap(({ type, payloadRules }) => (payloadRules === 'warn' ? [type] : [])))
  const refuses = ({ type, certain }: PayloadFinding): boolean => certain && !warned.has(type)
  return {
    problems: findings.flatMap(each => (refuses(each) ? [each.detail] : [])),
    doubts: findings.flatMap(each => (refuses(each) ? [] : [each.detail])),
  }
}
