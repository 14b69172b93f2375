import { defineEvent, integer } from '../events/domain-events.ts'

/** Written by a trigger on the credits of a tenant, in the transaction that spends them. */
export const CREDITS_THRESHOLD_REACHED = defineEvent({
  type: 'credits.threshold_reached',
  description:
    'The credits of the organization, in live or test data, have fallen to 20, 5 or 0 percent of what it had after the latest grant. Sent once for each share until the next grant.',
  fields: {
    share: integer('The share in percent: 20, 5 or 0.'),
    left: integer('Credits that are left, with those that running calls have reserved.'),
    granted: integer('Credits after the latest grant.'),
  },
  example: { share: 20, left: 199_874, granted: 1_000_000 },
})
