import { setTimeout as sleep } from 'node:timers/promises'

/** What was found about one part: it works, it is not set, or it is a fault, whose text has the fix. */
export interface Finding {
  state: 'ok' | 'none' | 'fault'
  text: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const none = (text: string): Finding => ({ state: 'none', text })
export const fault = (text: string): Finding => ({ state: 'fault', text })

/** Longer than a model takes to load or to answer in a few words. */
const PATIENCE_SECONDS = 30

/** Looks at one part. What is thrown, or takes too long, is a fault of this part alone. */
export async function look(check: () => Promise<Finding>): Promise<Finding> {
  const ended = new AbortController()
  const late = sleep(PATIENCE_SECONDS * 1_000, undefined, { signal: ended.signal }).then(() =>
    fault(`It did not answer within ${PATIENCE_SECONDS} seconds. Check its address and the network.`),
  )
  try {
    return await Promise.race([check(), late])
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  } finally {
    ended.abort()
    late.catch(() => {})
  }
}
