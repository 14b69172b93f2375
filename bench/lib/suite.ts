import type { Measured } from './figure.ts'

export interface SuiteOptions {
  /** A short check that everything runs; its figures mean nothing. */
  quick: boolean
  /** Takes each figure as soon as it is known. */
  note(figure: Measured): void
}

export interface Suite {
  name: string
  run(options: SuiteOptions): Promise<void>
}
