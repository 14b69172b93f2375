/**
 * Measures how the service grows: `pnpm bench:scale [suite…] [--size N] [--json file] [--quick]`. Each suite fills a
 * PostgreSQL database of its own, measures at ten thousand rows and at the full size, and removes it. There is no limit
 * of time. Figures go where those of `pnpm bench` go.
 */
import { options } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { chosenFrom, runSuites } from '../lib/run.ts'
import { deliveries } from './deliveries.ts'
import { announce, type ScaleSuite } from './growth.ts'
import { memories } from './memories.ts'
import { organizations } from './organizations.ts'
import { outbox } from './outbox.ts'
import { records } from './records.ts'
import { usage } from './usage.ts'

const SUITES: readonly ScaleSuite[] = [memories, organizations, records, deliveries, outbox, usage]

const chosen = chosenFrom(SUITES)
try {
  await announce(chosen, options.quick)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(2)
}
await runSuites(chosen)
