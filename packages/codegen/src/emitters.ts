import { emitApiList } from './emit/api-list.ts'
import { emitCli } from './emit/cli.ts'
import { emitContract } from './emit/contract.ts'
import { emitErrors } from './emit/errors.ts'
import { emitMcp } from './emit/mcp.ts'
import { emitReference } from './emit/reference.ts'
import { emitSamples } from './emit/samples.ts'
import { emitSdk } from './emit/sdk.ts'
import type { Emitter } from './operations.ts'

export const EMITTERS: Emitter[] = [
  emitContract,
  emitSdk,
  emitCli,
  emitMcp,
  emitApiList,
  emitReference,
  emitSamples,
  emitErrors,
]

/** Everything in these directories is generated: a file that no emitter produces is removed. */
export const GENERATED_DIRECTORIES = [
  'docs/reference',
  'packages/sdk/src/generated',
  'packages/cli/src/generated',
  'packages/mcp/src/generated',
]
