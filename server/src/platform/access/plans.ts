import { ApiError } from '../errors.ts'

/** The limits of a plan. They are always numbers: for `unlimited`, the largest 32-bit integer. */
interface Limits {
  maxApiCallsPerMinute: number
  maxApiCallsPerMonth: number
}

/** From the smallest plan to the largest. Each includes the features of those before it. */
const LIMITS = {
  free: { maxApiCallsPerMinute: 60, maxApiCallsPerMonth: 10_000 },
  pro: { maxApiCallsPerMinute: 600, maxApiCallsPerMonth: 500_000 },
  scale: { maxApiCallsPerMinute: 6_000, maxApiCallsPerMonth: 10_000_000 },
  unlimited: { maxApiCallsPerMinute: 2_147_483_647, maxApiCallsPerMonth: 2_147_483_647 },
} as const satisfies Record<string, Limits>

export type PlanName = keyof typeof LIMITS

export const isPlan = (name: string): name is PlanName => Object.hasOwn(LIMITS, name)

/** Plans, from the smallest to the largest. */
export const PLAN_NAMES: readonly PlanName[] = Object.keys(LIMITS).filter(isPlan)

/**
 * The smallest plan with each feature. A feature is an area, with all its operations. Areas that are not listed belong
 * to every plan: without them, nobody could manage their account.
 */
export const FEATURES: Readonly<Record<string, PlanName>> = {
  memory: 'free',
  collections: 'free',
  guidelines: 'pro',
  multimodal: 'pro',
  orchestration: 'pro',
  retrieval: 'pro',
  events: 'free',
  webhooks: 'pro',
  notifications: 'free',
  gateway: 'free',
  'mcp-servers': 'pro',
}

/** Whether a plan is at least as large as another one. */
const includes = (plan: PlanName, smallest: PlanName): boolean =>
  PLAN_NAMES.indexOf(plan) >= PLAN_NAMES.indexOf(smallest)

const featuresOf = (plan: PlanName): string[] =>
  Object.entries(FEATURES).flatMap(([feature, smallest]) => (includes(plan, smallest) ? [feature] : []))

interface Plan extends Limits {
  features: readonly string[]
}

/** The plans with their limits and features. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: { ...LIMITS.free, features: featuresOf('free') },
  pro: { ...LIMITS.pro, features: featuresOf('pro') },
  scale: { ...LIMITS.scale, features: featuresOf('scale') },
  unlimited: { ...LIMITS.unlimited, features: featuresOf('unlimited') },
}

/**
 * Checks that the plan includes an area.
 * @throws ApiError `permission_error` that names the plan that is needed
 */
export function requireFeature(plan: PlanName, area: string): void {
  const smallest = FEATURES[area]
  if (smallest && !includes(plan, smallest))
    throw new ApiError(
      'permission_error',
      `${area} needs the plan ${smallest} or a larger one; this organization has the plan ${plan}. The operator of the server can change it.`,
    )
}
