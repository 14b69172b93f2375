import type { Turn } from '../../src/platform/jobs/runner.ts'

/** The turn of a job that nobody waits for. */
export const ENDLESS_TURN: Turn = { isOver: () => false, leave: () => {} }
