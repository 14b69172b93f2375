import { emitApiList } from './emit/api-list.ts'
import { emitCli } from './emit/cli.ts'
import { emitContract } from './emit/contract.ts'
import { emitErrorClasses, emitErrorTexts } from './emit/errors.ts'
import { emitMcp } from './emit/mcp.ts'
import { emitReference } from './emit/reference.ts'
import { emitSamples } from './emit/samples.ts'
import { emitSdk } from './emit/sdk.ts'
import type { Emitter } from './operations.ts'

/** A part of the generated files. */
export interface Part {
  emitters: readonly Emitter[]
  /** Everything in these directories is generated: a file that no emitter produces is removed. */
  directories: readonly string[]
}

/** What users of the API read, so that a review shows how a change affects them. */
export const COMMITTED: Part = {
  emitters: [emitApiList, emitErrorClasses],
  directories: [],
}

/** What follows from the spec without a choice: generated when the packages are installed, and not committed. */
export const UNCOMMITTED: Part = {
  emitters: [emitContract, emitSdk, emitReference, emitCli, emitMcp, emitSamples, emitErrorTexts],
  directories: [
    'docs/reference',
    'packages/sdk/src/generated',
    'packages/sdk/src/spec',
    'packages/cli/src/generated',
    'packages/mcp/src/generated',
  ],
}

export const EVERYTHING: Part = {
  emitters: [...COMMITTED.emitters, ...UNCOMMITTED.emitters],
  directories: [...COMMITTED.directories, ...UNCOMMITTED.directories],
}
