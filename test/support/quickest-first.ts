import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of test files: the longest first, so that no core waits for another one at the end, but before all of them the
 * quickest, so that a run says something soon.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return quickestFirst(await super.sort(files))
  }
}

/** @param files one project after the other, and within one the longest first, as far as a run before has told */
export function quickestFirst<T extends { project: { name: string } }>(files: readonly T[]): T[] {
  // one that needs no database is quick even if nobody has run it
  const quickest =
    files.findLast(({ project }) => project.name === 'unit') ??
    files.findLast(({ project }) => project === files[0]?.project)
  return quickest ? [quickest, ...files.filter(file => file !== quickest)] : []
}
