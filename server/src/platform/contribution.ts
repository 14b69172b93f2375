import type { JobKind } from './jobs/runner.ts'
import type { Schedule } from './jobs/schedules.ts'
import type { Consumer } from './outbox.ts'
import type { SearchSource } from './search-source.ts'

/** What a part of the service adds to the running process. */
export interface Contribution {
  /** Queued work, by kind. */
  readonly jobs?: Readonly<Record<string, JobKind>>
  /** Periodic work, by name. One process runs it at a time. */
  readonly schedules?: Readonly<Record<string, Schedule>>
  /** Act on domain events. */
  readonly consumers?: readonly Consumer[]
  /** What the ranking engine indexes and returns. */
  readonly searchSources?: readonly SearchSource[]
  /** Runs before any background work starts. */
  prepare?(): Promise<void>
  /**
   * Starts work that runs next to requests.
   * @param process `workers`: whether this process does background work
   * @returns what stops it; undefined where nothing was started
   */
  start?(process: { workers: boolean }): Promise<Stoppable | undefined>
  /** Why the process cannot serve requests now, for `/readyz`; undefined when it can. */
  notReady?(): Promise<string | undefined>
}

export interface Stoppable {
  stop(): Promise<void>
}
