import { afterAll, vi } from 'vitest'

/** Undoes what a test file has changed in the process. @param environment as it was before */
export function leaveNoTrace(environment: NodeJS.ProcessEnv): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}

// test files of one process share its environment and globals: what one changes must not reach the next
const before = { ...process.env }
afterAll(() => leaveNoTrace(before))
