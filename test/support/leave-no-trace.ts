import { afterAll, vi } from 'vitest'

/** What a process has that a file can change: a server of Hono puts its own `Request` and `Response` in place of those of Node. */
export const traces = () => ({ environment: { ...process.env }, Request, Response })

/** Undoes what a test file has changed in the process. @param before what it had */
export function leaveNoTrace({ environment, ...globals }: ReturnType<typeof traces>): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  Object.assign(globalThis, globals)
}

// test files of one process share its environment and globals: what one changes must not reach the next
const before = traces()
afterAll(() => leaveNoTrace(before))
