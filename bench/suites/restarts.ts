import { restartUnderLoad } from '../../test/support/rolling-restart.ts'
import { say } from '../lib/progress.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

/**
 * Calls of eight programs through the SDK, while two servers and two workers behind a load balancer are replaced one
 * after the other.
 */
export const restarts: Suite = {
  name: 'restarts',
  async run({ quick, note }) {
    if (!DATABASES.includes('PostgreSQL')) return say('  not measured: it needs PostgreSQL')
    for (const delay of [0, 2]) {
      const store = await createStore('PostgreSQL')
      // servers say their address at this level
      const settings = { ...store.environment, LOG_LEVEL: 'info', SHUTDOWN_DELAY_SECONDS: String(delay) }
      const report = await restartUnderLoad({ rounds: quick ? 1 : 3, callers: 8, settings })
      await report.end()
      const figure = (name: string, value: number, unit: string): void =>
        note({ name: `${name}, delay of ${delay} s`, value, unit })
      figure('calls', report.calls, 'calls')
      figure('repeated by the SDK', report.retries, 'calls')
      figure('slowest call', report.slowestMs, 'ms')
      note({
        name: `failed, delay of ${delay} s`,
        value: report.failures.length,
        unit: 'calls',
        target: { of: 'value', is: 'at most', than: 0 },
      })
      await store.remove()
    }
  },
}
