/** Plans, from the smallest to the largest. */
export const PLAN_NAMES = ['free', 'pro', 'scale', 'unlimited'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

export const isPlan = (name: string): name is PlanName => PLAN_NAMES.some(plan => plan === name)
