/**
 * Measures the service: `pnpm bench [suite…] [--database PGlite|PostgreSQL] [--json file] [--quick] [--held-out | --blind]`. Progress goes to standard error, the table to
 * standard output, and all figures with the machine they were taken on to `bench/results`.
 * `pnpm bench public PATH` is a public set of questions instead.
 */
import { suites } from './lib/options.ts'
import { chosenFrom, runSuites } from './lib/run.ts'
import type { Suite } from './lib/suite.ts'
import { publicMain } from './public/main.ts'
import { against } from './suites/against.ts'
import { answers } from './suites/answers.ts'
import { batch } from './suites/batch.ts'
import { cli } from './suites/cli.ts'
import { filter } from './suites/filter.ts'
import { gateway } from './suites/gateway.ts'
import { growth } from './suites/growth.ts'
import { guidelines } from './suites/guidelines.ts'
import { hover } from './suites/hover.ts'
import { mcp } from './suites/mcp.ts'
import { me } from './suites/me.ts'
import { memorize } from './suites/memorize.ts'
import { pooler } from './suites/pooler.ts'
import { prompt } from './suites/prompt.ts'
import { rag } from './suites/rag.ts'
import { recall } from './suites/recall.ts'
import { resident } from './suites/resident.ts'
import { restarts } from './suites/restarts.ts'
import { roundTrips } from './suites/round-trips.ts'
import { sdk } from './suites/sdk.ts'
import { similar } from './suites/similar.ts'
import { sizing } from './suites/sizing.ts'
import { start } from './suites/start.ts'
import { truth } from './suites/truth.ts'
import { webhooks } from './suites/webhooks.ts'

const SUITES: readonly Suite[] = [
  roundTrips,
  memorize,
  batch,
  growth,
  recall,
  similar,
  guidelines,
  rag,
  filter,
  gateway,
  me,
  mcp,
  pooler,
  prompt,
  ...webhooks,
  restarts,
  sdk,
  hover,
  cli,
  start,
  answers,
  truth,
  resident,
  sizing,
  against,
]
const MAX_MINUTES = 45

const [first, ...paths] = suites
if (first === 'public') await publicMain(paths)
else await runSuites(chosenFrom(SUITES), MAX_MINUTES)
