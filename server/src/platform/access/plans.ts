import { ApiError } from '../values/errors.ts'
import { FEATURES } from './permissions.gen.ts'
import { PLAN_NAMES, type PlanName } from './plan-names.ts'

/** Days that webhooks are kept unless an organization sets another time. No plan allows less. */
export const WEBHOOK_RETENTION_DAYS = 35

/** The limits of a plan. They are always numbers: of what `unlimited` does not limit, the largest 32-bit integer. */
interface Limits {
  maxApiCallsPerMinute: number
  maxApiCallsPerMonth: number
  /** Emails that its invitations and notifications send in a day (UTC). */
  maxMailsPerDay: number
  /** Requests to models in a day (UTC), of calls and of background work. */
  maxModelCallsPerDay: number
  /** Tokens that models read and write for it in a day (UTC). */
  maxModelTokensPerDay: number
  /** The longest time that an organization can set for its webhooks, in days. */
  maxWebhookRetentionDays: number
}

/** Calls that the keys of the portal can make in a minute for one customer. They are none of the organization's. */
export const PORTAL_CALLS_PER_MINUTE = 60

/** From the smallest plan to the largest. Each includes the features of those before it. */
const LIMITS: Readonly<Record<PlanName, Limits>> = {
  free: {
    maxApiCallsPerMinute: 60,
    maxApiCallsPerMonth: 10_000,
    maxMailsPerDay: 20,
    maxModelCallsPerDay: 1_000,
    maxModelTokensPerDay: 1_000_000,
    maxWebhookRetentionDays: WEBHOOK_RETENTION_DAYS,
  },
  pro: {
    maxApiCallsPerMinute: 600,
    maxApiCallsPerMonth: 500_000,
    maxMailsPerDay: 500,
    maxModelCallsPerDay: 50_000,
    maxModelTokensPerDay: 50_000_000,
    maxWebhookRetentionDays: 90,
  },
  scale: {
    maxApiCallsPerMinute: 6_000,
    maxApiCallsPerMonth: 10_000_000,
    maxMailsPerDay: 5_000,
    maxModelCallsPerDay: 1_000_000,
    maxModelTokensPerDay: 1_000_000_000,
    maxWebhookRetentionDays: 365,
  },
  unlimited: {
    maxApiCallsPerMinute: 2_147_483_647,
    maxApiCallsPerMonth: 2_147_483_647,
    maxMailsPerDay: 2_147_483_647,
    maxModelCallsPerDay: 2_147_483_647,
    maxModelTokensPerDay: 2_147_483_647,
    maxWebhookRetentionDays: 3_650,
  },
}

/** Whether a plan is at least as large as another one. */
const includes = (plan: PlanName, smallest: PlanName): boolean =>
  PLAN_NAMES.indexOf(plan) >= PLAN_NAMES.indexOf(smallest)

const featuresOf = (plan: PlanName): string[] =>
  Object.entries(FEATURES).flatMap(([feature, smallest]) => (includes(plan, smallest) ? [feature] : []))

interface Plan extends Limits {
  features: readonly string[]
}

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: { ...LIMITS.free, features: featuresOf('free') },
  pro: { ...LIMITS.pro, features: featuresOf('pro') },
  scale: { ...LIMITS.scale, features: featuresOf('scale') },
  unlimited: { ...LIMITS.unlimited, features: featuresOf('unlimited') },
}

/** Checks that the plan includes an area. @throws ApiError `permission_error` that names the plan that is needed */
export function requireFeature(plan: PlanName, area: string): void {
  const smallest = FEATURES[area]
  if (smallest && !includes(plan, smallest))
    throw new ApiError(
      'permission_error',
      `${area} needs the plan ${smallest} or a larger one; this organization has the plan ${plan}. The operator of the server can change it.`,
    )
}
