/** The limits of a plan. They are always numbers: for `unlimited`, the largest 32-bit integer. */
export interface Plan {
  maxApiCallsPerMinute: number
  maxApiCallsPerMonth: number
  features: readonly string[]
}

const EVERYTHING = ['memory', 'collections', 'guidelines', 'events', 'webhooks'] as const

export const PLANS = {
  free: { maxApiCallsPerMinute: 60, maxApiCallsPerMonth: 10_000, features: EVERYTHING },
  pro: { maxApiCallsPerMinute: 600, maxApiCallsPerMonth: 500_000, features: EVERYTHING },
  scale: { maxApiCallsPerMinute: 6_000, maxApiCallsPerMonth: 10_000_000, features: EVERYTHING },
  unlimited: { maxApiCallsPerMinute: 2_147_483_647, maxApiCallsPerMonth: 2_147_483_647, features: EVERYTHING },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof PLANS

export const isPlan = (name: string): name is PlanName => Object.hasOwn(PLANS, name)
