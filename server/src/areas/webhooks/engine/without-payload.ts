import { DAY_MS } from '../../../platform/values/durations.ts'
import { type ApiError, conflict } from '../../../platform/values/errors.ts'

/** The error of sending an event again whose payload was deleted. */
export function withoutPayload(
  { eventId, createdAt }: { eventId: string; createdAt: Date },
  deletedAt: Date,
): ApiError {
  const days = Math.floor((deletedAt.getTime() - createdAt.getTime()) / DAY_MS)
  return conflict(
    `The payload of ${eventId} was deleted after ${days} days, so it cannot be sent again (webhookPayloadDays of the organization). Publish the event again with another ID.`,
  )
}
