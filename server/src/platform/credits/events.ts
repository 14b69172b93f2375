import { defineEvent, integer } from '../events/domain-events.ts'

/** Written by a trigger on the credits of a tenant, in the transaction that spends them. */
export const CREDITS_THRESHOLD_REACHED = defineEvent(
  'credits.threshold_reached',
  'The credits of the organization, in live or test data, have fallen to 20, 5 or 0 percent of what it had after the latest grant. Sent once for each share until the next grant.',
  {
    share: integer('The share in percent: 20, 5 or 0.', 20),
    left: integer('Credits that are left, with those that running calls have reserved.', 199_874),
    granted: integer('Credits after the latest grant.', 1_000_000),
  },
)
